import { describe, expect, test } from 'vitest';
import type { EventId } from '../data/words.ts';
import { call, enter, exchange, fist, garden, offer, seek, sell, sellOff } from './moves.ts';
import { position, type Wish } from './position.ts';
import { finish, game, gnomes, petals, play, refusal, told } from './table.ts';

/** Seat 0 gives its last gnome a job under an event. */
const under = (event: EventId, wish: Wish = {}) => position({ free: 'brown', event, ...wish });
/** The next round begins with this event. */
const then = (next: EventId, wish: Wish = {}) =>
  finish(position({ free: 'brown', next: [next], ...wish }), garden('brown'));

describe('grey events', () => {
  test('[GZ-24] G1: no garden work', () => {
    expect(refusal(under('G1'), garden('brown'))).toMatchObject({ code: 'banned', with: { job: 'garden' } });
    expect(game.view(under('G1'), 0)).toMatchObject({ banned: 'garden', wage: 0 });
    expect(game.view(under('G4'), 0).banned).toBeNull();
  });

  test('[GZ-24] G2: no contests, and phase 4 is skipped', () => {
    expect(refusal(under('G2'), enter('brown', 0))).toMatchObject({ code: 'banned' });
    const { events } = finish(under('G2'), garden('brown'));
    expect(events.some(({ type }) => type.startsWith('contest-'))).toBe(false);
    expect(game.view(under('G2'), 0).contests.map(({ rivals }) => rivals)).toEqual([0, 0]);
  });

  test('[GZ-24] G3: no sales, greys included; forced sales stay', () => {
    const closed = under('G3', { free: 'brown grey', petals: 0, home: 'orange red' });
    expect(refusal(closed, sell('brown'))).toMatchObject({ code: 'banned' });
    expect(refusal(closed, sell('grey'))).toMatchObject({ code: 'banned' });
    const { state } = play(closed, garden('brown'));
    expect(state.stage.name).toBe('upkeep');
    expect(refusal(state, sellOff('red'))).toBeNull();
  });

  test('[GZ-20] G4: garden work earns 100', () => {
    expect(petals(play(under('G4', { free: 'brown red' }), garden('brown')).state)).toBe(1600);
  });

  test('[GZ-20] G5: everybody pays 100 at once, or what is left', () => {
    const { state, events } = then('G5', { petals: 100, others: [{ home: 'brown' }] });
    expect([0, 1, 2].map(seat => petals(state, seat))).toEqual([0, 1300, 1400]);
    expect(told(events, 'charged').map(({ seat, petals: sum }) => [seat, sum])).toEqual([
      [2, 100],
      [0, 50],
      [1, 100],
    ]);
  });

  test('[GZ-20] G6: 50 for every gnome that is not grey', () => {
    const { state, events } = then('G6', { home: 'grey red', others: [{ home: 'brown' }] });
    expect([0, 1, 2].map(seat => petals(state, seat))).toEqual([1350, 1450, 1550]);
    expect(told(events, 'visited').map(({ seat, gnomes: n, petals: sum }) => [seat, n, sum])).toEqual([
      [0, 2, 100],
      [1, 1, 50],
      [2, 1, 50],
    ]);
  });

  test('[GZ-20] G7: a grey card is drawn again, once', () => {
    const twice = finish(under('G7', { shack: ['orange+brown@1'] }), garden('brown'), 0, 0);
    expect(told(twice.events, 'bred')).toMatchObject([{ cards: [0, 0], hat: 0 }]);
    const better = finish(under('G7', { shack: ['orange+brown@1'] }), garden('brown'), 0, 8);
    expect(told(better.events, 'bred')).toMatchObject([{ cards: [0, 3], hat: 3 }]);
    const once = finish(under('G7', { shack: ['orange+brown@1'] }), garden('brown'), 8);
    expect(told(once.events, 'bred')).toMatchObject([{ cards: [3], hat: 3 }]);
  });

  test('[GZ-20] G8: 100 more for every sale, greys and forced sales excepted', () => {
    expect(petals(play(under('G8', { free: 'brown red' }), sell('red')).state)).toBe(1900);
    expect(petals(play(under('G8', { free: 'brown grey' }), sell('grey')).state)).toBe(1500);
    const forced = play(under('G8', { petals: 0, home: 'orange red' }), garden('brown')).state;
    expect(told(play(forced, sellOff('red')).events, 'forced-sale')).toMatchObject([{ petals: 300 }]);
  });

  test('[GZ-20] G9: upkeep is 50', () => {
    expect(told(finish(under('G9'), garden('brown')).events, 'paid')[0]).toMatchObject({
      gnomes: 1,
      petals: 50,
    });
  });
});

describe('blue events', () => {
  test.each([
    ['B1', seek('brown'), 'seek'],
    ['B2', offer('brown'), 'offer'],
    ['B3', exchange('brown'), 'exchange'],
  ] as const)('[GZ-24] %s bans a job', (event, move, job) => {
    expect(refusal(under(event, { free: 'brown brown' }), move)).toMatchObject({
      code: 'banned',
      with: { job, event },
    });
  });

  test('[GZ-24] B2: a search may still be answered', () => {
    const { state } = play(under('B2', { others: [{ free: 'orange' }] }), seek('brown'), call());
    expect(game.pending(state)).toMatchObject([{ seat: 1, moves: ['answer'] }]);
  });

  test('[GZ-20] B4: 100 for every full 1000', () => {
    const { events } = then('B4', {
      petals: 2550,
      home: 'blue',
      others: [{ petals: 999 + 1, home: 'brown' }, { petals: 900 }],
    });
    expect(told(events, 'charged').map(({ seat, petals: sum }) => [seat, sum])).toEqual([[0, 200]]);
  });

  test('[GZ-60] B5: the higher prize is 1500', () => {
    const { events } = finish(under('B5', { entrants: ['', '1:green'] }), garden('brown'), 0, 0);
    expect(told(events, 'contest-held')).toMatchObject([{ prize: 1500, share: 1500 }]);
    expect(game.view(under('B5'), 0).contests.map(({ prize }) => prize)).toEqual([500, 1500]);
  });

  test('[GZ-58] B6: three rivals', () => {
    const { events } = finish(under('B6', { entrants: ['1:green', ''] }), garden('brown'), 0, 0, 0);
    expect(told(events, 'contest-held')[0]!.rivals).toHaveLength(3);
  });

  test('[GZ-20] B7: all but the treasurer draw two and keep the better', () => {
    const before = under('B7', {
      treasurer: 1,
      shack: ['orange+brown@1'],
      others: [{ shack: ['orange+brown@2'] }],
    });
    const { events } = finish(before, garden('brown'), 0, 7, 0);
    expect(told(events, 'bred').map(({ seat, cards, hat }) => [seat, cards, hat])).toEqual([
      [1, [0], 0],
      [0, [3, 0], 3],
    ]);
  });

  test('[GZ-20] B8: upkeep is 150', () => {
    expect(told(finish(under('B8'), garden('brown')).events, 'paid')[0]).toMatchObject({ petals: 150 });
    expect(game.view(under('B8'), 0).players[0]!.bill).toMatchObject({ each: 150, petals: 150 });
  });

  test('[GZ-20] B9: whoever has the most gnomes loses the lowest, ties too', () => {
    const { events, state } = finish(
      under('B9', { home: 'red', others: [{ home: 'grey blue' }, { home: 'green' }] }),
      garden('brown'),
    );
    expect(told(events, 'escaped').map(({ seat, hat }) => [seat, hat])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect([gnomes(state), gnomes(state, 1), gnomes(state, 2)]).toEqual(['red', 'blue', 'green']);
    expect(state.report.escaped).toEqual([
      { seat: 0, hat: 1 },
      { seat: 1, hat: 0 },
    ]);
    const later = finish({ ...under('G5'), report: state.report }, garden('brown')).state;
    expect(later.report.escaped).toEqual([]);
  });

  test('[GZ-20] B9: nobody loses an only gnome', () => {
    expect(told(finish(under('B9'), garden('brown')).events, 'escaped')).toEqual([]);
  });
});

test('[GZ-A25] a search that fails under G1 ends in the garden, unpaid', () => {
  const { state } = play(
    under('G1', { free: 'brown red', others: [{ free: 'red' }] }),
    offer('brown'),
    fist(500),
    fist(0),
  );
  expect(petals(state)).toBe(1500);
  expect(state.players[0]!.garden[1]).toBe(1);
});
