import { describe, expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { DRAW, FINISH, layOut, plant, water } from './moves.ts';
import { position } from './position.ts';
import { beds, game, hand, legalKinds, play, refusal, seen } from './table.ts';
import { cards } from './words.ts';

test('[CC-53] action B is one kind of vegetable or one accessory, not both', () => {
  const before = position({ hand: 'corn1 corn1 scarecrow' });
  const planted = play(before, plant('corn1 corn1')).state;
  expect(hand(planted)).toBe('scarecrow');
  expect(refusal(planted, layOut('scarecrow'), 0)).toMatchObject({ code: 'not-your-decision' });
  const laid = play(before, layOut('scarecrow')).state;
  expect(beds(laid)).toEqual([]);
  expect(refusal(laid, plant('corn1 corn1'), 0)).toMatchObject({ code: 'not-your-decision' });
});

test('[CC-54] one planting makes one bed, and the turn passes on', () => {
  const { state, events } = play(position({ hand: 'corn1 corn1 carrot1 carrot1' }), plant('corn1 corn1'));
  expect(beds(state)).toEqual(['corn1 corn1']);
  expect(events).toMatchObject([
    { type: 'planted', seat: 0, bed: 0, cards: cards('corn1 corn1'), points: 3 },
    { type: 'pushed', seat: 1 },
  ]);
});

test('[CC-55] all cards of a bed come from the hand, at the same time', () => {
  expect(
    hand(play(position({ hand: 'chili2 chili2 chili3 corn1' }), plant('chili2 chili2 chili3')).state),
  ).toBe('corn1');
  expect(refusal(position({ hand: 'carrot1 carrot1' }), plant('carrot1 carrot2'))).toEqual({
    code: 'not-in-hand',
    clause: 'CC-55',
  });
});

describe('the size of a bed', () => {
  const planting = (word: string, size: number, held = size) => {
    const copies = (n: number) => Array(n).fill(word).join(' ');
    return refusal(position({ hand: copies(held) }), plant(copies(size)));
  };

  const expectOnly = (size: number, word: string, clause: string) => {
    for (const cards of [1, 2, 3, 4].filter(other => other !== size))
      expect(planting(word, cards, 4)).toMatchObject({
        code: 'wrong-number',
        clause: 'CC-58',
        with: { kind: word.slice(0, -1), min: size, max: size, cards },
      });
    expect(planting(word, size, 1)).toMatchObject({
      code: 'cards-missing',
      clause,
      with: { missing: size - 1 },
    });
  };

  test.each(['corn1', 'carrot1', 'tomato2'])('[CC-56][CC-58] a bed of %s takes exactly two', word => {
    expect(planting(word, 2)).toBeNull();
    expectOnly(2, word, 'CC-56');
  });

  test.each(['cauliflower2', 'chili2'])('[CC-57][CC-58] a bed of %s takes exactly three', word => {
    expect(planting(word, 3)).toBeNull();
    expectOnly(3, word, 'CC-57');
  });

  test('[CC-58] with three carrots in hand no bed of three is even offered', () => {
    const offered = legal(game, position({ hand: 'carrot1 carrot1 carrot2' }), 0).filter(
      move => move.type === 'plant',
    );
    expect(offered).toEqual([plant('carrot1 carrot1'), plant('carrot1 carrot2')]);
  });

  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
  ])('[CC-59] a bed of %i pumpkins may be planted: %s', (size, may) => {
    expect(planting('pumpkin2', size)).toEqual(
      may
        ? null
        : { code: 'wrong-number', clause: 'CC-59', with: { kind: 'pumpkin', min: 1, max: 5, cards: 6 } },
    );
  });

  test.each([
    [4, 2, 2],
    [1, 0, 1],
  ])('[CC-59] for a bed of %i pumpkins with %i in hand, %i are missing', (size, held, missing) => {
    expect(planting('pumpkin2', size, held)).toEqual({
      code: 'cards-missing',
      clause: 'CC-59',
      with: { kind: 'pumpkin', missing },
    });
  });
});

test('[CC-60] a bed holds one kind only', () => {
  const before = position({ hand: 'corn1 carrot1' });
  expect(refusal(before, plant('corn1 carrot1'))).toEqual({ code: 'mixed-kinds', clause: 'CC-60' });
});

test('[CC-61] cards with different suns may share a bed', () => {
  expect(beds(play(position({ hand: 'tomato1 tomato2' }), plant('tomato1 tomato2')).state)).toEqual([
    'tomato1 tomato2',
  ]);
});

test('[CC-62] a bed is closed: another pumpkin makes another bed', () => {
  const { state } = play(position({ hand: 'pumpkin2', beds: ['pumpkin2 pumpkin2 +1'] }), plant('pumpkin2'));
  expect(beds(state)).toEqual(['pumpkin2 pumpkin2 +1', 'pumpkin2']);
});

test('[CC-63] a tenth bed is as good as the first, of a kind already planted too', () => {
  const nine = [...Array<string>(5).fill('corn1 corn1'), ...Array<string>(4).fill('carrot1 carrot1')];
  const { state } = play(position({ hand: 'carrot2 carrot2', beds: nine }), plant('carrot2 carrot2'));
  expect(beds(state)).toHaveLength(10);
});

test('[CC-64] pumpkin beds of different sizes stand side by side', () => {
  const before = position({ seats: 2, hand: 'pumpkin2 pumpkin2 pumpkin2 pumpkin2' });
  const { state } = play(before, plant('pumpkin2'), DRAW, plant('pumpkin2 pumpkin2 pumpkin2'));
  expect(beds(state)).toEqual(['pumpkin2', 'pumpkin2 pumpkin2 pumpkin2']);
});

test('[CC-65] every sun of every card counts, the points only once', () => {
  const { beds: shown, score } = seen(position({ beds: ['cauliflower2 cauliflower3 cauliflower3'] }));
  expect(shown).toMatchObject([
    { cards: cards('cauliflower2 cauliflower3 cauliflower3'), suns: 8, points: 8 },
  ]);
  expect(score).toMatchObject({ unwatered: 8, watered: 0 });
});

test('[CC-66] two carrots score 4 in total, not 4 each', () => {
  expect(seen(position({ beds: ['carrot1 carrot2'] })).score.unwatered).toBe(4);
});

test.each([
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 10],
  [5, 15],
])('[CC-67] a bed of %i pumpkins is worth %i', (size, points) => {
  const pumpkins = Array(size).fill('pumpkin2').join(' ');
  const { events } = play(position({ hand: pumpkins }), plant(pumpkins));
  expect(events[0]).toMatchObject({ type: 'planted', points });
});

test.each([
  ['corn1 corn1', 2],
  ['corn1 corn2', 3],
  ['chili3 chili3 chili3', 9],
  ['pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2', 10],
])('[CC-68] %s need %i drops, and not one fewer', (bed, suns) => {
  const wet = (drops: number) => seen(position({ beds: [`${bed} +${drops}`] })).score.watered > 0;
  expect([wet(suns - 1), wet(suns)]).toEqual([false, true]);
});

test('[CC-69] the same two drops double the bed with fewer suns, not the other', () => {
  const before = position({ beds: ['corn1 corn1', 'corn2 corn2'], agenda: [{ do: 'water', drops: 2 }] });
  expect(seen(play(before, water(0, 2), FINISH).state).total - seen(before).total).toBe(3);
  expect(seen(play(before, water(1, 2)).state).total - seen(before).total).toBe(0);
});

test('[CC-70] of four carrots two are planted now and two on a later turn', () => {
  const before = position({ seats: 2, hand: 'carrot1 carrot1 carrot2 carrot2' });
  const { state } = play(before, plant('carrot1 carrot1'), DRAW, plant('carrot2 carrot2'));
  expect(beds(state)).toEqual(['carrot1 carrot1', 'carrot2 carrot2']);
});

test.each([
  ['carrot1', 'wrong-number'],
  ['carrot1 carrot1 carrot1', 'wrong-number'],
  ['pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2', 'wrong-number'],
  ['corn1 corn1 tomato1', 'mixed-kinds'],
])('[CC-70] %s as one bed is rejected', (bed, code) => {
  expect(refusal(position({ hand: bed }), plant(bed))).toMatchObject({ code });
});

test('[CC-55] a player without a full set is offered no planting', () => {
  expect(
    legalKinds(position({ hand: 'corn1 carrot1 tomato1 cauliflower2 cauliflower2 chili2 chili3' })),
  ).not.toContain('plant');
});
