import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { COINS_PER_POINT, kindName, kindOf } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { BedView, ChillAndChili, PlayerView } from '../vocabulary.ts';
import { Coin, WateredSun } from './art/tokens.tsx';
import { CardBack } from './art/stall.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Every bed, card and coin counted, so that anyone can recount by hand. */
export function ScoreSheet({ view, outcome, language, names }: ScoreSheetProps<ChillAndChili>) {
  const words = TABLE_WORDS[language];
  const order = placed(outcome.places);
  return (
    <>
      <ol class="cc-sheet">
        {order.map(({ seat, place }) => (
          <li key={seat} class="cc-sheet-seat" data-seat={seat}>
            <h3>
              <span class="cc-sheet-place">{ordinal(place, language)}</span>
              <SeatSign seat={seat} />
              <span>{names(seat)}</span>
              <b>{view.players[seat]!.total}</b>
            </h3>
            <Lines player={view.players[seat]!} words={words} />
          </li>
        ))}
      </ol>
      <TieNote players={view.players} words={words} shared={outcome.places[0]!.length > 1} />
    </>
  );
}

function Lines({ player, words }: { player: PlayerView; words: TableWords }) {
  return (
    <ul class="cc-lines">
      {player.beds.map((bed, i) => (
        <BedLine key={i} bed={bed} words={words} />
      ))}
      <li>
        <CardBack class="cc-line-icon" />
        <span>{words.sheet.hand(player.handSize)}</span>
        <b>{player.score.hand}</b>
      </li>
      <li>
        <Coin class="cc-line-icon" />
        <span>{words.sheet.coins(player.coins)}</span>
        <b>{Math.floor(player.coins / COINS_PER_POINT)}</b>
      </li>
    </ul>
  );
}

function BedLine({ bed, words }: { bed: BedView; words: TableWords }) {
  const Vegetable = VEGETABLES[kindOf(bed.cards[0]!)]!;
  const full = bed.drops === bed.suns;
  return (
    <li>
      <Vegetable class="cc-line-icon" />
      <span>
        {words.sheet.bed(kindName(bed.cards[0]!), bed.cards.length)}{' '}
        <small>
          {full ? (
            <>
              <WateredSun class="cc-tiny-sun" /> {words.sheet.doubled}
            </>
          ) : (
            words.sheet.dry(bed.suns - bed.drops)
          )}
        </small>
      </span>
      <b>{full ? `${bed.points} × 2 = ${2 * bed.points}` : bed.points}</b>
    </li>
  );
}

function TieNote({
  players,
  words,
  shared,
}: {
  players: readonly PlayerView[];
  words: TableWords;
  shared: boolean;
}) {
  const best = Math.max(...players.map(player => player.total));
  if (players.filter(player => player.total === best).length < 2) return null;
  return <p class="cc-tie">{shared ? words.sheet.shared : words.sheet.tieBreak}</p>;
}
