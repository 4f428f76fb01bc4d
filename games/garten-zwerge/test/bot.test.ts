import { describe, expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { legal, start } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth, present } from '../../../core/sure.ts';
import { botsFor } from '../bot/index.ts';
import { type Sold, sightOf } from '../bot/sight.ts';
import { nobodyElseTrades } from '../bot/silence.ts';
import { EDITION } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import { ORANGE } from '../data/words.ts';
import type { GartenZwerge, Move, Options, Promised, State } from '../vocabulary.ts';
import { call, exchange, offer, propose, STAND, seek, sell } from './moves.ts';
import { position } from './position.ts';
import { game, play, playAs, sight } from './table.ts';

const bots = await botsFor();
const easy = bots.helper(game);
const normal = bots.gardener(game);

/** Works in the garden, lends nothing, bids nothing. */
const gardener: Bot<GartenZwerge> = ({ legal: moves }) =>
  moves.find(({ type }) => type === 'garden') ??
  moves.find(move => move.type === 'answer' && move.hat === null) ??
  moves.find(({ type }) => type === 'stand') ??
  nth(moves, 0);

interface Setting {
  readonly seats: number;
  readonly deals: number;
  readonly options?: Partial<Options>;
}

function contest(
  candidate: Bot<GartenZwerge>,
  opponent: Bot<GartenZwerge>,
  { seats, deals, options }: Setting,
) {
  const setting = {
    game,
    options: { ...defaultOptions(game), ...options } as Options,
    seats,
    seed: 'bot.test',
    candidate,
  };
  const blocks = Array.from({ length: deals }, (_, deal) =>
    playBlock({ ...setting, opponents: [opponent] }, deal),
  );
  return summary(blocks, seats).wins.mean;
}

describe('the normal bot', () => {
  test.each([
    [2, 'sealed'],
    [3, 'sealed'],
    [6, 'sealed'],
    [3, 'free'],
  ] as const)('beats random play with %i players, %s', (seats, auctions) => {
    expect(
      contest(normal, randomBot, { seats, deals: seats > 3 ? 1 : 2, options: { auctions } }),
    ).toBeGreaterThan(0.8);
  });

  test('beats whoever only gardens', () => {
    expect(contest(normal, gardener, { seats: 3, deals: 2 })).toBeGreaterThan(0.8);
  });

  test('beats the easy one, which beats random play', () => {
    expect(contest(normal, easy, { seats: 3, deals: 4 })).toBeGreaterThan(0.4);
    expect(contest(easy, randomBot, { seats: 3, deals: 2 })).toBeGreaterThan(0.6);
  });

  test('uses the whole game: auctions both ways, contests, exchanges, sales', () => {
    const made = new Set<string>();
    const watched: Bot<GartenZwerge> = seen => {
      const move = normal(seen);
      made.add(move.type);
      return move;
    };
    contest(watched, normal, { seats: 3, deals: 2 });
    for (const type of ['seek', 'offer', 'answer', 'close-fist', 'pair', 'contest', 'exchange', 'sell'])
      expect(made).toContain(type);
  });
});

/** What a bot does in a position, the normal one unless told. */
function asked(state: Read<State>, seat = 0, { bot = normal, seed = 'bot' } = {}): Move {
  return bot(sight(state, seat, seed));
}

/** The gnomes put forward, once they are shown. */
const partners = ({ stage }: Read<State>, auction: Pick<Sold, 'parties'> | null): (number | null)[] =>
  auction === null || stage.name === 'answers' ? [] : auction.parties.map(({ hat }) => hat);

describe('the strong bot', () => {
  const strong = bots['green-thumb'](game, 0.5);

  test('[GZ-30] seeks no partner where nobody else has ever lent one', () => {
    const refused = (by: number | null): Read<State> => ({
      ...position({ petals: 1500, free: 'orange', others: [{ free: 'orange' }, { free: 'orange' }] }),
      ledger: [
        {
          round: 1,
          job: 'seek',
          seat: 0,
          hat: 2,
          atLeast: 1,
          duty: null,
          words: '',
          limit: null,
          prices: by === null ? [] : [{ by, petals: 100, hat: 2 }],
          with: null,
          petals: 0,
        },
      ],
    });
    for (const bot of [normal, strong]) {
      expect(asked(refused(null), 0, { bot })).toMatchObject({ type: 'contest' });
      expect(nobodyElseTrades(game.view(refused(1), 0), 0)).toBe(false);
    }
  });

  test('[GZ-50] exchanges two greens for gold whatever else there is', () => {
    const rich = position({
      petals: 3000,
      free: 'green green red',
      others: [{ free: 'red' }, { free: 'blue' }],
    });
    expect(asked(rich, 0, { bot: strong })).toEqual(exchange('green'));
  });

  test('[GZ-34] does not name the same price every time', () => {
    const offered = play(
      position({
        free: 'blue',
        others: [
          { free: 'red', petals: 3000 },
          { free: 'red', petals: 3000 },
        ],
      }),
      offer('blue'),
    ).state;
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const bot of [normal, strong]) {
      const prices = seeds.map(seed => asked(offered, 1, { bot, seed }));
      expect(new Set(prices.map(move => JSON.stringify(move))).size).toBeGreaterThan(1);
    }
  });

  test('[GZ-51] expects less of a contest among many, so that gnomes are lent rather than kept for it', () => {
    const { quick } = present(bots.craft(game).outlook, 'outlook');
    const lent = (seats: number): Move => {
      const others = Array.from({ length: seats - 1 }, () => ({ free: 'orange' }));
      const table = position({ seats, petals: 500, free: 'orange', others });
      const { state } = play(play(table, seek('orange')).state, call());
      return present(quick, 'quick move')(state, 1, randomOf(seedRng('lent')));
    };
    expect(lent(3)).toEqual({ type: 'answer', hat: null });
    expect(lent(4)).toEqual({ type: 'answer', hat: ORANGE });
  });

  test('[GZ-31] what its playouts look at is what a view tells', () => {
    const dice = randomOf(seedRng('sight'));
    let { state } = start(game, { options: defaultOptions(game), seats: 3, seed: 'sight' });
    for (let n = 0; n < 150 && game.outcome(state) === null; n++) {
      const { seat } = dice.pick(game.pending(state));
      const view = game.view(state, seat);
      const sight = sightOf(tablesOf(EDITION), state);
      expect(sight).toMatchObject({ wage: view.wage, salePrices: view.salePrices, piles: view.piles });
      for (const [at, { petals, bill, watch, gnomes }] of view.players.entries()) {
        expect(nth(sight.players, at)).toMatchObject({ petals, bill, watch: { missing: watch.missing } });
        const free = gnomes.filter(({ job }) => job === 'free').map(({ hat }) => hat);
        expect(nth(sight.players, at).gnomes.map(({ hat }) => hat)).toEqual(free);
      }
      for (const [at, { outlook }] of view.contests.entries())
        for (const [hat, { petals }] of outlook.entries())
          expect(Math.round(nth(nth(sight.contests, at).outlook, hat).petals)).toBe(petals);
      expect(partners(state, sight.auction)).toEqual(partners(state, view.auction));
      state = playAs(state, [seat, dice.pick(legal(game, state, seat))]).state;
    }
    expect(state.round).toBeGreaterThan(2);
  });
});

describe('it knows', () => {
  test('[GZ-50] that two greens are gold', () => {
    expect(asked(position({ free: 'green green red' }))).toEqual(exchange('green'));
  });

  test('[GZ-65] when to cash in', () => {
    expect(asked(position({ petals: 3500, free: 'blue red' }))).toEqual(sell('blue'));
  });

  test('[GZ-26] what a grey gnome is good for', () => {
    expect(asked(position({ free: 'grey' }))).toEqual(sell('grey'));
  });
});

describe('it keeps its promises', () => {
  const promise = (what: Promised['what'], to = 1): Promised => ({
    id: 0,
    round: 2,
    by: 0,
    to,
    what,
    words: '',
    state: 'open',
  });
  const free = (what: Promised['what'], by = 0) =>
    position({
      options: { auctions: 'free' },
      free: 'orange',
      others: [{ free: 'red' }, { free: 'brown' }],
      promises: [{ ...promise(what), by, to: by === 0 ? 1 : 0 }],
    });

  test('[GZ-72] to enter a contest, or to stay out', () => {
    expect(asked(free('enter-1'))).toMatchObject({ type: 'contest', contest: 1 });
    const tempting = position({
      options: { auctions: 'free' },
      free: 'green',
      contests: 'brown orange',
      promises: [promise('avoid-1')],
    });
    expect(asked(tempting)).not.toMatchObject({ type: 'contest', contest: 1 });
  });

  test('[GZ-72] to put a gnome forward', () => {
    const searching = play(free('lend', 1), seek('orange'), call()).state;
    expect(asked(searching, 1)).toMatchObject({ type: 'propose' });
  });

  test('[GZ-72] not to outbid', () => {
    const bidding = play(
      position({
        options: { auctions: 'free' },
        free: 'blue',
        others: [
          { free: 'red', petals: 3000 },
          { free: 'red', petals: 3000 },
        ],
        promises: [{ ...promise('no-outbid'), by: 1, to: 2 }],
      }),
      offer('blue'),
    ).state;
    const called = playAs(bidding, [2, propose(null, 100)]).state;
    expect(asked(called, 1)).toEqual(STAND);
  });
});
