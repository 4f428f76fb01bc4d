import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { choose, DRAW, discard, FINISH, layOut, plant, SCARE, water, withdraw } from './moves.ts';
import { position } from './position.ts';
import { beds, game, hand, legalKinds, play, refusal } from './table.ts';
import { card, words } from './words.ts';

test('[CC-71] laying out one accessory from the hand is the whole action', () => {
  const { state, events } = play(position({ hand: 'wheelbarrow scarecrow' }), layOut('scarecrow'));
  expect(words(nth(state.players, 0).laidOut)).toBe('scarecrow');
  expect(hand(state)).toBe('wheelbarrow');
  expect(events).toMatchObject([
    { type: 'laid-out', seat: 0, card: card('scarecrow') },
    { type: 'pushed', seat: 1 },
  ]);
});

test('[CC-71] only an accessory of the hand can be laid out', () => {
  expect(refusal(position({ hand: 'scarecrow' }), layOut('wheelbarrow'))).toEqual({
    code: 'not-in-hand',
    clause: 'CC-71',
  });
});

test('[CC-72] an accessory works again and again, and stays on the table', () => {
  const before = position({
    seats: 2,
    hand: 'pumpkin2 pumpkin2 pumpkin2',
    laidOut: 'fertiliser',
    top: 'corn1 corn1 corn1 corn1 corn1',
  });
  const { state } = play(before, plant('pumpkin2'), DRAW, plant('pumpkin2'), DRAW, plant('pumpkin2'));
  expect(hand(state)).toBe('corn1 corn1 corn1');
  expect(words(nth(state.players, 0).laidOut)).toBe('fertiliser');
});

describe('fertiliser', () => {
  test('[CC-73] planting brings the top card of the pile for nothing', () => {
    const before = position({ hand: 'corn1 corn1', laidOut: 'fertiliser', top: 'chili3' });
    const { state, events } = play(before, plant('corn1 corn1'));
    expect([hand(state), nth(state.players, 0).coins]).toEqual(['chili3', 4]);
    expect(events[1]).toEqual({ type: 'drew', seat: 0, because: 'fertiliser', card: card('chili3') });
  });

  test('[CC-73] only its owner’s planting, and nothing but planting', () => {
    const before = position({ seats: 2, laidOut: 'fertiliser', others: [{ hand: 'corn1 corn1' }] });
    const { events } = play(before, withdraw('coins'), plant('corn1 corn1'));
    expect(events.map(event => event.type)).toEqual(['withdrew', 'pushed', 'planted', 'pushed']);
  });
});

describe('wheelbarrow', () => {
  const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow', well: 5 });

  test('[CC-74] planting brings two tokens from the well, as coins', () => {
    const { state, events } = play(before, plant('corn1 corn1'), choose('coins'));
    expect([nth(state.players, 0).coins, state.well]).toEqual([6, 3]);
    expect(events[1]).toEqual({
      type: 'fetched',
      seat: 0,
      tokens: 2,
      as: 'coins',
      thanksTo: card('wheelbarrow'),
    });
  });

  test('[CC-74][CC-76] or as drops, which may go on the bed just planted', () => {
    const { state } = play(before, plant('corn1 corn1'), choose('drops'), water(0, 2), FINISH);
    expect(beds(state)).toEqual(['corn1 corn1 +2']);
    expect([nth(state.players, 0).coins, state.well]).toEqual([4, 3]);
  });

  test('[CC-74] the choice comes before the turn passes on', () => {
    const { state } = play(before, plant('corn1 corn1'));
    expect([state.turn.seat, legalKinds(state)]).toEqual([0, ['choose-face']]);
  });
});

test('[CC-75] laying out an accessory is not planting', () => {
  const before = position({ hand: 'scarecrow', laidOut: 'fertiliser wheelbarrow', well: 5 });
  const { state, events } = play(before, layOut('scarecrow'));
  expect(events.map(event => event.type)).toEqual(['laid-out', 'pushed']);
  expect([state.well, hand(state)]).toEqual([5, '']);
});

describe('watering can', () => {
  const before = position({ beds: ['chili3 chili3 chili3'], laidOut: 'watering-can', pond: 6, well: 5 });

  test.each([
    ['coins', 'coins', [9, 0]],
    ['coins', 'drops', [7, 2]],
    ['drops', 'coins', [6, 3]],
    ['drops', 'drops', [4, 5]],
  ] as const)(
    '[CC-77][CC-78] %s from the pond and two %s from the well: coins and drops %j',
    (pond, well, [coins, drops]) => {
      const { state } = play(before, withdraw(pond), choose(well));
      expect([nth(state.players, 0).coins, state.well]).toEqual([coins, 3]);
      expect(state.agenda.at(-1)).toEqual(drops > 0 ? { do: 'water', drops } : { do: 'act' });
    },
  );

  test('[CC-77] it works only for its owner, and only at the pond', () => {
    const { events } = play(
      position({ seats: 2, laidOut: 'watering-can', well: 5 }),
      DRAW,
      withdraw('coins'),
    );
    expect(events.map(event => event.type)).toEqual(['drew', 'pushed', 'withdrew', 'pushed']);
  });
});

describe('scarecrow', () => {
  const SEVEN = 'corn1 corn1 corn2 carrot1 carrot2 tomato1 tomato2';

  test('[CC-79] draw the top card, then put one hand card on the compost', () => {
    const before = position({ hand: 'corn1', laidOut: 'scarecrow', top: 'chili3' });
    const drawn = play(before, SCARE);
    expect(hand(drawn.state)).toBe('corn1 chili3');
    expect(drawn.events).toEqual([{ type: 'drew', seat: 0, because: 'scarecrow', card: card('chili3') }]);
    expect(legalKinds(drawn.state)).toEqual(['discard']);
    const { state, events } = play(drawn.state, discard('corn1'));
    expect([hand(state), words(state.compost)]).toEqual(['chili3', 'corn1']);
    expect(events).toEqual([{ type: 'discarded', seat: 0, card: card('corn1') }]);
  });

  test('[CC-79] nobody can use it without one on the table', () => {
    expect(refusal(position({ others: [{ laidOut: 'scarecrow' }] }), SCARE)).toEqual({
      code: 'no-scarecrow',
      clause: 'CC-79',
    });
  });

  test('[CC-80] it is optional, once per turn, and the action is still to come', () => {
    const before = position({ seats: 2, hand: 'corn1', laidOut: 'scarecrow' });
    expect(refusal(before, DRAW)).toBeNull();
    const { state } = play(before, SCARE, discard('corn1'));
    expect(refusal(state, SCARE)).toEqual({ code: 'once-a-turn', clause: 'CC-80' });
    expect(legalKinds(state)).toContain('draw');
    const nextTurn = play(state, DRAW, DRAW).state;
    expect([nextTurn.turn.seat, refusal(nextTurn, SCARE)]).toEqual([0, null]);
  });

  test('[CC-81] at seven cards one discard is enough', () => {
    const before = position({ hand: SEVEN, laidOut: 'scarecrow', top: 'chili3' });
    const { state } = play(before, SCARE, discard('corn2'));
    expect(hand(state).split(' ')).toHaveLength(7);
    expect(nth(game.pending(state), 0).moves).toContain('withdraw');
  });

  test('[CC-81] and the action may then bring an eighth card with a discard of its own', () => {
    const before = position({ hand: SEVEN, laidOut: 'scarecrow', top: 'chili3 chili2' });
    const { state } = play(before, SCARE, discard('corn2'), DRAW);
    expect([state.turn.seat, legalKinds(state)]).toEqual([0, ['discard']]);
  });
});

test.each([
  [3, 2],
  [2, 2],
  [1, 1],
])('[CC-82] a well of %i gives %i', (well, tokens) => {
  const planted = play(position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow', well }), plant('corn1 corn1'));
  expect(planted.state.agenda.at(-1)).toEqual({ do: 'choose-face', tokens, thanksTo: card('wheelbarrow') });
  const withdrew = play(position({ laidOut: 'watering-can', well }), withdraw('coins'), choose('coins'));
  expect([nth(withdrew.state.players, 0).coins, withdrew.state.well]).toEqual([
    4 + 1 + tokens,
    well - tokens,
  ]);
});

test('[CC-82] an empty well gives nothing and asks nothing', () => {
  const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow watering-can', well: 0 });
  expect(play(before, plant('corn1 corn1')).events.map(event => event.type)).toEqual(['planted', 'pushed']);
  expect(play(before, withdraw('coins')).events.map(event => event.type)).toEqual(['withdrew', 'pushed']);
});

test('[CC-83] one planting sets off fertiliser and wheelbarrow', () => {
  const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow fertiliser', top: 'chili3', well: 2 });
  const { state } = play(before, plant('corn1 corn1'), choose('coins'));
  expect([hand(state), nth(state.players, 0).coins]).toEqual(['chili3', 6]);
});
