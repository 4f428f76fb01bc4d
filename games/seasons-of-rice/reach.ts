import type { Read } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { pointsFor } from './closing.ts';
import type { Deck } from './data/deck.ts';
import { HEIGHT, type Point, type Spot } from './data/lattice.ts';
import type { Obstacle, Turn } from './data/words.ts';
import { flat, type Ground, surveyed } from './ground.ts';
import { refuseSpot, trials, type Verdict } from './placing.ts';
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
  const frame = { x: ground.left - HEIGHT, y: ground.top - HEIGHT };
  const [first, second, third, fourth] = outlineOf(ground, player.landscape);
  const rows: Reach['rows'] = [[...first], [...second], [...third], [...fourth]];
  const closings: Closing[] = [];
  for (const { turn, x, y, verdict } of trials(ground, card)) {
    if (verdict.obstacle === 'dead-end') mark(rows[turn], { x: x - frame.x, y: y - frame.y });
    if (verdict.closes.length > 0)
      closings.push(closingAt(deck, { options, player }, { turn, x, y, verdict }));
  }
  return { ...frame, rows, closings };
}

/** A spot with a dead end. */
function mark(rows: string[], { x, y }: Point): void {
  const row = nth(rows, y);
  rows[y] = row.slice(0, x) + LETTERS['dead-end'] + row.slice(x + 1);
}

type Outline = readonly [string[], string[], string[], string[]];
const OUTLINES = new WeakMap<Player['landscape'], Outline>();

/** The same as far as it does not depend on the card: found out once for a landscape. */
function outlineOf(ground: Ground, landscape: Player['landscape']): Outline {
  let outline = OUTLINES.get(landscape);
  if (!outline) {
    const rowsAt = (turn: Turn) =>
      range(ground.top - HEIGHT, ground.bottom).map(y => {
        let letters = '';
        for (let x = ground.left - HEIGHT; x <= ground.right; x++) {
          const refused = refuseSpot(ground, { card: 0, turn, x, y });
          letters += refused?.obstacle ? LETTERS[refused.obstacle] : LEGAL;
        }
        return letters;
      });
    OUTLINES.set(landscape, (outline = [rowsAt(0), rowsAt(1), rowsAt(2), rowsAt(3)]));
  }
  return outline;
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
