import { describe, expect, test } from 'vitest';
import { playBlock, summary } from '../../../bots/arena.ts';
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/baselines/random.ts';
import type { Read } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { baselines } from '../bot/baselines.ts';
import { botsFor } from '../bot/index.ts';
import type { Chicoree, FistRecord, Move, Options, State } from '../vocabulary.ts';
import { link, sell, shop, stake } from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { game, sight } from './table.ts';
import { card } from './words.ts';

const bots = await botsFor();
const easy = bots.helper(game);
const normal = bots.gardener(game);

interface Contest {
  readonly deals: number;
  readonly options?: Partial<Options>;
}

function contest(candidate: Bot<Chicoree>, opponent: Bot<Chicoree>, { deals, options }: Contest): number {
  const agreed = { ...defaultOptions(game), ...options };
  const setting = { game, options: agreed, seats: 3, seed: 'bot.test', candidate, opponents: [opponent] };
  const blocks = Array.from({ length: deals }, (_, deal) => playBlock(setting, deal));
  return summary(blocks, 3).wins.mean;
}

describe('contests', () => {
  test('the normal bot beats random play nearly always, in both kinds of open auction', () => {
    expect(contest(normal, randomBot, { deals: 3 })).toBeGreaterThan(0.9);
    expect(contest(normal, randomBot, { deals: 3, options: { auction: 'free-for-all' } })).toBeGreaterThan(
      0.9,
    );
  });

  test('the easy bot beats random play too', () => {
    expect(contest(easy, randomBot, { deals: 3 })).toBeGreaterThan(0.6);
  });

  test('the normal bot beats one that plays its cards well but always bids one', () => {
    expect(contest(normal, baselines['always-one'](game), { deals: 10 })).toBeGreaterThan(0.4);
  });
});

/** What the bot does here, with this luck. */
function choice(state: Read<State>, seat = 0, seed = 'bot'): Move {
  return normal(sight(state, seat, seed));
}

describe('judgement', () => {
  test('it lays what it has: shops first, the export before the next link', () => {
    const state = position({ chain: 'harvest', hand: 'shop export seed' });
    expect(choice(state)).toEqual(shop());
    expect(choice(position({ chain: 'harvest shop', hand: 'export seed' }))).toEqual(link('export'));
  });

  test('it bids more for what it lacks than for what it has', () => {
    const calls = (chain: string) =>
      position({ chain, agenda: [auction('harvest', { calls: [{ seat: 1, tokens: 3 }] })] });
    expect(choice(calls('seed sowing factory'))).toMatchObject({ type: 'bid' });
    expect(choice(calls('seed sowing factory harvest'))).toEqual({ type: 'pass' });
  });

  test('it keeps back what it will owe', () => {
    const poor = (others: string) =>
      position({
        tokens: 6,
        chain: 'seed sowing',
        others: [{ chain: others }],
        agenda: [auction('factory')],
      });
    const limit = (others: string) => choice(poor(others));
    expect(limit('harvest').type).toBe('bid');
    expect(limit('harvest shop shop shop joker@6 export').type).toBe('pass');
  });

  test('its fists are mixed, and never dearer than the card', () => {
    // Whoever bids first has other bids than whoever bids second.
    const bids = Array.from({ length: 40 }, (_, n) => {
      const move = choice(position({ agenda: [fists('greece')] }), n % 2, `luck ${n}`);
      return move.type === 'close-fist' ? move.tokens : -1;
    });
    expect(new Set(bids).size).toBeGreaterThan(2);
    expect(Math.max(...bids)).toBeLessThan(12);
    expect(Math.min(...bids)).toBeGreaterThanOrEqual(0);
  });

  test('against somebody who always bids one it mostly bids a little more', () => {
    const record = (turn: number): FistRecord => ({ turn, card: card('shop'), bids: [0, 1], winner: 1 });
    const table = position({
      seats: 2,
      chain: 'seed',
      others: [{ chain: 'seed' }],
      harvestLaid: true,
      agenda: [fists('shop')],
    });
    const state = { ...table, fists: Array.from({ length: 9 }, (_, turn) => record(turn + 1)) };
    const bids = Array.from({ length: 20 }, (_, n) => choice(state, 0, `habit ${n}`));
    const enough = bids.filter(move => move.type === 'close-fist' && move.tokens >= 1 && move.tokens <= 4);
    expect(enough.length).toBeGreaterThan(14);
  });

  test('in a race its calls do not all rise by one', () => {
    const state = position({
      tokens: 12,
      chain: 'seed sowing',
      options: { auction: 'free-for-all' },
      agenda: [auction('factory', { turn: null })],
    });
    const calls = Array.from({ length: 20 }, (_, n) => JSON.stringify(choice(state, 0, `race ${n}`)));
    expect(new Set(calls).size).toBeGreaterThan(1);
  });

  test('it does not bid for a second Start', () => {
    const state = position({ start: 'egypt', agenda: [fists('greece')] });
    expect(choice(state)).toEqual({ type: 'close-fist', tokens: 0 });
  });

  test('in a challenge it keeps the links it needs, and shows flowers where they pay', () => {
    const state = (hand: string) =>
      position({ hand, others: [{ hand: 'seed' }, { hand: 'seed' }], agenda: [challenge('flowers-4')] });
    expect(choice(state('sowing flowers-4'))).toEqual(stake('flowers-4'));
    expect(choice(state('sowing sowing harvest'))).toEqual(stake('sowing'));
  });

  test('in debt it sells what it can spare', () => {
    const state = position({
      chain: 'shop shop export',
      others: [{ tokens: 0, hand: 'sowing seed', chain: 'seed' }, { chain: 'sowing' }],
      agenda: [{ do: 'act' }, { do: 'settle', debtors: [1, 2], owed: 4 }],
    });
    expect(choice(state, 1)).toEqual(sell('seed'));
  });

  test('it answers from its view alone, as JSON', () => {
    const state = position({ agenda: [fists('shop')], hand: 'joker' });
    const { random: _, ...seen } = sight(state, 0, 'json');
    const told = JSON.parse(JSON.stringify(seen)) as typeof seen;
    const ask = (what: typeof seen) => normal({ ...sight(state, 0, 'json'), ...what });
    expect(ask(told)).toEqual(ask(seen));
  });
});
