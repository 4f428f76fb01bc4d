import { describe, expect, test } from 'vitest';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { EDITION } from '../data/edition.ts';
import { gartenZwerge } from '../index.ts';
import { enter, garden } from './moves.ts';
import { position } from './position.ts';
import { finish, game, gnomes, petals, play, told } from './table.ts';

const show = (wish: Parameters<typeof position>[0], ...dice: number[]) =>
  finish(position({ free: 'brown', ...wish }), garden('brown'), ...dice);

describe('contests', () => {
  test('[GZ-58] two rivals are drawn from the pile of the contest’s colour', () => {
    const { events } = show({ contests: 'brown red', entrants: ['', '1:blue'] }, 8, 0);
    expect(told(events, 'contest-held')).toMatchObject([{ hat: 3, rivals: [4, 0] }]);
  });

  test('[GZ-59] the highest hat wins', () => {
    const { events, state } = show({ entrants: ['1:orange 2:brown', ''] }, 0, 0);
    expect(told(events, 'contest-held')).toMatchObject([{ winners: [{ seat: 1, hat: 2 }], share: 500 }]);
    expect(petals(state, 1)).toBeGreaterThan(petals(state, 2));
  });

  test('[GZ-59] a rival may win', () => {
    const { events } = show({ entrants: ['1:orange', ''] }, 8, 0);
    expect(told(events, 'contest-held')).toMatchObject([{ rivals: [3, 0], winners: [], share: 0 }]);
  });

  test('[GZ-60] the higher colour pays 1000, the other 500', () => {
    const { events } = show({ contests: 'orange blue', entrants: ['1:green', '2:green'] }, 0, 0, 0, 0);
    expect(told(events, 'contest-held').map(({ hat, prize, share }) => [hat, prize, share])).toEqual([
      [2, 500, 500],
      [4, 1000, 1000],
    ]);
  });

  test('[GZ-61] equal hats share, rounded down to 50', () => {
    const { events } = show({ entrants: ['0:orange 1:orange 2:orange', ''] }, 0, 0);
    expect(told(events, 'contest-held')[0]!.share).toBe(150);
  });

  test('[GZ-62] a rival’s share is lost', () => {
    const { events, state } = show({ entrants: ['', '1:orange'], others: [{ petals: 1500 }] }, 4, 0);
    expect(told(events, 'contest-held')).toMatchObject([{ rivals: [2, 0], share: 500 }]);
    expect(petals(state, 1)).toBe(1900);
  });

  test('[GZ-62] a prize nobody competed for stays in the bank', () => {
    expect(told(show({}).events, 'contest-empty').map(({ prize }) => prize)).toEqual([500, 1000]);
  });

  test('[GZ-62] at the end of the game, too, everybody has gone home', () => {
    const rich = position({ petals: 5000, free: 'brown', entrants: ['0:red', '1:blue'] });
    const { state } = play(rich, garden('brown'));
    expect(state.stage.name).toBe('over');
    expect(state.contests.map(({ entrants }) => entrants)).toEqual([[], []]);
    expect(gnomes(state)).toBe('red brown');
  });

  test('[GZ-58] what was shown can be read in the next round, and only there', () => {
    const { state } = show({ entrants: ['1:orange', ''] }, 0, 0);
    expect(state.report.shows).toHaveLength(1);
    const later = finish({ ...position({ free: 'brown' }), report: state.report }, garden('brown')).state;
    expect(later.report.shows).toEqual([]);
  });

  test('[GZ-58] a single rival is a contest, too', () => {
    const B6 = { value: { do: 'rivals' as const, gnomes: 1 }, source: 'own-box' as const };
    const { playWith } = rehearsal(gartenZwerge.open({ ...EDITION, events: { ...EDITION.events, B6 } }));
    const before = position({ free: 'brown', event: 'B6', entrants: ['1:green', ''] });
    const { events } = playWith(scripted(0, 0, 0), before, garden('brown'));
    expect(told(events, 'contest-held')).toMatchObject([{ rivals: [0], winners: [{ seat: 1 }] }]);
  });

  test('everybody goes home afterwards', () => {
    const { state } = show({ entrants: ['0:red', '1:blue'] }, 0, 0, 0, 0);
    expect(state.players[0]!.free[3]).toBe(1);
    expect(state.contests.every(({ entrants }) => entrants.length === 0)).toBe(true);
  });
});

describe('what a gnome may expect', () => {
  test('is told by hat, as the contest stands now', () => {
    const { outlook } = game.view(position({ free: 'orange' }), 0).contests[0]!;
    // Brown pile: of nine cards one red, three orange. No red: 8/9 × 7/8; no orange either: 5/9 × 4/8.
    expect(outlook[2]).toMatchObject({ wins: 28, shares: 50 });
    expect(outlook[3]!.wins).toBe(78);
    expect(outlook[5]).toEqual({ wins: 100, shares: 0, petals: 500 });
  });

  test('falls when somebody enters with an equal hat, and vanishes behind a better one', () => {
    const { outlook } = game.view(position({ free: 'orange', entrants: ['1:red', ''] }), 0).contests[0]!;
    expect(outlook[2]).toEqual({ wins: 0, shares: 0, petals: 0 });
    expect(outlook[3]).toMatchObject({ wins: 0, shares: 100 });
  });
});

test('[GZ-51] entering is seen by all', () => {
  const { state } = finish(position({ free: 'red', contests: 'brown red' }), enter('red', 1), 0, 0);
  expect(state.report.shows).toMatchObject([{ hat: 3, entrants: [{ seat: 0, hat: 3 }] }]);
});
