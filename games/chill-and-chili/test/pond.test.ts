import { expect, test } from 'vitest';
import { DRAW, FINISH, water, withdraw } from './moves.ts';
import { position } from './position.ts';
import { beds, game, legalKinds, play, refusal, understood } from './table.ts';
import { card } from './words.ts';

test('[CC-84] half of the pond is taken, rounded up, and the rest stays', () => {
  const { state, events } = play(position({ pond: 7, coins: 0 }), withdraw('coins'));
  expect(events).toEqual([
    { type: 'withdrew', seat: 0, tokens: 4, as: 'coins' },
    { type: 'pushed', seat: 1, supply: state.supply, pond: 3 + 1 },
  ]);
  expect(state.players[0]!.coins).toBe(4);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [10, 5],
  [11, 6],
])('[CC-91] a pond of %i gives %i, and says so beforehand', (pond, taken) => {
  const before = position({ pond, coins: 0 });
  expect(play(before, withdraw('coins')).state.players[0]!.coins).toBe(taken);
  expect(game.view(before, 0).withdrawal).toBe(taken);
});

test('[CC-85] all tokens become coins, or all become drops', () => {
  const before = position({ pond: 6, coins: 0, beds: ['chili3 chili3 chili3'] });
  const coins = play(before, withdraw('coins')).state;
  expect([coins.players[0]!.coins, coins.turn.seat]).toEqual([3, 1]);
  const drops = play(before, withdraw('drops')).state;
  expect([drops.players[0]!.coins, drops.agenda]).toEqual([0, [{ do: 'water', drops: 3 }]]);
});

test.each([{ as: 'mix' }, { as: ['coins', 'drops'] }, { as: 'coins', drops: 1 }])(
  '[CC-85] a mix is not even a move: %j',
  mix => {
    expect(understood(position({ pond: 6 }), { type: 'withdraw', ...mix })).toBeNull();
  },
);

test('[CC-86] coins never turn into water', () => {
  const before = position({ coins: 9, beds: ['corn1 corn1'], agenda: [{ do: 'water', drops: 1 }] });
  const { state } = play(before, water(0, 1));
  expect(refusal(state, water(0, 1))).toEqual({ code: 'too-few-drops', clause: 'CC-87', with: { drops: 0 } });
  const nextTurn = play(position({ coins: 9, beds: ['corn1 corn1'] }), withdraw('coins')).state;
  expect(beds(nextTurn)).toEqual(['corn1 corn1']);
  expect(refusal(position({ coins: 9, beds: ['corn1 corn1'] }), water(0, 1))).toMatchObject({
    code: 'not-now',
  });
});

test('[CC-87] drops must be placed at once, on free suns of one’s own beds', () => {
  const before = position({ pond: 4, beds: ['corn1 corn1'], others: [{ beds: ['carrot1 carrot1'] }] });
  const taken = play(before, withdraw('drops')).state;
  expect(legalKinds(taken)).toEqual(['water']);
  expect(refusal(taken, DRAW)).toMatchObject({ code: 'not-now' });
  const { state, events } = play(taken, water(0, 2));
  expect([beds(state, 0), beds(state, 1)]).toEqual([['corn1 corn1 +2'], ['carrot1 carrot1']]);
  expect(events).toEqual([{ type: 'watered', seat: 0, bed: 0, card: card('corn1'), drops: 2, full: true }]);
});

test('[CC-87] the log names the kind that was watered, even in a bed of one card', () => {
  const before = position({ beds: ['pumpkin2'], agenda: [{ do: 'water', drops: 1 }] });
  const { events } = play(before, water(0, 1));
  expect(events).toEqual([
    { type: 'watered', seat: 0, bed: 0, card: card('pumpkin2'), drops: 1, full: false },
  ]);
});

test('[CC-87] one drop per sun: a bed takes no more drops than it has free suns', () => {
  const before = position({ beds: ['corn1 corn2 +1'], agenda: [{ do: 'water', drops: 3 }] });
  expect(refusal(before, water(0, 2))).toBeNull();
  expect(refusal(before, water(0, 3))).toEqual({ code: 'no-free-sun', clause: 'CC-87' });
  expect(refusal(before, water(1, 1))).toEqual({ code: 'no-free-sun', clause: 'CC-87' });
});

test('[CC-87] no drop at all is not placed either', () => {
  const before = position({ beds: ['corn1 corn1'], agenda: [{ do: 'water', drops: 3 }] });
  expect(refusal(before, water(0, 0))).toEqual({ code: 'no-free-sun', clause: 'CC-87' });
});

test('[CC-87] nobody pours more drops than were taken', () => {
  const before = position({ beds: ['chili3 chili3 chili3'], agenda: [{ do: 'water', drops: 2 }] });
  expect(refusal(before, water(0, 3))).toEqual({
    code: 'too-few-drops',
    clause: 'CC-87',
    with: { drops: 2 },
  });
});

test.each([0, -1, 0.5, '1'])('[CC-87] %j drops are not a move', drops => {
  const before = position({ beds: ['corn1 corn1'], agenda: [{ do: 'water', drops: 2 }] });
  expect(understood(before, { type: 'water', bed: 0, drops })).toBeNull();
});

test('[CC-88] drops may be spread over several beds, and a bed continued on a later turn', () => {
  const before = position({ seats: 2, pond: 4, beds: ['corn2 corn2', 'chili3 chili3 chili3'] });
  const spread = play(before, withdraw('drops'), water(0, 1), water(1, 1), FINISH).state;
  expect(beds(spread)).toEqual(['corn2 corn2 +1', 'chili3 chili3 chili3 +1']);
  const later = play(spread, DRAW, withdraw('drops'), water(0, 2), FINISH).state;
  expect(beds(later)).toEqual(['corn2 corn2 +3', 'chili3 chili3 chili3 +1']);
});

test('[CC-89] only what finds no free sun falls into the well, and is no coin', () => {
  const before = position({ coins: 0, beds: ['corn1 corn1 +1'], agenda: [{ do: 'water', drops: 3 }] });
  expect(refusal(before, FINISH)).toEqual({ code: 'suns-still-free', clause: 'CC-89', with: { drops: 3 } });
  const { state, events } = play(before, water(0, 1), FINISH);
  expect([state.well, state.players[0]!.coins]).toEqual([2, 0]);
  expect(events[1]).toEqual({ type: 'spilled', seat: 0, drops: 2 });
});

test('[CC-89] a single drop too many is lost too', () => {
  const { state, events } = play(position({ agenda: [{ do: 'water', drops: 1 }] }), FINISH);
  expect(state.well).toBe(1);
  expect(events[0]).toEqual({ type: 'spilled', seat: 0, drops: 1 });
});

test('[CC-89] when every drop is placed nothing falls into the well', () => {
  const before = position({ beds: ['corn1 corn1'], agenda: [{ do: 'water', drops: 1 }] });
  const { state, events } = play(before, water(0, 1), FINISH);
  expect(state.well).toBe(0);
  expect(events.map(event => event.type)).toEqual(['watered', 'stopped-watering', 'pushed']);
});
