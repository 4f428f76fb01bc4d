import { describe, expect, test } from 'vitest';
import { plots } from '../games/plots/index.ts';
import type { Plots } from '../games/plots/vocabulary.ts';
import { fingerprint, freeze } from './data.ts';
import type { Seat } from './game.ts';
import { append, judgeAll } from './judge.ts';
import { type Entry, type Match, openMatch } from './match.ts';
import { seedRng } from './random.ts';
import { type GameRecord, recordOf, replay, withHashes } from './record.ts';
import { nth } from './sure.ts';
import { mayTakeBack } from './takeback.ts';

const game = plots.open(plots.edition);
const opening = { options: { rounds: 3, clock: 'on' }, seats: 2, seed: 'record' } as const;

const bid = (seat: Seat, coins: number): Entry<Plots> => ({ seat, move: { type: 'bid', coins } });
const place = (seat: Seat, cell: number): Entry<Plots> => ({ seat, move: { type: 'place', cell } });
const takeback = (seat: Seat): Entry<Plots> => ({ seat, takeback: true });
const END_BIDDING: Entry<Plots> = { closing: { type: 'end-bidding' } };
const LOSE_PLOT: Entry<Plots> = { closing: { type: 'lose-plot' } };

/** A match in which these entries were accepted. */
function matchAfter(...entries: readonly Entry<Plots>[]): Match<Plots> {
  const match = openMatch(game, opening);
  for (const entry of entries) expect(append(match, entry)).toMatchObject({ ok: true });
  return match;
}

const codeOf = (match: Match<Plots>, entry: Entry<Plots>): string | null => {
  const added = append(match, entry);
  return added.ok ? null : added.error.code;
};

/** A whole game: a takeback, a clock that runs out twice, a race. */
const GAME: readonly Entry<Plots>[] = [
  bid(0, 3),
  takeback(0),
  bid(0, 4),
  bid(1, 2),
  place(0, 0),
  END_BIDDING,
  LOSE_PLOT,
  END_BIDDING,
  { seat: 1, move: { type: 'grab' } },
  place(1, 5),
];

describe('append', () => {
  test('adds a line and says what happened', () => {
    const match = openMatch(game, opening);
    expect(match.news).toEqual([{ step: 0, seat: 'table', events: [expect.anything()], takeback: false }]);
    expect(append(match, bid(1, 2))).toEqual({
      ok: true,
      value: { step: 1, seat: 1, events: [{ type: 'bid', seat: 1, coins: 2 }], takeback: false },
    });
    expect(match.entries).toEqual([bid(1, 2)]);
    expect(match.news[1]).toMatchObject({ step: 1, seat: 1 });
    expect(nth(match.state.players, 1).bid).toBe(2);
  });

  test('changes nothing when the rules say no', () => {
    const match = matchAfter(bid(0, 3));
    const before = JSON.stringify(match);
    freeze(match.state);
    const refused: [Entry<Plots>, string][] = [
      [bid(0, 1), 'not-your-decision'],
      [bid(1, 11), 'no-such-move'],
      [bid(1, -5), 'no-such-move'],
      [place(1, 0), 'not-now'],
      [takeback(1), 'nothing-to-take-back'],
    ];
    for (const [entry, code] of refused) expect(codeOf(match, entry)).toBe(code);
    expect(JSON.stringify(match)).toBe(before);
  });

  test('a state once handed out is replaced, never changed', () => {
    const match = openMatch(game, opening);
    const first = freeze(match.state);
    append(match, bid(0, 1));
    expect(match.state).not.toBe(first);
    expect(nth(first.players, 0).bid).toBeNull();
  });

  test('nothing can be added once the game is over', () => {
    const match = matchAfter(...GAME);
    expect(game.outcome(match.state)).not.toBeNull();
    expect(codeOf(match, bid(0, 0))).toBe('game-over');
    expect(codeOf(match, END_BIDDING)).toBe('no-clock-running');
    expect(codeOf(match, takeback(1))).toBe('nothing-to-take-back');
  });
});

describe('a closing', () => {
  test('is an act of the table', () => {
    const match = matchAfter(bid(0, 3), END_BIDDING);
    expect(match.news.at(-1)).toMatchObject({ step: 2, seat: 'table', takeback: false });
    expect(match.state.phase).toEqual({ name: 'placing', seat: 0 });
  });

  test('is refused while no clock is running', () => {
    const match = matchAfter(bid(0, 3), END_BIDDING);
    expect(codeOf(match, END_BIDDING)).toBe('no-clock-running');
    expect(match.entries).toHaveLength(2);
  });

  test('is refused when another clock is running', () => {
    expect(codeOf(openMatch(game, opening), LOSE_PLOT)).toBe('no-clock-running');
  });

  test('seals all that went before', () => {
    expect(mayTakeBack(matchAfter(bid(0, 0)), 0)).toBe(true);
    expect(mayTakeBack(matchAfter(bid(0, 0), END_BIDDING), 0)).toBe(false);
  });
});

describe('a takeback', () => {
  test('is a line of its own and restores the state before', () => {
    const match = openMatch(game, opening);
    const before = match.state;
    append(match, bid(0, 3));
    expect(append(match, takeback(0))).toEqual({
      ok: true,
      value: { step: 2, seat: 0, events: [], takeback: true },
    });
    expect(match.state).toBe(before);
    expect(match.entries).toEqual([bid(0, 3), takeback(0)]);
    expect(codeOf(match, takeback(0))).toBe('nothing-to-take-back');
  });

  test('of one who decides at the same time as others leaves what they decided', () => {
    const three = { ...opening, seats: 3 };
    const match = openMatch(game, three);
    append(match, bid(0, 3));
    append(match, bid(1, 2));
    append(match, takeback(0));
    expect(match.state.players.map(player => player.bid)).toEqual([null, 2, null]);
    expect([0, 1, 2].map(seat => mayTakeBack(match, seat))).toEqual([false, true, false]);
    append(match, bid(0, 4));
    append(match, takeback(1));
    expect(match.state.players.map(player => player.bid)).toEqual([4, null, null]);
  });

  test('does not reach behind a gain of information', () => {
    const match = matchAfter(bid(0, 3), bid(1, 2));
    for (const seat of [0, 1]) expect(mayTakeBack(match, seat)).toBe(false);
  });

  test('does not reach behind a move that is final', () => {
    const match = matchAfter(bid(0, 3), bid(1, 2), place(0, 4));
    expect(mayTakeBack(match, 0)).toBe(false);
  });
});

describe('replay', () => {
  const record = recordOf(matchAfter(...GAME));

  test('a record is plain data and knows what was agreed', () => {
    expect(record).toEqual({
      game: 'plots',
      version: 1,
      edition: fingerprint(game.edition),
      ...opening,
      entries: GAME,
    });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  test('a record does not grow with its match', () => {
    const match = matchAfter(bid(0, 1));
    const early = recordOf(match);
    append(match, bid(1, 0));
    expect(early.entries).toHaveLength(1);
  });

  test('leads to every step, and to the end', () => {
    const match = openMatch(game, opening);
    for (let step = 0; step <= GAME.length; step++) {
      const again = replay(game, record, step);
      expect(again.ok && again.value.state).toEqual(match.state);
      expect(again.ok && again.value.news).toEqual(match.news);
      expect(again.ok && mayTakeBack(again.value, 0)).toBe(mayTakeBack(match, 0));
      if (step < GAME.length) append(match, nth(GAME, step));
    }
    const whole = replay(game, record);
    expect(whole.ok && game.outcome(whole.value.state)).toEqual(game.outcome(match.state));
  });

  test('can be gone on with', () => {
    const early = replay(game, record, 3);
    expect(early.ok && codeOf(early.value, bid(1, 9))).toBeNull();
  });

  const hashed = withHashes(game, record);
  if (!hashed.ok) throw new Error(hashed.error.code);
  const kept = hashed.value;

  test('a record that does not replay gets no hashes', () => {
    const broken = withHashes(game, { ...record, entries: [takeback(0)] });
    expect(broken).toEqual({
      ok: false,
      error: { code: 'entry-refused', step: 1, refusal: 'nothing-to-take-back' },
    });
  });

  test('hashes cover the start and every entry', () => {
    expect(kept.hashes).toHaveLength(GAME.length + 1);
    expect(kept.hashes![0]).toBe(fingerprint(openMatch(game, opening).state));
    expect(kept.hashes![2]).toBe(kept.hashes![0]); // taken back
    expect(replay(game, kept).ok).toBe(true);
    expect(record.hashes).toBeUndefined();
  });

  const withHash = (step: number): GameRecord<Plots> => ({
    ...kept,
    hashes: kept.hashes!.with(step, '0000000000000000'),
  });
  const edition = fingerprint(game.edition);
  const otherEntries = [...GAME.slice(0, 4), place(1, 0)];

  test.each<[string, GameRecord<Plots>, object]>([
    ['another game', { ...kept, game: 'plot' }, { code: 'other-game', expected: 'plots', found: 'plot' }],
    ['another version', { ...kept, version: 2 }, { code: 'other-version', expected: '1', found: '2' }],
    ['another edition', { ...kept, edition: 'x' }, { code: 'other-edition', expected: edition, found: 'x' }],
    [
      'a refused entry',
      { ...record, entries: otherEntries },
      { code: 'entry-refused', step: 5, refusal: 'not-your-decision' },
    ],
    [
      'a refused takeback',
      { ...record, entries: [takeback(0)] },
      { code: 'entry-refused', step: 1, refusal: 'nothing-to-take-back' },
    ],
    ['another start', withHash(0), { code: 'other-state', step: 0 }],
    ['another state later', withHash(6), { code: 'other-state', step: 6 }],
    ['another seed', { ...kept, seed: 'x' }, { code: 'other-state', step: 0 }],
  ])('notices %s', (_what, changed, divergence) => {
    expect(replay(game, changed)).toEqual({ ok: false, error: divergence });
  });

  test('does not look beyond the step asked for', () => {
    expect(replay(game, withHash(6), 5).ok).toBe(true);
  });

  test('notices a changed rule', () => {
    const changed = {
      ...game,
      moves: {
        ...game.moves,
        place: {
          ...game.moves.place,
          apply: (...[draft, move, table]: Parameters<typeof game.moves.place.apply>) => {
            game.moves.place.apply(draft, move, table);
            nth(draft.players, 0).coins++;
          },
        },
      },
    };
    expect(replay(changed, kept)).toEqual({ ok: false, error: { code: 'other-state', step: 5 } });
  });
});

describe('a study', () => {
  const { state: there } = matchAfter(...GAME.slice(0, 4));
  const study = { ...opening, seed: 'study', position: there };

  test('begins where it is told to, and nobody is dealt anything', () => {
    const match = openMatch(game, study);
    expect(match.news).toEqual([{ step: 0, seat: 'table', events: [], takeback: false }]);
    expect({ ...match.state, rng: there.rng }).toEqual(there);
    expect(match.state.rng).toEqual(seedRng('study'));
  });

  test('is kept and replayed like any game', () => {
    const match = openMatch(game, study);
    for (const entry of GAME.slice(4, 6)) expect(append(match, entry)).toMatchObject({ ok: true });
    const hashed = withHashes(game, recordOf(match));
    const again = hashed.ok && replay(game, hashed.value);
    expect(again && again.ok && again.value.state).toEqual(match.state);
  });
});

describe('several entries at once', () => {
  const place: Entry<Plots> = { seat: 0, move: { type: 'place', cell: 0 } };

  test('are judged one upon the other, and nothing has happened yet', () => {
    const match = openMatch(game, { ...opening, seats: 3 });
    const judged = judgeAll(match, [bid(0, 3), takeback(0), bid(0, 4)]);
    expect(judged.ok && judged.value.map(({ entry }) => entry)).toEqual([bid(0, 3), takeback(0), bid(0, 4)]);
    expect(match.entries).toEqual([]);
  });

  test('end with the first that shows something: what follows is refused unread, whatever it is', () => {
    const match = openMatch(game, opening);
    append(match, bid(1, 2));
    for (const next of [place, bid(0, 99), { seat: 0, move: { type: 'nonsense' } } as never])
      expect(judgeAll(match, [bid(0, 3), next])).toEqual({
        ok: false,
        error: { code: 'not-in-one-go', clause: 'core' },
      });
    expect(judgeAll(match, [bid(0, 3)]).ok).toBe(true);
  });
});
