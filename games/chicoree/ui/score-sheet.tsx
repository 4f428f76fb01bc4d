import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { STEPS } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { Token } from './art/things.tsx';
import { Chain } from './chain.tsx';
import { Review } from './review.tsx';
import './chain.css';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** How far everyone came, why it ended, and every closed bid of the game, now open. */
export function ScoreSheet({ view, outcome, language, names }: ScoreSheetProps<Chicoree>) {
  const words = TABLE_WORDS[language];
  const order = placed(outcome.places);
  return (
    <>
      {view.ending && <p class="ch-sheet-why">{words.endings[view.ending.because]}</p>}
      <ol class="ch-sheet">
        {order.map(({ seat, place }) => {
          const player = view.players[seat]!;
          return (
            <li key={seat} data-seat={seat}>
              <h3>
                <span class="ch-sheet-place">{ordinal(place, language)}</span>
                <SeatSign seat={seat} />
                <span>{names(seat)}</span>
                <span class="ch-sheet-fact">
                  {player.out === null ? words.stepsOf(STEPS.length - player.missing.length) : words.bankrupt}
                </span>
                <span class="ch-sheet-fact">
                  {player.tokens} <Token class="ch-icon" />
                  <span class="only-heard">{words.unit.tokens(player.tokens)}</span>
                </span>
              </h3>
              {player.out === null && (
                <Chain seat={seat} player={player} words={words} label={words.chainOf(names(seat))} from="" />
              )}
            </li>
          );
        })}
      </ol>
      <Review view={view} words={words} names={names} />
    </>
  );
}
