import { describe, expect, test } from 'vitest';
import { exchange, garden } from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, play, told } from './table.ts';

/** The end of a round in which seat 0 gives its last gnome a job. */
const end = (wish: Wish) => play(position({ free: 'brown', ...wish }), garden('brown'));
const winners = (wish: Wish) => game.outcome(end(wish).state)?.places[0] ?? null;

describe('the end', () => {
  test('[GZ-01][GZ-65] 4000 petals once upkeep is paid', () => {
    expect(winners({ petals: 4050 })).toEqual([0]);
    expect(winners({ petals: 4000 })).toBeNull();
  });

  test('[GZ-01][GZ-65] a golden hat, after the whole round', () => {
    const { state, events } = play(position({ free: 'green green' }), exchange('green'));
    expect(told(events, 'paid')).toHaveLength(3);
    expect(game.outcome(state)!.places[0]).toEqual([0]);
    expect(state.stage).toEqual({ name: 'over', because: 'gold' });
  });

  test('[GZ-66] both in one round: the better collection wins, gold not counted', () => {
    expect(winners({ petals: 5000, home: 'blue', others: [{ home: 'gold red' }] })).toEqual([0]);
    expect(winners({ petals: 5000, home: 'red', others: [{ home: 'gold blue' }] })).toEqual([1]);
    expect(end({ petals: 5000, others: [{ home: 'gold' }] }).state.stage).toEqual({
      name: 'over',
      because: 'both',
    });
  });

  test('[GZ-66] who has no goal does not win, whatever the collection', () => {
    expect(winners({ petals: 5000, others: [{ home: 'green green green' }] })).toEqual([0]);
  });

  test('[GZ-67] equal collections: petals, of which 4000 do not count for those who needed them', () => {
    // 5050 − 100 − 4000 = 950 against 1200 − 200.
    expect(winners({ petals: 5000, others: [{ petals: 1200, home: 'gold brown' }] })).toEqual([1]);
    expect(winners({ petals: 5100, others: [{ petals: 1200, home: 'gold brown' }] })).toEqual([0]);
  });

  test('[GZ-47] the score sheet tells what the gnomes would sell for', () => {
    const { state } = end({ petals: 5000, home: 'grey brown red green green' });
    expect(game.outcome(state)!.scores[0]!.gnomes).toBe(2 * 100 + 300 + 2 * 800);
  });

  test('both endings are told', () => {
    const { events } = end({ petals: 5000, others: [{ home: 'gold' }] });
    expect(told(events, 'goal-reached')).toEqual([
      { type: 'goal-reached', seat: 0, by: 'petals' },
      { type: 'goal-reached', seat: 1, by: 'gold' },
    ]);
    expect(told(events, 'ended')).toMatchObject([{ because: 'both', winners: [0] }]);
  });
});

describe('the goal watch', () => {
  const watch = (wish: Wish) => game.view(position({ free: 'brown', ...wish }), 1).players[0]!.watch;

  test('tells what is missing after the bill', () => {
    expect(watch({ petals: 3100 })).toMatchObject({ missing: 1000, greens: 0, canReachGoal: true });
    expect(watch({ petals: 2000 })).toMatchObject({ missing: 2100, canReachGoal: false });
  });

  test('tells who can take gold', () => {
    expect(watch({ free: 'green green' })).toMatchObject({ greens: 2, canExchangeGold: true });
    expect(watch({ free: 'green green', event: 'B3' })).toMatchObject({ canExchangeGold: false });
    expect(watch({ shack: ['green+brown@1'] })).toMatchObject({ goldChance: 11 });
  });
});
