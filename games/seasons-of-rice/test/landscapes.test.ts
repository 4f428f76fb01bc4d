import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { type Obstacle, TURNS } from '../data/words.ts';
import { allFields, missingCells } from '../fields.ts';
import { flat, groundOf, numberOf, supposing } from '../ground.ts';
import { judge, legalTrials } from '../placing.ts';
import type { Piece } from '../vocabulary.ts';
import { landOf, type PlainField, plainFields, plainObstacle } from './obvious.ts';
import { deck } from './position.ts';

/** Always the same landscapes: a test that fails, fails again. */
const LANDSCAPES = { numRuns: 25, seed: 18 };

/** A landscape of up to eight cards, rather closing fields than not, and the cards that are left. */
function anyLandscape(random: Random): { pieces: Piece[]; left: number[] } {
  const left = random.shuffle([...deck.cards.keys()]);
  const pieces: Piece[] = [{ card: left.pop()!, turn: 0, x: 0, y: 0 }];
  const length = 1 + random.int(8);
  const eager = random.int(2) === 0;
  while (pieces.length < length) {
    const card = left.pop()!;
    const found = legalTrials(groundOf(deck, pieces), card);
    const closing = eager ? found.filter(({ verdict }) => verdict.closes.length > 0) : [];
    const { turn, x, y } = random.pick(closing.length > 0 ? closing : found);
    pieces.push({ card, turn, x, y });
  }
  return { pieces, left };
}

const dice = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map(seed => randomOf(seedRng(`landscape ${seed}`)));
const everywhere = (check: (random: Random) => void) => fc.assert(fc.property(dice, check), LANDSCAPES);

describe('fast and plain agree on random landscapes', () => {
  /** Both ways, every field with what is told of it. */
  const fieldsOf = (random: Random, told: (field: PlainField) => unknown) => {
    const { pieces } = anyLandscape(random);
    const fast = allFields(groundOf(deck, pieces)).map(
      ({ squares, gaps, ...facts }): PlainField => ({
        ...facts,
        squares: squares.map(square => flat([square]).join(',')).sort(),
        isClosed: gaps === 0,
      }),
    );
    return [fast, plainFields(deck, pieces)].map(fields =>
      fields.map(field => `${field.squares.join(' ')}: ${JSON.stringify(told(field))}`).sort(),
    );
  };

  test('[SR-06] which fields there are', () => {
    everywhere(random => {
      const [fast, plain] = fieldsOf(random, () => null);
      expect(fast).toEqual(plain);
    });
  });

  test('[SR-41][SR-A14] which of them are closed', () => {
    everywhere(random => {
      const [fast, plain] = fieldsOf(random, ({ isClosed }) => isClosed);
      expect(fast).toEqual(plain);
    });
  });

  test('[SR-A21] on how many cards', () => {
    everywhere(random => {
      const [fast, plain] = fieldsOf(random, ({ cards }) => cards);
      expect(fast).toEqual(plain);
    });
  });

  test('[SR-47] with what in them', () => {
    everywhere(random => {
      const [fast, plain] = fieldsOf(random, ({ farmers, buffaloes, houses }) => [
        farmers,
        buffaloes,
        houses,
      ]);
      expect(fast).toEqual(plain);
    });
  });

  test.each<[string, Obstacle]>([
    ['SR-34', 'no-contact'],
    ['SR-35', 'corner-only'],
    ['SR-36', 'overlaps'],
    ['SR-37', 'lines-do-not-meet'],
    ['SR-38', 'dead-end'],
  ])('[%s] where a card may not lie: %s', (_, obstacle) => {
    everywhere(random => {
      const { pieces, left } = anyLandscape(random);
      const ground = groundOf(deck, pieces);
      for (let n = 0; n < 40; n++) {
        const turn = random.pick(TURNS);
        const x = ground.left - 5 + random.int(ground.right - ground.left + 7);
        const y = ground.top - 5 + random.int(ground.bottom - ground.top + 7);
        const piece = { card: nth(left, 0), turn, x, y };
        const isPlain = plainObstacle(deck, pieces, piece) === obstacle;
        expect(judge(ground, piece).obstacle === obstacle).toBe(isPlain);
      }
    });
  });

  test('[SR-33] the list of spots holds every spot that is legal, and no other', () => {
    everywhere(random => {
      const { pieces, left } = anyLandscape(random);
      const ground = groundOf(deck, pieces);
      const legal: string[] = [];
      for (const turn of TURNS)
        for (let y = ground.top - 6; y <= ground.bottom + 2; y++)
          for (let x = ground.left - 6; x <= ground.right + 2; x++)
            if (judge(ground, { card: nth(left, 0), turn, x, y }).obstacle === null)
              legal.push(`${turn} ${x} ${y}`);
      expect(legalTrials(ground, nth(left, 0)).map(({ turn, x, y }) => `${turn} ${x} ${y}`)).toEqual(legal);
    });
  });

  test('[SR-45][SR-46] what a card closes is what is closed after it and was not before', () => {
    everywhere(random => {
      const { pieces, left } = anyLandscape(random);
      const ground = groundOf(deck, pieces);
      const closedNow = () => allFields(ground).filter(({ gaps }) => gaps === 0);
      const before = new Set(closedNow().map(({ squares }) => squares.join()));
      for (const { turn, x, y, verdict } of legalTrials(ground, nth(left, 0))) {
        const after = supposing(ground, { card: nth(left, 0), turn, x, y }, closedNow);
        expect(verdict.closes).toEqual(after.filter(({ squares }) => !before.has(squares.join())));
      }
    });
  });

  test('[SR-41] a field misses exactly the cells round its squares that no card covers', () => {
    everywhere(random => {
      const { pieces } = anyLandscape(random);
      const land = landOf(deck, pieces);
      const ground = groundOf(deck, pieces);
      for (const field of allFields(ground)) {
        const squares = flat(field.squares);
        const missing = new Set<number>();
        for (let i = 0; i < squares.length; i += 2)
          for (const [dx, dy] of [
            [-1, -1],
            [0, -1],
            [-1, 0],
            [0, 0],
          ] as const) {
            const [x, y] = [nth(squares, i) + dx, nth(squares, i + 1) + dy];
            if (!land.has(`${x},${y}`)) missing.add(numberOf(x, y));
          }
        expect(missingCells(ground, field)).toEqual([...missing].sort((a, b) => a - b));
        expect(field.gaps === 0).toBe(missing.size === 0);
      }
    });
  });
});

test('[SR-44] every card fits beside the topmost one, touching by one unit, and closes nothing', () => {
  everywhere(random => {
    const { pieces, left } = anyLandscape(random);
    const ground = groundOf(deck, pieces);
    const x = Math.min(...pieces.filter(({ y }) => y === ground.top).map(piece => piece.x)) - 2;
    for (const card of left) {
      const turn = (x + ground.top) % 2 === 0 ? 0 : 2;
      expect(judge(ground, { card, turn, x, y: ground.top - 4 })).toMatchObject({
        obstacle: null,
        closes: [],
      });
    }
  });
});

test('[SR-08] looking ahead leaves the ground as it was', () => {
  const random = randomOf(seedRng('as it was'));
  const { pieces, left } = anyLandscape(random);
  const [ground, fresh] = [groundOf(deck, pieces), groundOf(deck, pieces)];
  for (const { turn, x, y } of legalTrials(ground, nth(left, 0)))
    supposing(ground, { card: nth(left, 0), turn, x, y }, allFields);
  expect({ ...ground, contacts: null }).toEqual(fresh);
});
