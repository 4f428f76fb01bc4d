import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { close } from '../../../core/play.ts';
import { refuseDuty } from '../auction.ts';
import { gartenZwerge } from '../index.ts';
import { rehearsal } from '../../../testkit/rehearsal.ts';
import {
  answer,
  call,
  enter,
  exchange,
  fist,
  garden,
  NONE,
  offer,
  PASS,
  seek,
  sell,
  sellOff,
} from './moves.ts';
import type { Bond, State } from '../vocabulary.ts';
import { position } from './position.ts';
import { withSums } from './quick.ts';
import { finish, game, gnomes, petals, play, playAs, refusal, told } from './table.ts';
import { words } from './words.ts';

test('[GZ-A01] a price at the limit is a deal, on both sides', () => {
  const before = position({ free: 'red', others: [{ free: 'brown' }] });
  expect(
    told(play(before, seek('red'), call(), answer('brown'), fist(200), fist(200)).events, 'dealt'),
  ).toHaveLength(1);
  expect(told(play(before, offer('red'), fist(200), fist(200)).events, 'dealt')).toHaveLength(1);
});

test('[GZ-A02] the gnomes put forward are shown together, before any price', () => {
  const before = position({ free: 'red', others: [{ free: 'brown' }, { free: 'orange' }] });
  const first = play(before, seek('red'), call(), answer('brown')).state;
  expect(game.view(first, 2).auction!.parties[1]).toMatchObject({ answered: true, hat: null });
  expect(game.view(first, 1).auction!.parties[1]).toMatchObject({ answered: true, hat: 1 });
  const { state } = play(first, answer('orange'));
  expect(game.view(state, 0).auction!.parties.map(({ hat }) => hat)).toEqual([null, 1, 2]);
});

test('[GZ-A03] answering is voluntary; 0 may be asked but not bid', () => {
  const before = position({ free: 'red', others: [{ free: 'brown' }, { free: 'orange' }] });
  const { events } = play(before, seek('red'), call(), answer('brown'), NONE, fist(0), fist(0));
  expect(told(events, 'dealt')).toMatchObject([{ with: 1, petals: 0 }]);
  expect(told(play(before, offer('red'), fist(0), fist(0), fist(0)).events, 'no-deal')).toHaveLength(1);
  expect(told(play(before, offer('red'), fist(0), fist(50), fist(0)).events, 'dealt')).toHaveLength(1);
});

test('[GZ-A04] nobody bids more than they own; asking is limited by the markers', () => {
  const before = position({ free: 'red', petals: 100, others: [{ free: 'brown', petals: 100 }] });
  const bidding = play(before, offer('red')).state;
  expect(refusal(bidding, fist(150), 1)).toMatchObject({ code: 'too-few-petals', clause: 'GZ-A04' });
  expect(refusal(bidding, fist(3050), 0)).toBeNull();
  expect(refusal(bidding, fist(3100), 0)).toMatchObject({ code: 'too-few-markers', clause: 'GZ-10' });
  expect(game.view(bidding, 'spectator').players.map(({ petals: sum }) => sum)).toEqual([100, 100, 1500]);
});

describe('[GZ-A05] conditions', () => {
  const before = position({
    free: 'red brown',
    others: [{ free: 'orange red blue' }, { free: 'brown' }],
  });
  /** Seat 1 lends its orange under a duty, and is the next to decide. */
  const bound = (duty: NonNullable<Parameters<typeof call>[0]>['duty']) =>
    play(before, seek('red'), call({ duty: duty! }), answer('orange'), NONE, fist(100), fist(100)).state;

  test('[GZ-A05] the next gnome must enter a contest', () => {
    const state = bound('next-contest');
    expect(state.players[1]!.bonds).toEqual([{ duty: 'next-contest', to: 0 }]);
    expect(refusal(state, garden('red'))).toEqual({
      code: 'bound-next',
      clause: 'GZ-A05',
      with: { job: 'contest', to: 0 },
    });
    const { state: after, events } = play(state, enter('red', 0));
    expect(told(events, 'released')).toHaveLength(1);
    expect(after.players[1]!.bonds).toEqual([]);
  });

  test('[GZ-A05] or work in the garden', () => {
    const state = bound('next-garden');
    expect(refusal(state, enter('red', 0))).toMatchObject({ code: 'bound-next', with: { job: 'garden' } });
    expect(refusal(state, garden('red'))).toBeNull();
  });

  test('[GZ-A05] or stay out of one of the contests, or not seek', () => {
    expect(refusal(bound('avoid-0'), enter('red', 0))).toMatchObject({
      code: 'bound-contest',
      with: { contest: 0 },
    });
    expect(refusal(bound('avoid-0'), enter('red', 1))).toBeNull();
    expect(refusal(bound('avoid-1'), enter('red', 1))).toMatchObject({ code: 'bound-contest' });
    expect(refusal(bound('no-seek'), seek('red'))).toMatchObject({ code: 'bound-seek' });
    expect(refusal(bound('no-seek'), offer('red'))).toBeNull();
  });

  test('[GZ-A05] what cannot be done lapses', () => {
    const banned = position({ free: 'brown', event: 'G2', bonds: [{ duty: 'next-contest', to: 1 }] });
    expect(refusal(banned, garden('brown'))).toBeNull();
    const cornered = position({
      free: 'brown',
      bonds: [
        { duty: 'next-contest', to: 1 },
        { duty: 'avoid-0', to: 1 },
        { duty: 'avoid-1', to: 2 },
      ],
    });
    expect(refusal(cornered, garden('brown'))).toBeNull();
  });

  test('[GZ-A05] a bond lasts for the round', () => {
    const { state } = finish(
      position({ free: 'brown', others: [{ bonds: [{ duty: 'no-seek', to: 0 }] }] }),
      garden('brown'),
    );
    expect(state.players[1]!.bonds).toEqual([]);
  });

  test('[GZ-A05] nobody accepts two jobs for one gnome', () => {
    const torn = position({
      free: 'red',
      others: [{ free: 'brown', bonds: [{ duty: 'next-garden', to: 2 }] }, { free: 'brown' }],
    });
    const { state } = play(torn, seek('red'), call({ duty: 'next-contest' }));
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([2]);
    expect(
      refusal({ ...state, auction: { ...state.auction!, asked: [1, 2] } }, answer('brown'), 1),
    ).toMatchObject({
      code: 'bound-otherwise',
      clause: 'GZ-A05',
    });
  });

  test('[GZ-A05] the same demand twice is one demand', () => {
    const twice = position({
      free: 'red',
      others: [{ free: 'brown brown', bonds: [{ duty: 'next-contest', to: 2 }] }],
    });
    const { state } = play(
      twice,
      seek('red'),
      call({ duty: 'next-contest' }),
      answer('brown'),
      fist(0),
      fist(0),
    );
    expect(state.players[1]!.bonds).toEqual([{ duty: 'next-contest', to: 2 }]);
  });

  test('[GZ-A05] other duties leave a search and each other alone', () => {
    expect(refusal(bound('avoid-0'), seek('red'))).toBeNull();
    const to = 2;
    expect(refuseDuty([{ duty: 'avoid-0', to }], 'next-garden')).toBeNull();
    expect(refuseDuty([{ duty: 'next-garden', to }], 'avoid-1')).toBeNull();
    expect(refuseDuty([{ duty: 'no-seek', to }], null)).toBeNull();
  });

  test('[GZ-A05] as long as one contest, or the garden, is left, the duty stands', () => {
    const duties = (...all: readonly Bond['duty'][]) =>
      position({ free: 'brown', bonds: all.map(duty => ({ duty, to: 1 })) });
    expect(refusal(duties('next-contest', 'avoid-0'), garden('brown'))).toMatchObject({ code: 'bound-next' });
    const both = duties('next-garden', 'avoid-0', 'avoid-1');
    expect(refusal(both, sell('brown'))).toMatchObject({ code: 'bound-next', with: { job: 'garden' } });
  });

  describe('[GZ-A05] once the next gnome has a job, whatever it is, that duty is over', () => {
    // Without contests the duty to enter one lapses, and the gnome may do anything else.
    const lapsed = position({
      free: 'red red',
      event: 'G2',
      bonds: [
        { duty: 'next-contest', to: 1 },
        { duty: 'no-seek', to: 2 },
      ],
      others: [{ free: 'brown' }],
    });
    const searching = {
      ...lapsed,
      players: lapsed.players.map(one => ({ ...one, bonds: one.bonds.slice(0, 1) })),
    };
    const rest = (state: Read<State>) => state.players[0]!.bonds.map(({ duty }) => duty);

    test.each([garden('red'), sell('red'), exchange('red')])('[GZ-A05] %j', move => {
      expect(rest(play(lapsed, move).state)).toEqual(['no-seek']);
    });

    test.each([
      ['a deal', answer('brown')],
      ['no deal', NONE],
    ])('[GZ-A05] a search: %s', (_, reply) => {
      const { state } = play(searching, seek('red'), call(), reply);
      const fists = reply === NONE ? [] : [fist(0), fist(0)];
      expect(rest(play(state, ...fists).state)).toEqual([]);
    });

    test('[GZ-A05] the garden', () => {
      const bonds = [{ duty: 'next-garden' as const, to: 1 }];
      const { state } = play(
        position({ free: 'red red', bonds, others: [{ free: 'brown' }] }),
        garden('red'),
      );
      expect(rest(state)).toEqual([]);
    });
  });

  test('[GZ-A05] throwing a grey away is not sending the next gnome', () => {
    const lazy = position({
      free: 'grey red',
      bonds: [{ duty: 'next-garden', to: 1 }],
      others: [{ free: 'brown' }],
    });
    expect(refusal(lazy, sell('grey'))).toBeNull();
    expect(play(lazy, sell('grey')).state.players[0]!.bonds).toHaveLength(1);
  });

  test('[GZ-A05] free words belong to free auctions', () => {
    expect(refusal(play(before, seek('red')).state, call({ words: 'be nice' }))).toMatchObject({
      code: 'no-words',
    });
  });
});

test('[GZ-A06] one’s own two gnomes never breed: a seeker is not asked, nor the owner of an offer', () => {
  const before = position({ free: 'red red', others: [{ free: 'brown' }] });
  const { state } = play(before, seek('red'), call());
  expect(game.pending(state).map(({ seat }) => seat)).toEqual([1]);
});

describe('[GZ-A07] treasurer, all equal', () => {
  const even = {
    petals: 550,
    others: [
      { petals: 600, home: 'brown' },
      { petals: 600, home: 'brown' },
    ],
  };
  const next = (treasurer: number, others = even.others) =>
    finish(position({ free: 'brown', treasurer, petals: 550, others }), garden('brown')).events;

  test('[GZ-A07] the present one stays', () => {
    for (const seat of [0, 1, 2])
      expect(told(next(seat), 'elected')).toMatchObject([{ seat, because: 'seat' }]);
  });

  test('[GZ-A07] else the nearest clockwise', () => {
    const poor = [
      { petals: 100, home: 'brown' },
      { petals: 600, home: 'brown' },
    ];
    expect(told(next(1, poor), 'elected')).toMatchObject([{ seat: 2 }]);
  });
});

test('[GZ-A08] greys do not count; a longer collection beats its own beginning', () => {
  const elect = (home: string, other: string) =>
    finish(
      position({
        seats: 2,
        treasurer: 0,
        free: 'brown',
        home,
        petals: 3000,
        others: [{ home: other, petals: 500 }],
      }),
      garden('brown'),
    );
  expect(elect('red grey grey', 'red orange').state.treasurer).toBe(1);
  expect(elect('red', 'red brown brown').state.treasurer).toBe(1);
  expect(elect('red', 'red brown grey').state.treasurer, 'equal: the richer one').toBe(0);
});

describe('[GZ-A09] what came into play', () => {
  test('[GZ-A09] stays in the pool when it is sold', () => {
    const before = position({ free: 'green', others: [{ free: 'brown' }] });
    const { state } = finish(play(before, sell('green')).state, garden('brown'));
    expect(game.view(state, 0).pool).toEqual([1, 2, 3, 4, 5]);
  });

  test('[GZ-A09] counts from an exchange on, for the next event', () => {
    const before = position({ free: 'red red', others: [{ free: 'brown' }] });
    const exchanged = play(before, exchange('red')).state;
    expect(exchanged.event).toBe('G5');
    expect(finish(exchanged, garden('brown')).state.event).toMatch(/^B/);
  });

  test('[GZ-A09] rivals do not count', () => {
    const before = position({ free: 'brown', contests: 'brown orange', entrants: ['', '1:brown'] });
    expect(finish(before, garden('brown'), 8, 0).state.highest).toBe(2);
  });
});

test('[GZ-A10] a used-up event pile is shuffled again', () => {
  const before = position({ free: 'brown' });
  const empty = {
    ...before,
    decks: { ...before.decks, grey: [] },
    gone: { ...before.gone, grey: [...before.gone.grey, ...before.decks.grey] },
  };
  const { state, events } = play(empty, garden('brown'));
  expect(told(events, 'events-shuffled')).toEqual([{ type: 'events-shuffled', deck: 'grey', cards: 9 }]);
  expect(state.decks.grey).toHaveLength(8);
  expect(state.gone.grey).toEqual([state.event]);
});

describe('[GZ-A11] greys', () => {
  test('[GZ-A11] throwing one away takes a turn', () => {
    const { state } = play(position({ free: 'grey brown', others: [{ free: 'brown' }] }), sell('grey'));
    expect(game.pending(state)).toMatchObject([{ seat: 1 }]);
  });

  test('[GZ-A11] who has only greys left may keep them, and is asked no more', () => {
    const before = position({ free: 'grey grey', others: [{ free: 'brown brown' }] });
    const { state } = play(before, PASS, garden('brown'));
    expect(game.pending(state)).toMatchObject([{ seat: 1 }]);
    const next = finish(state, garden('brown'));
    expect(next.state.players[0]!).toMatchObject({ free: [2, 1, 0, 0, 0, 0, 0], passed: false });
    expect(told(next.events, 'paid')[0]).toMatchObject({ seat: 0, gnomes: 2, petals: 200 });
  });

  test('[GZ-A11] when sales are forbidden there is nothing to ask', () => {
    const before = position({ free: 'brown', event: 'G3', others: [{ free: 'grey' }] });
    expect(finish(before, garden('brown')).state.round).toBe(3);
  });
});

describe('[GZ-A12] forced sales', () => {
  test('[GZ-A12] greys and gold are not for sale', () => {
    const before = position({ petals: 0, free: 'brown', home: 'grey gold red blue' });
    const { state } = play(before, garden('brown'));
    expect(refusal(state, sellOff('grey'))).toMatchObject({ code: 'never-sold', with: { hat: 'grey' } });
    expect(refusal(state, sellOff('gold'))).toMatchObject({ code: 'never-sold', with: { hat: 'gold' } });
  });

  test('[GZ-A12] all sold and still short: the rest is waived, and greys leave', () => {
    const before = position({
      petals: 0,
      free: 'brown',
      home: 'grey grey',
      options: { relief: 'off' },
      others: [{ home: 'brown' }],
    });
    const { state, events } = finish(before, garden('brown'));
    expect(told(events, 'forced-sale')).toMatchObject([{ hat: 1, petals: 100 }]);
    expect(told(events, 'waived')).toEqual([{ type: 'waived', seat: 0, petals: 150, greys: 2 }]);
    expect(gnomes(state)).toBe('');
    expect(petals(state)).toBe(0);
  });
});

describe('[GZ-A13] without gnomes', () => {
  const lost = (relief: 'on' | 'off') =>
    finish(position({ free: 'brown', options: { relief }, others: [{}, { home: 'grey' }] }), garden('brown'));

  test('[GZ-A13] a brown one is given, also to whoever has only greys', () => {
    const { state, events } = lost('on');
    expect(told(events, 'relieved').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(gnomes(state, 2)).toBe('brown grey');
  });

  test('[GZ-A13] or the seat is skipped', () => {
    const { state } = lost('off');
    expect(gnomes(state, 1)).toBe('');
    expect(game.view(state, 0).players[1]!.hasJobsLeft).toBe(false);
  });
});

test('[GZ-A14] the reserve is no limit', () => {
  const before = position({ free: 'brown', home: 'grey grey grey', shack: ['orange+brown@1'] });
  const { state } = finish(before, garden('brown'), 0);
  expect(state.players[0]!.free[0]).toBe(4);
  expect(game.view(state, 0).players[0]!.reserve[0]).toBe(0);
});

test('[GZ-A15] several gnomes of one player each earn a share', () => {
  const before = position({ free: 'orange', entrants: ['0:orange', ''], petals: 0, next: ['G4'] });
  const { state, events } = finish(before, enter('orange', 0), 0, 0);
  expect(told(events, 'contest-held')).toMatchObject([{ winners: [{ seat: 0 }, { seat: 0 }], share: 250 }]);
  expect(petals(state)).toBe(300);
});

test('[GZ-A16] shares are rounded down to 50', () => {
  const before = position({ free: 'brown', contests: 'brown red', entrants: ['', '0:blue 1:blue 2:blue'] });
  const { events } = finish(before, garden('brown'), 0, 0);
  expect(told(events, 'contest-held')).toMatchObject([{ prize: 1000, share: 300 }]);
});

test('[GZ-A17] a golden rival beats all and ends nothing', () => {
  const before = position({ free: 'brown', contests: 'brown green', entrants: ['', '1:green'] });
  const { state, events } = finish(before, garden('brown'), 8, 0);
  expect(told(events, 'contest-held')).toMatchObject([{ rivals: [6, 0], winners: [] }]);
  expect(state.stage.name).toBe('jobs');
});

test('[GZ-A18] the round of the golden hat is played to its end, upkeep included', () => {
  const before = position({ free: 'green green', others: [{ free: 'brown' }] });
  const { state } = play(before, exchange('green'));
  expect(game.pending(state)).toMatchObject([{ seat: 1 }]);
  const { events } = play(state, garden('brown'));
  expect(told(events, 'paid')[0]).toMatchObject({ seat: 0, gnomes: 1, petals: 100 });
});

test('[GZ-A19] everything equal: a shared victory', () => {
  const before = position({ petals: 4550, free: 'brown', others: [{ petals: 4600, home: 'brown' }] });
  const { state, events } = play(before, garden('brown'));
  expect(game.outcome(state)!.places[0]).toEqual([0, 1]);
  expect(told(events, 'ended')).toMatchObject([{ because: 'petals', winners: [0, 1] }]);
});

test('[GZ-A20] gold and 4000 petals in one hand count as gold', () => {
  const before = position({
    petals: 4100,
    free: 'brown',
    home: 'gold',
    others: [{ petals: 6000, home: 'brown' }],
  });
  const { state } = play(before, garden('brown'));
  // 3950 in full against 5900 − 4000.
  expect(game.outcome(state)!.places).toEqual([[0], [1], [2]]);
});

test('[GZ-A26] newborn and lent gnomes have no job to give', () => {
  const before = position({ free: 'brown', others: [{ free: 'orange', shack: ['red+brown@2'] }, {}] });
  const { state } = play(before, garden('brown'));
  expect(words(state.players[2]!.free)).toBe('');
  expect(refusal(state, offer('brown'), 1)).toMatchObject({ code: 'no-such-gnome' });
});

describe('[GZ-A27] the last round', () => {
  const short = gartenZwerge.open(withSums({ lastRound: 2 }));
  const { play: playShort } = rehearsal(short);

  test('[GZ-A27] ends the game; the better collection decides, then petals', () => {
    const { state, events } = playShort(
      position({ free: 'brown', others: [{ home: 'red' }] }),
      garden('brown'),
    );
    expect(state.stage).toEqual({ name: 'over', because: 'rounds' });
    expect(short.outcome(state)!.places).toEqual([[1], [0], [2]]);
    expect(told(events, 'ended')).toMatchObject([{ because: 'rounds', winners: [1] }]);
  });

  test('[GZ-A27] is the sixtieth', () => {
    expect(game.view(position(), 0).lastRound).toBe(60);
  });
});

describe('[GZ-A28] the clock on fists', () => {
  const slow = position({
    free: 'red brown',
    options: { clock: 'always' },
    others: [{ free: 'brown' }, { free: 'orange' }],
  });
  const called = play(slow, seek('red'), call()).state;

  test('[GZ-A28] runs only if the table wants it', () => {
    expect(game.timer!(called)).toEqual({ seconds: 60, closing: { type: 'open-fists' } });
    const calm = play(position({ free: 'red', others: [{ free: 'brown' }] }), seek('red'), call()).state;
    expect(game.timer!(calm)).toBeNull();
  });

  test('[GZ-A28] whoever is late with a gnome passes', () => {
    const { state, events } = close(game, playAs(called, [1, answer('brown')]).state)!;
    expect(told(events, 'answers-shown')[0]!.answers).toEqual([
      { seat: 1, hat: 1 },
      { seat: 2, hat: null },
    ]);
    expect(state.stage.name).toBe('fists');
    expect(state.auction!.answered).toEqual([false, true, true]);
  });

  test('[GZ-A28] whoever is late with a price does not take part', () => {
    const fists = play(called, answer('brown'), answer('orange')).state;
    const late = close(game, playAs(fists, [0, fist(500)], [2, fist(400)]).state)!;
    expect(told(late.events, 'dealt')).toMatchObject([{ with: 2, petals: 400 }]);
  });

  test('[GZ-A28] a gnome whose price was late is out of the choice among equals', () => {
    const others = [{ free: 'brown' }, { free: 'orange' }, { free: 'red' }];
    const four = position({ seats: 4, free: 'red brown', options: { clock: 'always' }, others });
    const fists = play(four, seek('red'), call(), answer('brown'), answer('orange'), answer('red')).state;
    const { state } = close(game, playAs(fists, [0, fist(500)], [1, fist(400)], [2, fist(400)]).state)!;
    expect(state.stage).toEqual({ name: 'tie', between: [1, 2] });
    expect(game.view(state, 0).auction!.parties.map(({ hat }) => hat)).toEqual([null, 1, 2, null]);
  });

  test('[GZ-A28] without the active player’s fist there is no deal', () => {
    const fists = play(called, answer('brown'), answer('orange')).state;
    const late = close(game, playAs(fists, [1, fist(0)]).state)!;
    expect(told(late.events, 'fists-opened')).toMatchObject([{ limit: null }]);
    expect(told(late.events, 'no-deal')).toHaveLength(1);
  });

  test('[GZ-A28] nor does Herr Schmiedel open his', () => {
    const options = { clock: 'always' } as const;
    const two = position({ seats: 2, free: 'red brown', options, others: [{ free: 'orange' }] });
    const fists = play(two, seek('red'), call(), answer('orange')).state;
    const late = close(game, playAs(fists, [1, fist(0)]).state)!;
    expect(told(late.events, 'schmiedel-drew')).toEqual([]);
  });

  test('no clock runs while a job is chosen', () => {
    expect(game.timer!(slow)).toBeNull();
    expect(close(game, slow)).toBeNull();
  });
});
