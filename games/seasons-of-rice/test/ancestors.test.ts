import { describe, expect, test } from 'vitest';
import { type Closure, closingBonus, endBonus } from '../ancestors.ts';
import { WET_CARDS } from '../data/words.ts';
import { fieldPoints } from '../scoring.ts';
import type { ClosedField, Contents, Player } from '../vocabulary.ts';
import { deck, position, STANDARD } from './position.ts';
import { player } from './table.ts';

const NOTHING = { farmers: 0, buffaloes: 0, houses: 0 };
const ancestor = (id: string) => deck.ancestors.find(one => one.id === id)!;
const closure = (facts: Partial<Closure>): Closure => ({ squares: 1, cards: 1, at: 1, ...NOTHING, ...facts });
const DRY = { at: WET_CARDS };

/** The bonus for a field that is closed. */
function bonus(id: string, facts: Partial<Closure>): number {
  const field = closure(facts);
  return closingBonus(ancestor(id), field, fieldPoints(deck, STANDARD, field));
}

const closedField = (squares: number, contents: Partial<Contents> = {}): ClosedField => ({
  at: 1,
  squares: Array.from({ length: 2 * squares }, () => 0),
  cards: 1,
  points: { size: 0, farmers: 0, buffaloes: 0, houses: 0, ancestor: 0 },
  ...NOTHING,
  ...contents,
});

/** The bonus in the final scoring. */
function atEnd(id: string, closed: readonly ClosedField[], open: Partial<Contents> = {}): number {
  const owner = { ancestor: ancestor(id).card, closed } as unknown as Player;
  return endBonus(deck, owner, { ...NOTHING, ...open });
}

describe('both seasons', () => {
  test('[SR-58][SR-A12][SR-X03] Pally doubles a field with nothing in it', () => {
    expect(bonus('pally', { squares: 1 })).toBe(2);
    expect(bonus('pally', { squares: 4 })).toBe(8);
    for (const kind of ['farmers', 'buffaloes', 'houses']) expect(bonus('pally', { [kind]: 1 })).toBe(0);
  });

  test('[SR-58] doubling means all that the field scores, whatever it is', () => {
    const generous = { on: 'closing', if: 'any', limit: 0, per: 'field-points', points: 1 } as const;
    const points = { size: 5, farmers: 3, buffaloes: 4, houses: 2, ancestor: 0 };
    expect(closingBonus({ ...ancestor('pally'), ability: generous }, closure({}), points)).toBe(14);
  });

  test('[SR-62] Dara: 2 for each buffalo', () => {
    expect(bonus('dara', { buffaloes: 3, farmers: 2 })).toBe(6);
  });

  test('[SR-63] Sreymom: 3 for each house', () => {
    expect(bonus('sreymom', { houses: 2 })).toBe(6);
  });

  test('[SR-64][SR-A22] Vuthy: 3 for a field of 1 or 2 squares, houses not counted', () => {
    expect([1, 2, 3].map(squares => bonus('vuthy', { squares, houses: 2 }))).toEqual([3, 3, 0]);
  });

  test('[SR-65][SR-A22] Rithy: 2 for a field of size 5 or more, houses counted', () => {
    expect(bonus('rithy', { squares: 4 })).toBe(0);
    expect(bonus('rithy', { squares: 4, houses: 1 })).toBe(2);
    expect(bonus('rithy', { squares: 9 })).toBe(2);
  });

  test('[SR-66][SR-A21] Kosal: 2 for a field on 3 cards or more', () => {
    expect([2, 3, 5].map(cards => bonus('kosal', { cards }))).toEqual([0, 2, 2]);
  });

  test('[SR-67] Maly: 2 for a field with two kinds or more', () => {
    expect(bonus('maly', { farmers: 3 })).toBe(0);
    expect(bonus('maly', { farmers: 1, houses: 1 })).toBe(2);
    expect(bonus('maly', { farmers: 1, buffaloes: 1, houses: 1 })).toBe(2);
  });

  test('[SR-54] in the Dry season as well', () => {
    expect(bonus('dara', { buffaloes: 1, ...DRY })).toBe(2);
  });
});

describe('the Dry season only', () => {
  /** For a field of the Dry season, and for the same in the Wet one. */
  const bonuses = (id: string, facts: Partial<Closure>) => [
    bonus(id, { ...facts, ...DRY }),
    bonus(id, { ...facts, at: WET_CARDS - 1 }),
  ];

  test('[SR-68] Sovann: 2 for each field', () => {
    expect(bonuses('sovann', {})).toEqual([2, 0]);
  });

  test('[SR-69] Kunthea: 2 for each farmer', () => {
    expect(bonuses('kunthea', { farmers: 3 })).toEqual([6, 0]);
  });

  test('[SR-70] Samnang: 4 for a field with a house', () => {
    expect(bonuses('samnang', { houses: 1 })).toEqual([4, 0]);
  });

  test('[SR-70] Samnang: not more for two houses', () => {
    expect(bonuses('samnang', { houses: 2 })).toEqual([4, 0]);
  });

  test('[SR-71] Veasna: 4 for each buffalo', () => {
    expect(bonuses('veasna', { buffaloes: 2 })).toEqual([8, 0]);
  });

  test('[SR-72] Phalla: 4 for a field of size 4 or more', () => {
    expect(bonuses('phalla', { squares: 3, houses: 1 })).toEqual([4, 0]);
  });

  test('[SR-55] five of them, and none pays in the Wet season', () => {
    const dry = deck.ancestors.filter(({ timing }) => timing === 'dry');
    expect(dry.map(({ id }) => id)).toEqual(['sovann', 'kunthea', 'samnang', 'veasna', 'phalla']);
    const rich = { squares: 5, farmers: 2, buffaloes: 2, houses: 2 };
    for (const { id } of dry) expect(bonus(id, rich)).toBe(0);
  });

  test('[SR-70][SR-72] a field that is not meant gets nothing', () => {
    expect(bonus('samnang', { farmers: 1, ...DRY })).toBe(0);
    expect(bonus('phalla', { squares: 3, ...DRY })).toBe(0);
  });
});

describe('the final scoring', () => {
  test('[SR-59][SR-A13] Chantrea: 2 for each farmer in open fields', () => {
    expect(atEnd('chantrea', [closedField(3, { farmers: 4 })], { farmers: 3 })).toBe(6);
  });

  test('[SR-60] Sophal: 1 for each closed field', () => {
    expect(atEnd('sophal', [closedField(1), closedField(7)])).toBe(2);
  });

  test('[SR-61] Bopha: 4 for each set, spread as it may be', () => {
    const fields = [
      closedField(1, { farmers: 3 }),
      closedField(2, { buffaloes: 2, houses: 1 }),
      closedField(1, { houses: 1 }),
    ];
    expect(atEnd('bopha', fields)).toBe(8);
    const sets = (farmers: number, buffaloes: number, houses: number) =>
      atEnd('bopha', [closedField(4, { farmers, buffaloes, houses })]);
    expect([sets(1, 3, 3), sets(3, 1, 3), sets(3, 3, 1)], 'the rarest kind decides').toEqual([4, 4, 4]);
    expect([sets(0, 2, 2), sets(2, 0, 2), sets(2, 2, 0)]).toEqual([0, 0, 0]);
    expect(atEnd('bopha', fields, { farmers: 2, buffaloes: 2, houses: 2 }), 'open fields do not count').toBe(
      8,
    );
  });

  test('[SR-73] Mony: 2 for each buffalo in open fields', () => {
    expect(atEnd('mony', [closedField(1, { buffaloes: 2 })], { buffaloes: 3 })).toBe(6);
  });

  test('[SR-74][SR-A22] Nary: 1 for each square of the largest closed field', () => {
    expect(atEnd('nary', [closedField(3, { houses: 5 }), closedField(7)])).toBe(7);
    expect(atEnd('nary', [])).toBe(0);
  });

  test('[SR-75][SR-A22] Tola: for different sizes, houses counted, 5 and more being one', () => {
    const sizes = (...all: number[]) =>
      atEnd(
        'tola',
        all.map(size => closedField(size)),
      );
    expect([
      sizes(),
      sizes(1),
      sizes(1, 1, 2),
      sizes(1, 2, 3),
      sizes(1, 2, 3, 4),
      sizes(1, 2, 3, 4, 5),
    ]).toEqual([0, 0, 2, 4, 7, 11]);
    expect(sizes(5, 6, 9)).toBe(0);
    expect(atEnd('tola', [closedField(1, { houses: 1 }), closedField(1)])).toBe(2);
    expect(atEnd('tola', [closedField(2, { houses: 1 }), closedField(3)]), 'both of size 3').toBe(0);
  });

  test('[SR-56] such an ancestor gives nothing when a field is closed, and the others nothing at the end', () => {
    const rich = { squares: 5, farmers: 1, buffaloes: 1, houses: 1, cards: 3, ...DRY };
    const [late, soon] = [true, false].map(isLate =>
      deck.ancestors.filter(({ timing }) => (timing === 'end') === isLate).map(({ id }) => id),
    );
    expect(late!.map(id => bonus(id, rich))).toEqual(late!.map(() => 0));
    const open = { farmers: 1, buffaloes: 1 };
    expect(soon!.map(id => atEnd(id, [closedField(5, { farmers: 1 })], open))).toEqual(soon!.map(() => 0));
  });

  test('[SR-56] without an ancestor there is no bonus', () => {
    const nobody = { ancestor: null, closed: [closedField(5)] } as unknown as Player;
    expect(endBonus(deck, nobody, { farmers: 1, buffaloes: 1 })).toBe(0);
  });
});

test('[SR-53] only the own ancestor counts: three kinds of timing among eighteen', () => {
  const count = (wanted: string) => deck.ancestors.filter(({ timing }) => timing === wanted).length;
  expect([count('both'), count('dry'), count('end')]).toEqual([7, 5, 6]);
  const landscape = 'P09 0 0 0, P17 0 -3 -1';
  const mine = position({ players: [{ ancestor: 'kosal', landscape }, { ancestor: 'rithy' }] });
  const theirs = position({ players: [{ ancestor: 'kosal', landscape }, { ancestor: 'maly' }] });
  expect(player(mine).score).toBe(player(theirs).score);
});

test('[SR-57][SR-A18] bonuses are added without being asked for, and shown apart', () => {
  const landscape = 'P04 0 0 0, P14 1 0 4, P08 2 -3 4';
  const view = (id: string) => player(position({ players: [{ ancestor: id, landscape }, {}] }));
  expect(view('sophal').score).toBe(8);
  expect(view('sreymom')).toMatchObject({ score: 11, lines: { size: 8, ancestor: 3 } });
  expect(view('sreymom').ancestor).toMatchObject({ id: 'sreymom', timing: 'both', soFar: 3, atEnd: 0 });
  expect(view('sophal').ancestor).toMatchObject({ soFar: 0, atEnd: 1 });
});
