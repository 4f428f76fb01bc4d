import { describe, expect, test } from 'vitest';
import { lastOf, nth } from '../../../core/sure.ts';
import { DRAW, discard, FINISH, plant, water, withdraw } from './moves.ts';
import { position, type Garden, type Wish } from './position.ts';
import { game, open, play, randomGame, refusal } from './table.ts';

/** The score sheet of a game that ended with these gardens. */
function final({ others = [], ...wish }: Wish) {
  const poor: Garden = { coins: 0 };
  const ended = position({ ...wish, others: [others[0] ?? poor, others[1] ?? poor], supply: 0, agenda: [] });
  return game.outcome(ended)!;
}

const scoreOf = (garden: Garden) => nth(final({ coins: 0, ...garden }).scores, 0);

describe('the end', () => {
  test.each([0, 1, 2])('[CC-98] after the last push seat %i still acts; then nobody does', seat => {
    const { state, events } = play(position({ supply: 0, turn: { seat } }), DRAW);
    expect(events.at(-1)).toEqual({ type: 'ended', seat });
    expect(game.pending(state)).toEqual([]);
    expect(game.outcome(state)).not.toBeNull();
    expect(refusal(state, DRAW, (seat + 1) % 3)).toMatchObject({ code: 'game-over' });
  });

  test('[CC-98] with one token left the game is not over', () => {
    const { state } = play(position({ supply: 1 }), DRAW);
    expect(game.outcome(state)).toBeNull();
    expect(state).toMatchObject({ supply: 0, turn: { seat: 1 } });
  });

  test('[CC-98] the last action is finished first: its discard, its watering', () => {
    const full = position({ supply: 0, hand: 'corn1 corn1 corn1 corn1 corn1 corn1 corn1' });
    const drawn = play(full, DRAW).state;
    expect(game.outcome(drawn)).toBeNull();
    expect(game.outcome(play(drawn, discard('corn1')).state)).not.toBeNull();

    const dry = position({ supply: 0, pond: 4, beds: ['corn1 corn1'] });
    const taken = play(dry, withdraw('drops'), water(0, 2)).state;
    expect(game.outcome(taken)).toBeNull();
    expect(game.outcome(play(taken, FINISH).state)!.scores[0]).toMatchObject({ watered: 6 });
  });
});

test.each([
  [2, [26, 26]],
  [3, [23, 23, 22]],
  [4, [21, 21, 21, 21]],
  [5, [20, 20, 20, 20, 20]],
])('[CC-99] in a game of %i the turns, from the first player on, are %j', (seats, turns) => {
  for (const start of [0, 1] as const) {
    const steps = randomGame(seats, `turns ${seats}`, { start });
    const pushes = steps.flatMap(({ events }) => events.filter(event => event.type === 'pushed'));
    const counted = turns.map(
      (_, after) => pushes.filter(({ seat }) => seat === (start + after) % seats).length,
    );
    expect(counted).toEqual(turns);
    expect(game.outcome(lastOf(steps).state)).not.toBeNull();
  }
});

test.each([2, 3, 4, 5])(
  '[CC-99] with %i players everyone is told truly how many turns they still have',
  seats => {
    const told = game
      .view(open(seats, `turns ${seats}`).state, 'spectator')
      .players.map(({ turnsLeft }) => turnsLeft);
    const pushes = randomGame(seats, `turns ${seats}`).flatMap(({ events }) =>
      events.filter(event => event.type === 'pushed'),
    );
    expect(told).toEqual(told.map((_, seat) => pushes.filter(push => push.seat === seat).length));
  },
);

test.each([
  ['tomato1 tomato1', { watered: 0, unwatered: 5 }, 'CC-100'],
  ['tomato1 tomato1 +1', { watered: 0, unwatered: 5 }, 'CC-100'],
  ['tomato1 tomato1 +2', { watered: 10, unwatered: 0 }, 'CC-101'],
  ['chili3 chili3 chili3 +8', { watered: 0, unwatered: 10 }, 'CC-101'],
  ['chili3 chili3 chili3 +9', { watered: 20, unwatered: 0 }, 'CC-101'],
])('[CC-100][CC-101] a bed of %s scores %j', (bed, lines) => {
  expect(scoreOf({ beds: [bed] })).toMatchObject(lines);
});

test.each([
  ['', 0],
  ['corn1', 1],
  ['corn1 corn1 chili3 scarecrow', 4],
])('[CC-102] a hand of "%s" scores %i', (hand, points) => {
  expect(scoreOf({ hand })).toEqual({ watered: 0, unwatered: 0, hand: points, coins: 0 });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [8, 2],
  [9, 3],
])('[CC-103] %i coins score %i', (coins, points) => {
  expect(scoreOf({ coins })).toEqual({ watered: 0, unwatered: 0, hand: 0, coins: points });
});

test('[CC-104] accessories on the table and drops on unfinished beds score nothing', () => {
  const laidOut = 'fertiliser scarecrow wheelbarrow watering-can';
  expect(scoreOf({ laidOut, beds: ['corn2 corn2 +3'] })).toEqual({
    watered: 0,
    unwatered: 3,
    hand: 0,
    coins: 0,
  });
});

test.each([{ pond: 1 }, { pond: 60 }])(
  '[CC-104] tokens in the pond or the well score nothing: %j',
  tokens => {
    expect(final({ coins: 0, ...tokens }).scores).toEqual(
      Array(3).fill({ watered: 0, unwatered: 0, hand: 0, coins: 0 }),
    );
  },
);

test('[CC-105] the highest total wins', () => {
  const { places } = final({ coins: 3, others: [{ coins: 9 }, { coins: 6 }] });
  expect(places).toEqual([[1], [2], [0]]);
});

test('[CC-105] the total counts, not a single line', () => {
  // 10 for one bed against 3 + 3 + 5 for hand, coins and a smaller bed.
  const { places } = final({
    coins: 0,
    beds: ['chili2 chili2 chili2'],
    others: [{ coins: 9, hand: 'corn1 corn1 corn1', beds: ['tomato1 tomato1'] }],
  });
  expect(places[0]).toEqual([1]);
});

test('[CC-106] of two equal totals, more beds win', () => {
  // 4 + 4 for two beds, 8 for one.
  const { places } = final({
    coins: 0,
    beds: ['carrot1 carrot1 +2'],
    others: [{ coins: 0, beds: ['carrot1 carrot1', 'carrot2 carrot2'] }],
  });
  expect(places).toEqual([[1], [0], [2]]);
});

test('[CC-107] still equal: a shared victory', () => {
  const { places } = final({
    coins: 0,
    beds: ['carrot1 carrot1'],
    others: [{ coins: 3 }, { coins: 0, beds: ['carrot2 carrot2 +1'] }],
  });
  expect(places).toEqual([[0, 2], [1]]);
});

test('[CC-108] 10 + 4 + 6 + 2 + 2 make 24', () => {
  const beds = ['tomato1 tomato2 +3', 'carrot1 carrot2 +2', 'pumpkin2 pumpkin2 pumpkin2'];
  const ended = position({ beds, hand: 'corn1 chili3', coins: 7, supply: 0, agenda: [] });
  expect(game.outcome(ended)!.scores[0]).toEqual({ watered: 10, unwatered: 4 + 6, hand: 2, coins: 2 });
  expect(nth(game.view(ended, 0).players, 0).total).toBe(24);
});

test('[CC-100] the running score is the one the game would end with', () => {
  const before = position({ supply: 0, hand: 'corn1 corn1 chili2', beds: ['tomato1 tomato1 +2'], coins: 5 });
  const { state } = play(before, plant('corn1 corn1'));
  expect(game.view(state, 'spectator').players.map(({ score }) => score)).toEqual(
    game.outcome(state)!.scores,
  );
});
