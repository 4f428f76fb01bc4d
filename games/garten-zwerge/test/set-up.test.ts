import { describe, expect, test } from 'vitest';
import { sum } from '../../../core/counts.ts';
import { EDITION } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import { EVENT_IDS, FLOWERS, HATS, MARKERS, MOST_MARKERS, STEP } from '../data/words.ts';
import { game, gnomes, open, petals, told } from './table.ts';
import { words } from './words.ts';

const tables = tablesOf(EDITION);

describe.each([2, 3, 4, 5, 6])('with %i players', seats => {
  const { state, events } = open(seats);
  const everyone = [...state.players.keys()];

  test('[GZ-02][GZ-75] every player has a flower of their own', () => {
    const flowers = game.view(state, 'spectator').players.map(({ flower }) => flower);
    expect(flowers).toEqual(FLOWERS.slice(0, seats));
    // With two players the next one is Herr Schmiedel's.
    expect(new Set(FLOWERS.slice(0, seats + 1)).size).toBe(Math.min(seats + 1, FLOWERS.length));
    expect(FLOWERS).toHaveLength(6);
  });

  test('[GZ-03] everybody starts with a brown and an orange gnome, without a job', () => {
    for (const seat of everyone) {
      expect(gnomes(state, seat)).toBe('orange brown');
      expect(words(state.players[seat]!.free)).toBe('orange brown');
      expect(state.players[seat]!).toMatchObject({ shack: [], bonds: [], passed: false });
    }
    expect(state).toMatchObject({ round: 1, promised: 0, ledger: [] });
  });

  test('[GZ-20] the first event is drawn', () => {
    expect(state.gone).toEqual({ grey: [state.event], blue: [] });
    expect(told(events, 'event-drawn')).toMatchObject([{ id: state.event, deck: 'grey' }]);
  });

  test('[GZ-04] the other twenty gnomes are in reserve', () => {
    const { players } = game.view(state, 'spectator');
    for (const { reserve } of players) expect(sum(reserve)).toBe(20);
  });

  test('[GZ-09] everybody starts with 1500 petals, before the event of the round', () => {
    const first = told(events, 'charged').map(({ petals }) => -petals);
    const gate = told(events, 'visited').map(({ petals }) => petals);
    const change = [...first, ...gate][0] ?? 0;
    for (const seat of everyone) expect(petals(state, seat)).toBe(1500 + change);
  });

  test('[GZ-08][GZ-19] the first contests are brown and orange', () => {
    expect(state.contests.map(({ hat }) => HATS[hat])).toEqual(['brown', 'orange']);
    expect(game.view(state, 0).pool).toEqual([1, 2]);
  });

  test('[GZ-12][GZ-21] the treasurer begins', () => {
    expect(game.pending(state)).toMatchObject([{ seat: state.treasurer }]);
  });
});

test('[GZ-02] seven hats, in their order', () => {
  expect(HATS).toEqual(['grey', 'brown', 'orange', 'red', 'blue', 'green', 'gold']);
});

test('[GZ-05] five piles of nine cards', () => {
  expect(tables.piles.slice(1).map(pile => pile.length)).toEqual([9, 9, 9, 9, 9]);
  expect(tables.piles[0]).toEqual([]);
});

test('[GZ-06] eighteen events, nine grey and nine blue, each with an effect', () => {
  expect(EVENT_IDS).toHaveLength(18);
  const { state } = open(3);
  expect(state.decks.grey.length + state.gone.grey.length).toBe(9);
  expect(state.decks.blue.length).toBe(9);
  expect(Object.keys(tables.effects)).toEqual([...EVENT_IDS]);
});

test('[GZ-10] the seven markers make every step of 50 up to 3050', () => {
  const sums = new Set([0]);
  for (const marker of MARKERS) for (const sum of Array.from(sums)) sums.add(sum + marker);
  for (let sum = 0; sum <= MOST_MARKERS; sum += STEP) expect(sums).toContain(sum);
  expect(Math.max(...sums)).toBe(MOST_MARKERS);
});

test('[GZ-11] the lot decides on the first treasurer, or the host', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, n) => open(3, `lot-${n}`).state.treasurer));
  expect(drawn).toEqual(new Set([0, 1, 2]));
  expect(open(3, 'host', { start: 2 }).state.treasurer).toBe(2);
});
