import { nth } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger, type LedgerLine } from '../../../web/kit/ledger.tsx';
import { COINS_PER_POINT, kindName, kindOf } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { BedView, ChillAndChili, PlayerView } from '../vocabulary.ts';
import { CardBack } from './art/stall.tsx';
import { Coin } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import { TABLE_WORDS } from './words.ts';

/** Every bed, card and coin counted, so that anyone can recount by hand. */
export function ScoreSheet({ view, outcome, language, names, clause }: ScoreSheetProps<ChillAndChili>) {
  const words = TABLE_WORDS[language];
  const tie = tieNote(view.players, words, nth(outcome.places, 0).length > 1);
  return (
    <Ledger
      places={outcome.places}
      language={language}
      names={names}
      total={seat => nth(view.players, seat).total}
      lines={seat => linesOf(nth(view.players, seat), words)}
      footnote={tie && [`${tie[0]} `, clause(tie[1])]}
    />
  );
}

function linesOf(player: PlayerView, words: TableWords): LedgerLine[] {
  return [
    ...player.beds.map((bed, i) => bedLine(bed, `${i}`, words)),
    {
      key: 'hand',
      picture: <CardBack />,
      words: words.sheet.hand(player.handSize),
      value: player.score.hand,
    },
    {
      key: 'coins',
      picture: <Coin />,
      words: words.sheet.coins(player.coins),
      value: Math.floor(player.coins / COINS_PER_POINT),
    },
  ];
}

function bedLine(bed: BedView, key: string, words: TableWords): LedgerLine {
  const Vegetable = nth(VEGETABLES, kindOf(nth(bed.cards, 0)));
  const full = bed.drops === bed.suns;
  return {
    key,
    picture: <Vegetable />,
    words: (
      <>
        {words.sheet.bed(kindName(nth(bed.cards, 0)), bed.cards.length)}{' '}
        <small>{full ? words.sheet.doubled : words.sheet.dry(bed.suns - bed.drops)}</small>
      </>
    ),
    ...(full && { sum: `${bed.points} × 2 =` }),
    value: full ? 2 * bed.points : bed.points,
  };
}

/** What decided between equal totals, and the clause that says so. */
function tieNote(
  players: readonly PlayerView[],
  { sheet }: TableWords,
  shared: boolean,
): readonly [note: string, clause: string] | null {
  const best = Math.max(...players.map(player => player.total));
  if (players.filter(player => player.total === best).length < 2) return null;
  return shared ? [sheet.shared, 'CC-107'] : [sheet.tieBreak, 'CC-106'];
}
