import { nth } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger, type LedgerLine } from '../../../web/kit/ledger.tsx';
import { type Deck, deckOf } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView, SeasonsOfRice } from '../vocabulary.ts';
import { ancestorNumber } from './about.ts';
import { AncestorArt } from './art/ancestor.tsx';
import { PaddyDefs } from './art/defs.tsx';
import { FeatureArt } from './art/figures.tsx';
import './board.css';
import { FieldSum } from './field-sum.tsx';
import { fieldKey } from './focus.ts';
import { MiniMap } from './mini-map.tsx';
import { TABLE_WORDS } from './words.ts';

/** Field by field with a letter on the map, then what the end brings and takes: anyone can recount it. */
export function ScoreSheet({
  view,
  edition,
  outcome,
  language,
  names,
  clause,
}: ScoreSheetProps<SeasonsOfRice>) {
  const words = TABLE_WORDS[language];
  const deck = deckOf(edition);
  const { players } = view;
  const tied = nth(players, 0).score === nth(players, 1).score;
  const shared = nth(outcome.places, 0).length > 1;
  const tie = shared ? words.sheet.shared : words.sheet.tieFarmers(players.map(({ farmers }) => farmers));
  return (
    <>
      <PaddyDefs />
      <Ledger
        places={outcome.places}
        language={language}
        names={names}
        total={seat => signed(nth(players, seat).score)}
        work={seat => <Work player={nth(players, seat)} deck={deck} />}
        lines={seat => linesOf(nth(players, seat), { deck, words, name: names(seat) })}
        footnote={tied && [`${tie} `, clause(shared ? 'SR-81' : 'SR-80')]}
      />
    </>
  );
}

const letter = (n: number): string => String.fromCharCode(65 + n);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** In the order in which they were closed. */
const closedOf = ({ fields }: PlayerView) =>
  fields
    .flatMap(({ at, points, ...field }) => (at === null || points === null ? [] : [{ ...field, at, points }]))
    .toSorted((one, other) => one.at - other.at);

function Work({ player, deck }: { player: PlayerView; deck: Deck }) {
  const letters = new Map(closedOf(player).map((field, i) => [fieldKey(field), letter(i)]));
  return (
    <div class="sr-peek">
      <MiniMap
        player={player}
        deck={deck}
        season="over"
        badge={field => letters.get(fieldKey(field)) ?? ''}
      />
    </div>
  );
}

interface Told {
  readonly deck: Deck;
  readonly words: TableWords;
  /** Whose lines they are. */
  readonly name: string;
}

function linesOf(player: PlayerView, told: Told): LedgerLine[] {
  const { deck, words } = told;
  const { ancestor, abandoned } = player;
  const number = ancestor && ancestorNumber(deck, ancestor.id);
  const closed = closedOf(player).map(
    (field, i): LedgerLine => ({
      key: fieldKey(field),
      picture: <b class="sr-letter num">{letter(i)}</b>,
      words: (
        <>
          <FieldSum field={field} words={words} ancestor={number} open />
          <small>{words.sheet.closedBy(field.at + 1)}</small>
        </>
      ),
      value: field.worth,
    }),
  );
  const none: LedgerLine = { key: 'none', words: words.sheet.noField, value: 0 };
  return [
    ...(closed.length > 0 ? closed : [none]),
    {
      key: 'abandoned',
      picture: <FeatureArt of="buffalo" />,
      words: abandoned > 0 ? words.sheet.abandoned(abandoned) : words.sheet.noneAbandoned,
      value: signed(player.lines.abandoned),
    },
    ...(ancestor && number !== null ? [ancestorLine(ancestor, { ...told, number })] : []),
  ];
}

function ancestorLine(
  { timing, atEnd, soFar }: NonNullable<PlayerView['ancestor']>,
  { number, deck, words, name: follower }: Told & { readonly number: number },
): LedgerLine {
  const { name, ability } = nth(deck.ancestors, number);
  const picture = <AncestorArt of={number} />;
  // What it brought with the fields stands in their sums already.
  if (timing !== 'end')
    return {
      key: 'ancestor',
      picture,
      words: <small>{words.sheet.onClosing(name, soFar)}</small>,
      value: '',
    };
  return {
    key: 'ancestor',
    picture,
    words: (
      <>
        {words.sheet.atEnd(name)} <small>{words.ability(ability, follower)}</small>
      </>
    ),
    value: atEnd,
  };
}
