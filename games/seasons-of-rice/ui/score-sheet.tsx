import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { type Deck, deckOf } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { FieldView, PlayerView, SeasonsOfRice } from '../vocabulary.ts';
import { ancestorNumber } from './ancestor-card.tsx';
import { AncestorArt } from './art/ancestor.tsx';
import { PaddyDefs } from './art/defs.tsx';
import { FeatureArt } from './art/figures.tsx';
import { FieldSum } from './field-sum.tsx';
import { fieldKey } from './landscape.tsx';
import { MiniMap } from './mini-map.tsx';
import './board.css';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Field by field with a letter on the map, then what the end brings and takes: anyone can recount it. */
export function ScoreSheet({ view, edition, outcome, language, names }: ScoreSheetProps<SeasonsOfRice>) {
  const words = TABLE_WORDS[language];
  const deck = deckOf(edition);
  const order = placed(outcome.places);
  const tied = view.players[0]!.score === view.players[1]!.score;
  return (
    <div class="sr-paint" data-season="over">
      <PaddyDefs />
      <ol class="sr-sheet">
        {order.map(({ seat, place }) => {
          const player = view.players[seat]!;
          return (
            <li key={seat} data-seat={seat}>
              <h3>
                <span class="sr-sheet-place">{ordinal(place, language)}</span>
                <SeatSign seat={seat} />
                <span>{names(seat)}</span>
                <b>{player.score}</b>
              </h3>
              <Account player={player} deck={deck} words={words} />
            </li>
          );
        })}
      </ol>
      {tied && (
        <p class="sr-tie">
          {outcome.places[0]!.length > 1
            ? words.sheet.shared
            : words.sheet.tieFarmers(order.map(({ seat }) => view.players[seat]!.farmers))}
        </p>
      )}
    </div>
  );
}

const letter = (n: number): string => String.fromCharCode(65 + n);

function Account({ player, deck, words }: { player: PlayerView; deck: Deck; words: TableWords }) {
  const closed = player.fields
    .filter(({ status }) => status === 'closed')
    .toSorted((one, other) => one.at! - other.at!);
  const letters = new Map(closed.map((field, i) => [fieldKey(field), letter(i)]));
  const ancestor = player.ancestor && ancestorNumber(deck, player.ancestor.id);
  const name = ancestor === null ? '' : deck.ancestors[ancestor]!.name;
  return (
    <>
      <MiniMap player={player} deck={deck} badge={(field: FieldView) => letters.get(fieldKey(field)) ?? ''} />
      <ul class="sr-account">
        {closed.map((field, i) => (
          <li key={fieldKey(field)}>
            <b class="sr-letter">{letter(i)}</b>
            <span>
              <FieldSum field={{ ...field, points: field.points! }} words={words} ancestor={ancestor} open />
              <small>{words.sheet.closedBy(field.at! + 1)}</small>
            </span>
            <b>{field.worth}</b>
          </li>
        ))}
        {closed.length === 0 && <li>{words.sheet.noField}</li>}
        <li>
          <FeatureArt of="buffalo" class="sr-icon" />
          <span>
            {player.abandoned > 0 ? words.sheet.abandoned(player.abandoned) : words.sheet.noneAbandoned}
          </span>
          <b>{player.lines.abandoned}</b>
        </li>
        {player.ancestor?.timing === 'end' && (
          <li>
            <AncestorArt of={ancestor!} class="sr-icon" />
            <span>
              {words.sheet.atEnd(name)} <small>{words.ability(deck.ancestors[ancestor!]!.ability)}</small>
            </span>
            <b>+{player.ancestor.atEnd}</b>
          </li>
        )}
        {player.ancestor && player.ancestor.timing !== 'end' && (
          <li class="sr-aside">
            <AncestorArt of={ancestor!} class="sr-icon" />
            <span>{words.sheet.onClosing(name, player.ancestor.soFar)}</span>
          </li>
        )}
        <li class="sr-account-total">
          <span>{words.sheet.total}</span>
          <b>{player.score}</b>
        </li>
      </ul>
    </>
  );
}
