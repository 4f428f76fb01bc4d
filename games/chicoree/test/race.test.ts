import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../core/opening.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { append } from '../../../core/judge.ts';
import { openMatch } from '../../../core/match.ts';
import { recordOf, replay } from '../../../core/record.ts';
import { anyMove } from '../../../testkit/playthrough.ts';
import type { Options } from '../vocabulary.ts';
import { bid, fist, PASS } from './moves.ts';
import { auction, fists, freeForAll, position } from './position.ts';
import { answer, asked, game, hand, matchAt, only, refusal, seen, timeout, tokens, types } from './table.ts';

describe('letting go', () => {
  test('[CH-A23] whoever lets a card go is out of its auction; nobody has to', () => {
    const { state, events } = answer(freeForAll(), [2, PASS]);
    expect(asked(state)).toEqual([1, 0]);
    expect(events).toEqual([{ type: 'passed', seat: 2 }]);
    expect(seen(state, 2).stance).toBe('passed');
  });

  test('[CH-A23] the hammer falls at once when nobody else may call', () => {
    const played = answer(freeForAll(), [0, bid(2)], [2, PASS], [1, PASS]);
    expect(only(played, 'sold')).toMatchObject({ seat: 0, tokens: 2 });
    expect(types(answer(freeForAll(), [0, PASS], [1, PASS], [2, PASS]))).toContain('unsold');
  });

  test('[CH-A23] the poor are out by themselves', () => {
    const before = freeForAll({ tokens: 3, others: [{ tokens: 2 }, { tokens: 4 }] });
    expect(asked(answer(before, [0, bid(3)]).state)).toEqual([2]);
    expect(types(answer(before, [2, bid(4)]))).toContain('sold');
  });
});

describe('the countdown', () => {
  const seconds = (countdown: Options['countdown'], calls: number): number => {
    const before = freeForAll({ options: { countdown } });
    const state = calls === 0 ? before : answer(before, [0, bid(1)]).state;
    return game.timer!(state)!.seconds;
  };

  test.each<[Options['countdown'], number]>([
    [6, 4],
    [12, 8],
    [24, 16],
  ])('[CH-A24] %i seconds for the first call, %i after every call', (countdown, after) => {
    expect([seconds(countdown, 0), seconds(countdown, 1)]).toEqual([countdown, after]);
  });

  test('[CH-A24] when it runs out the leader gets the card', () => {
    const { state } = answer(freeForAll(), [0, bid(2)], [2, bid(3)]);
    const closed = timeout(state);
    expect(hand(closed.state, 2)).toBe('harvest');
    expect(tokens(closed.state)).toEqual([12, 12, 9]);
  });

  test('[CH-A24] a hammer that comes too late for an older call is void', () => {
    const match = matchAt(freeForAll());
    append(match, { seat: 0, move: bid(1) });
    expect(append(match, { closing: { type: 'hammer', calls: 0 } })).toMatchObject({ ok: false });
    expect(append(match, { closing: { type: 'hammer', calls: 1 } })).toMatchObject({ ok: true });
    expect(hand(match.state)).toBe('harvest');
  });

  test('[CH-A24] nobody is hurried in turn, nor outside auctions', () => {
    expect(game.timer!(position({ agenda: [auction('harvest')] }))).toBeNull();
    expect(game.timer!(position({ options: { auction: 'free-for-all' } }))).toBeNull();
  });
});

describe('forged and late bids', () => {
  test('[CH-55] the bid that arrives first counts, the same bid a moment later is refused with the new price', () => {
    const { state } = answer(freeForAll(), [0, bid(3)]);
    expect(refusal(state, bid(3), 2)).toEqual({
      code: 'too-low',
      clause: 'CH-54',
      with: { tokens: 3, least: 4 },
    });
  });

  test('[CH-55] the leader is not asked to outbid themselves', () => {
    const { state } = answer(freeForAll(), [0, bid(3)]);
    expect(refusal(state, bid(4), 0)).toMatchObject({ code: 'not-your-decision' });
  });

  test('[CH-A23] having let go, one cannot come back', () => {
    const { state } = answer(freeForAll(), [2, PASS], [0, bid(1)]);
    expect(refusal(state, bid(2), 2)).toMatchObject({ code: 'not-your-decision' });
  });

  test('[CH-A24] after the hammer a bid is no answer any more', () => {
    const { state } = timeout(answer(freeForAll(), [0, bid(1)]).state);
    expect(refusal(state, bid(2), 2)).toMatchObject({ code: 'not-now' });
    expect(refusal(state, bid(2), 1)).toMatchObject({ code: 'not-your-decision' });
  });
});

describe('the clock of closed fists', () => {
  const timed = () => position({ agenda: [fists('egypt')], options: { clock: 'on' } });

  test('[CH-A25] a minute, if the table has agreed so', () => {
    expect(game.timer!(timed())).toEqual({ seconds: 60, closing: { type: 'open-fists' } });
    expect(game.timer!(position({ agenda: [fists('egypt')] }))).toBeNull();
    expect(game.timer!(position({ options: { clock: 'on' } })), 'fists only').toBeNull();
  });

  test('[CH-A25] a fist that is not closed in time is empty', () => {
    const closed = timeout(answer(timed(), [2, fist(1)]).state);
    expect(only(closed, 'fists-opened')).toMatchObject({ bids: [0, 0, 1], winner: 2 });
  });
});

test('a free-for-all with its hammers replays to the byte', () => {
  const options = { ...defaultOptions(game), auction: 'free-for-all' } as const;
  const match = openMatch(game, { options, seats: 3, seed: 'replay' });
  const dice = randomOf(seedRng('hammers'));
  for (let n = 0; n < 300 && game.outcome(match.state) === null; n++) {
    const timer = game.timer!(match.state);
    append(match, timer && dice.int(4) === 0 ? { closing: timer.closing } : anyMove(match, dice));
  }
  expect(match.entries.some(entry => 'closing' in entry)).toBe(true);
  const again = replay(game, recordOf(match));
  expect(again.ok && again.value.state).toEqual(match.state);
});
