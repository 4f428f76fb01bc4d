import { describe, expect, test } from 'vitest';
import { seedRng } from '../../../core/random.ts';
import { garden } from './moves.ts';
import { position, type Wish } from './position.ts';
import { finish, game, play, told } from './table.ts';

/** Who is treasurer once seat 0 has given its last gnome a job and the round is over. */
function elected(wish: Wish): { seat: number; because: string } {
  const { events } = finish(position({ ...wish, free: 'brown' }), garden('brown'));
  const { seat, because } = told(events, 'elected')[0]!;
  return { seat, because };
}

describe('the best collection', () => {
  test('[GZ-13] makes its owner treasurer', () => {
    expect(elected({ others: [{ home: 'orange' }, { home: 'red' }] })).toEqual({
      seat: 2,
      because: 'collection',
    });
  });

  test('[GZ-14] is the one with the best gnome, whatever the number', () => {
    expect(elected({ home: 'orange orange orange', others: [{ home: 'red' }] })).toMatchObject({ seat: 1 });
  });

  test('[GZ-14] the second best decides between equal best ones', () => {
    expect(elected({ home: 'red orange', others: [{ home: 'red red' }] })).toMatchObject({ seat: 1 });
  });

  test('[GZ-15] equal collections: more petals', () => {
    expect(elected({ seats: 2, petals: 500, others: [{ petals: 800, home: 'brown' }] })).toEqual({
      seat: 1,
      because: 'petals',
    });
    const others = [
      { petals: 800, home: 'brown' },
      { petals: 500, home: 'brown' },
    ];
    expect(elected({ petals: 500, others })).toEqual({ seat: 1, because: 'petals' });
  });
});

describe('contests', () => {
  test('[GZ-16][GZ-17] a new hat brings its contest and all below it into the pool', () => {
    const { events } = finish(position({ free: 'brown', home: 'blue' }), garden('brown'));
    expect(told(events, 'contests-drawn')[0]!.pool).toEqual([1, 2, 3, 4]);
  });

  test('[GZ-18] two of them are drawn by lot, whichever they are', () => {
    const before = position({ free: 'brown', home: 'green' });
    const drawn = Array.from({ length: 120 }, (_, n) => {
      const { state } = play({ ...before, rng: seedRng(`contests ${n}`) }, garden('brown'));
      return state.contests.map(({ hat }) => hat).join();
    });
    const pairs = ['1,2', '1,3', '1,4', '1,5', '2,3', '2,4', '2,5', '3,4', '3,5', '4,5'];
    expect([...new Set(drawn)].sort()).toEqual(pairs);
  });

  test('[GZ-08] red, blue and green wait', () => {
    const { events } = finish(position({ free: 'brown' }), garden('brown'));
    expect(told(events, 'contests-drawn')[0]!.pool).toEqual([1, 2]);
  });
});

describe('events', () => {
  test('[GZ-20] one is drawn every round and stays in sight', () => {
    const { state } = finish(position({ free: 'brown', next: ['G8'] }), garden('brown'));
    expect(game.view(state, 'spectator').event).toMatchObject({ id: 'G8', deck: 'grey' });
  });

  test('[GZ-07] grey until the first blue hat is in play, then blue', () => {
    const grey = finish(position({ free: 'brown', home: 'red' }), garden('brown'));
    expect(grey.state.event).toMatch(/^G/);
    const blue = finish(position({ free: 'brown', home: 'blue' }), garden('brown'));
    expect(blue.state.event).toMatch(/^B/);
  });
});

test('[GZ-12] treasurer, jobs, breeding, contests, upkeep: the treasurer is the first to breed and to pay', () => {
  const before = position({
    treasurer: 1,
    free: 'brown',
    shack: ['orange+brown@1'],
    others: [{ shack: ['brown+brown@2'] }],
    entrants: ['2:orange', ''],
  });
  // A card for seat 1, one for seat 0, two rivals.
  const { events } = finish(before, garden('brown'), 1, 1, 1, 1);
  const order = events.filter(({ type }) => ['bred', 'contest-held', 'paid', 'elected'].includes(type));
  expect(order.map(event => ('seat' in event ? `${event.type} ${event.seat}` : event.type))).toEqual([
    'bred 1',
    'bred 0',
    'contest-held',
    'paid 1',
    'paid 2',
    'paid 0',
    expect.stringMatching(/^elected/),
  ]);
});
