import { describe, expect, test } from 'vitest';
import { scripted } from '../../../testkit/scripted.ts';
import { answer, call, choose, fist, garden, NONE, seek } from './moves.ts';
import { position } from './position.ts';
import { game, petals, play, playWith, refusal, told } from './table.ts';
import { words } from './words.ts';

/** Seat 0 may seek; the others have gnomes to lend. */
const before = position({
  free: 'red brown',
  others: [{ free: 'brown orange', garden: 'red' }, { free: 'orange' }],
});
const called = play(before, seek('red'), call()).state;
const answered = play(called, answer('brown'), answer('orange')).state;

test('[GZ-28] a gnome seeks, and the conditions come next', () => {
  const { state } = play(before, seek('red'));
  expect(game.view(state, 1)).toMatchObject({
    stage: { name: 'terms' },
    auction: { job: 'seek', seat: 0, hat: 3 },
  });
  expect(game.pending(state)).toEqual([{ seat: 0, moves: ['call'] }]);
});

test('[GZ-29] a lowest hat may be demanded', () => {
  const { state } = play(before, seek('red'), call({ atLeast: 'orange' }));
  expect(game.pending(state).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(refusal(state, answer('brown'), 1)).toEqual({
    code: 'hat-too-low',
    clause: 'GZ-29',
    with: { hat: 'brown', atLeast: 'orange' },
  });
  expect(refusal(state, answer('orange'), 1)).toBeNull();
});

test('[GZ-29] whoever has no such gnome is not even asked', () => {
  const { state } = play(before, seek('red'), call({ atLeast: 'red' }));
  expect(told(play(before, seek('red'), call({ atLeast: 'red' })).events, 'no-deal')).toHaveLength(1);
  expect(petals(state)).toBe(1550);
});

test('[GZ-30] only gnomes without a job can be put forward', () => {
  expect(refusal(called, answer('red'), 1)).toMatchObject({ code: 'gnome-busy' });
  expect(refusal(called, answer('orange'), 1)).toBeNull();
});

test('[GZ-26] a grey gnome is no partner', () => {
  const lazy = play(position({ free: 'red', others: [{ free: 'brown grey' }] }), seek('red'), call()).state;
  expect(refusal(lazy, answer('grey'), 1)).toEqual({ code: 'lazy', clause: 'GZ-26' });
});

test('[GZ-31] a gnome first, then a price in the fist', () => {
  expect(called.stage.name).toBe('answers');
  expect(answered.stage.name).toBe('fists');
  expect(game.pending(answered).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('[GZ-32] others see a closed fist, not what is in it', () => {
  const { state } = play(answered, fist(400), fist(350));
  const { parties } = game.view(state, 2).auction!;
  expect(parties.map(({ closed, petals: sum }) => [closed, sum])).toEqual([
    [true, null],
    [true, null],
    [false, null],
  ]);
  expect(game.view(state, 1).auction!.parties[1]!.petals).toBe(350);
});

test('[GZ-33] the highest price is no more than the seeker owns', () => {
  const poor = play(
    position({ petals: 200, free: 'red', others: [{ free: 'brown' }] }),
    seek('red'),
    call(),
    answer('brown'),
  );
  expect(refusal(poor.state, fist(250), 0)).toEqual({
    code: 'too-few-petals',
    clause: 'GZ-33',
    with: { petals: 250, held: 200 },
  });
  expect(refusal(poor.state, fist(200), 0)).toBeNull();
});

test('[GZ-34] nothing opens before the last fist is closed, then everything', () => {
  const closing = play(answered, fist(400), fist(350));
  expect(told(closing.events, 'fists-opened')).toEqual([]);
  const { events } = play(closing.state, fist(400));
  expect(told(events, 'fists-opened')).toEqual([
    {
      type: 'fists-opened',
      job: 'seek',
      seat: 0,
      hat: 3,
      limit: 400,
      prices: [
        { by: 1, petals: 350, hat: 1 },
        { by: 2, petals: 400, hat: 2 },
      ],
    },
  ]);
});

describe('a deal', () => {
  const { state } = play(answered, fist(600), fist(350), fist(400));

  test('[GZ-35][GZ-36] goes to the lowest price', () => {
    expect(state.players[0]!.shack).toEqual([{ own: 3, partner: 1, owner: 1 }]);
  });

  test('[GZ-37] costs that price, not the highest one', () => {
    expect([0, 1, 2].map(seat => petals(state, seat))).toEqual([1150, 1850, 1500]);
  });

  test('[GZ-37] binds nobody who was asked for nothing else', () => {
    expect(state.players.map(({ bonds }) => bonds)).toEqual([[], [], []]);
  });

  test('[GZ-34] stays in the ledger with all its prices', () => {
    expect(state.ledger).toEqual([
      {
        round: 2,
        job: 'seek',
        seat: 0,
        hat: 3,
        atLeast: 1,
        duty: null,
        words: '',
        limit: 600,
        prices: [
          { by: 1, petals: 350, hat: 1 },
          { by: 2, petals: 400, hat: 2 },
        ],
        with: 1,
        petals: 350,
      },
    ]);
  });

  test('[GZ-38] gives both gnomes their job', () => {
    const jobs = (seat: number) =>
      game.view(state, 0).players[seat]!.gnomes.map(({ hat, job, at }) => [hat, job, at]);
    expect(jobs(0)).toContainEqual([3, 'shack', null]);
    expect(jobs(1)).toContainEqual([1, 'lent', 0]);
  });

  test('[GZ-39] leaves no marker behind', () => {
    expect(state.auction).toBeNull();
  });

  test('[GZ-41] leaves the others’ gnomes free', () => {
    expect(words(state.players[2]!.free)).toBe('orange');
    expect(words(state.players[1]!.free)).toBe('orange');
  });
});

test('[GZ-36] among equal prices the seeker chooses', () => {
  const tie = play(answered, fist(400), fist(350), fist(350));
  expect(tie.state.stage).toEqual({ name: 'tie', between: [1, 2] });
  expect(refusal(tie.state, choose('schmiedel'))).toMatchObject({
    code: 'not-among-equals',
    clause: 'GZ-36',
  });
  const { state } = play(tie.state, choose(2));
  expect(state.players[0]!.shack).toEqual([{ own: 3, partner: 2, owner: 2 }]);
  expect(petals(state, 2)).toBe(1850);
});

test('[GZ-36] and pays what that one asks, whatever others did', () => {
  const others = [{ free: 'brown' }, { free: 'orange' }, { free: 'red' }];
  const four = play(position({ seats: 4, free: 'red', others }), seek('red'), call()).state;
  const fists = play(four, answer('brown'), answer('orange'), answer('red')).state;
  const { state } = play(fists, fist(600), fist(500), fist(350), fist(350), choose(2));
  expect([petals(state), petals(state, 2)]).toEqual([1150, 1850]);
});

test('[GZ-34] prices are told of everybody, the first seat too', () => {
  const stage = { name: 'jobs', seat: 1 } as const;
  const turned = position({ free: 'brown', stage, others: [{ free: 'red' }, { free: 'orange' }] });
  const fists = play(turned, seek('red'), call(), answer('brown'), NONE).state;
  const { events } = play(fists, fist(200), fist(300));
  expect(told(events, 'fists-opened')[0]!.prices).toEqual([{ by: 0, petals: 200, hat: 1 }]);
});

describe('no deal', () => {
  const { state, events } = play(answered, fist(300), fist(350), fist(400));

  test('[GZ-40] sends the gnome to the garden for 50', () => {
    expect(words(state.players[0]!.garden)).toBe('red');
    expect(petals(state)).toBe(1550);
    expect(told(events, 'gardened')).toMatchObject([{ because: 'no-deal', petals: 50 }]);
  });

  test('[GZ-40] stays in the ledger as well', () => {
    expect(state.ledger).toMatchObject([{ with: null, petals: 0, limit: 300 }]);
  });

  test('[GZ-40] the ledger keeps the twelve latest', () => {
    const [entry] = state.ledger;
    const kept = (length: number) => {
      const ledger = Array.from({ length }, (_, round) => ({ ...entry!, round }));
      return play({ ...answered, ledger }, fist(300), fist(350), fist(400)).state.ledger.map(
        ({ round }) => round,
      );
    };
    expect(kept(11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2]);
    expect(kept(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2]);
  });

  test('[GZ-40] and that is its job: the next turn is somebody else’s', () => {
    expect(game.pending(state)).toMatchObject([{ seat: 1 }]);
  });

  test('[GZ-41] leaves all the others’ gnomes free', () => {
    expect(words(state.players[1]!.free)).toBe('orange brown');
  });

  test('[GZ-40] so does silence', () => {
    const quiet = play(called, NONE, NONE);
    expect(petals(quiet.state)).toBe(1550);
    expect(told(quiet.events, 'answers-shown')).toEqual([
      {
        type: 'answers-shown',
        answers: [
          { seat: 1, hat: null },
          { seat: 2, hat: null },
        ],
      },
    ]);
  });
});

test('the last job of the round may be a search', () => {
  const last = position({ free: 'red', others: [{ free: 'brown' }] });
  const fists = play(last, seek('red'), call(), answer('brown'), fist(300)).state;
  // The red pile's first card is grey; then the contests of round three.
  const { state } = playWith(scripted(0, 0, 0), fists, fist(300));
  expect(state.round).toBe(3);
  expect(words(state.players[0]!.free)).toBe('red grey');
  expect(refusal(state, garden('red'), state.treasurer)).toBeNull();
});
