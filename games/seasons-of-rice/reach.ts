import type { Read } from '../../core/game.ts';
import { pointsFor } from './closing.ts';
import type { Deck } from './data/deck.ts';
import { HEIGHT, type Spot } from './data/lattice.ts';
import type { Obstacle, Turn } from './data/words.ts';
import { flat, surveyed } from './ground.ts';
import { judge, type Verdict } from './placing.ts';
import { sizeOf, total } from './scoring.ts';
import type { Closing, Options, Player, Reach } from './vocabulary.ts';

const LETTERS: { readonly [O in Obstacle]: string } = {
  overlaps: 'o',
  'corner-only': 'c',
  'no-contact': '.',
  'lines-do-not-meet': 'l',
  'dead-end': 'd',
};
const LEGAL = '+';

interface Holder {
  readonly options: Read<Options>;
  readonly player: Read<Player>;
}

/** The judge's word on every spot round a landscape, and what the card brings where it closes something. */
export function reachOf(deck: Deck, { options, player }: Holder, card: number): Reach {
  const ground = surveyed(deck, player.landscape);
  const frame = { left: ground.left - HEIGHT, top: ground.top - HEIGHT };
  const closings: Closing[] = [];
  const rowsAt = (turn: Turn) =>
    range(frame.top, ground.bottom).map(y => {
      let letters = '';
      for (let x = frame.left; x <= ground.right; x++) {
        const verdict = judge(ground, { card, turn, x, y });
        letters += verdict.obstacle === null ? LEGAL : LETTERS[verdict.obstacle];
        if (verdict.closes.length > 0)
          closings.push(closingAt(deck, { options, player }, { turn, x, y, verdict }));
      }
      return letters;
    });
  const rows: Reach['rows'] = [rowsAt(0), rowsAt(1), rowsAt(2), rowsAt(3)];
  return { x: frame.left, y: frame.top, rows, closings };
}

function closingAt(
  deck: Deck,
  { options, player }: Holder,
  { turn, x, y, verdict }: Spot & { readonly verdict: Verdict },
): Closing {
  const closer = { options, ancestor: player.ancestor, at: player.landscape.length };
  const fields = verdict.closes.map(field => {
    const { farmers, buffaloes, houses, cards, squares } = field;
    const points = pointsFor(deck, closer, field);
    const size = sizeOf(squares.length, field);
    return { squares: flat(squares), size, farmers, buffaloes, houses, cards, points };
  });
  return { turn, x, y, fields, total: fields.reduce((sum, { points }) => sum + total(points), 0) };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
