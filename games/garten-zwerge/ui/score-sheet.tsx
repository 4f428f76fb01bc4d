import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { GOLD, GREY } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { GartenZwerge, PlayerView, View } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { Petal } from './art/things.tsx';
import './pieces.css';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Why it ended, who reached which goal, and the collections laid out in the order in which they are compared. */
export function ScoreSheet({ view, outcome, language, names }: ScoreSheetProps<GartenZwerge>) {
  const words = TABLE_WORDS[language];
  const order = placed(outcome.places);
  return (
    <>
      {view.stage.name === 'over' && <p class="gz-why">{words.sheet.why[view.stage.because]}</p>}
      {outcome.places[0]!.length > 1 && <p class="gz-why">{words.sheet.shared}</p>}
      <ol class="gz-sheet">
        {order.map(({ seat, place }) => {
          const player = view.players[seat]!;
          return (
            <li key={seat} data-seat={seat}>
              <h3>
                <span class="gz-sheet-place">{ordinal(place, language)}</span>
                <SeatSign seat={seat} />
                <span>{names(seat)}</span>
                <span class="gz-money">
                  {player.petals}
                  <Petal class="gz-petal" />
                </span>
              </h3>
              <Collection player={player} view={view} words={words} />
            </li>
          );
        })}
      </ol>
      <p class="hint">{words.sheet.tieBreak}</p>
    </>
  );
}

function Collection({ player, view, words }: { player: PlayerView; view: View; words: TableWords }) {
  const hats = player.gnomes.map(({ hat }) => hat);
  const gold = hats.filter(hat => hat === GOLD);
  const counted = hats.filter(hat => hat !== GOLD && hat !== GREY);
  const greys = hats.filter(hat => hat === GREY).length;
  const rich = player.petals >= view.goal;
  return (
    <>
      {gold.length > 0 ? (
        <p class="gz-reached">
          <Gnome hat={GOLD} class="gz-gnome-small" />
          <strong>{words.sheet.reached.gold}</strong>
        </p>
      ) : (
        rich && (
          <p class="gz-reached">
            <strong>{words.sheet.reached.petals}</strong>{' '}
            {player.petals > view.goal && words.sheet.above(player.petals - view.goal)}
          </p>
        )
      )}
      <p class="gz-collection">
        <span>{words.sheet.collection}</span>
        {counted.map((hat, i) => (
          <span key={i} title={words.gnome(hat)}>
            <Gnome hat={hat} class="gz-gnome-small" />
            <span class="only-heard">{words.gnome(hat)}</span>
          </span>
        ))}
        {counted.length === 0 && words.sheet.noGnomes}
        <span class="hint">
          {counted.length > 1 && `${counted.map(hat => view.values[hat]).join(' + ')} · `}
          {words.sheet.worth(player.worth)}
          {greys > 0 && ` · ${words.sheet.greys(greys)}`}
        </span>
      </p>
    </>
  );
}
