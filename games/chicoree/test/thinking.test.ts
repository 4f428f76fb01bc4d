import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { legal } from '../../../core/play.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { lastOf, nth, playerAt } from '../../../core/sure.ts';
import { imagineBy } from '../bot/imagine.ts';
import { botsFor } from '../bot/index.ts';
import { type Plan, plansOf } from '../bot/plans.ts';
import { anyBid, slotsFor } from '../bot/slots.ts';
import { prospectsBy } from '../bot/prospects.ts';
import { quickBy } from '../bot/quick.ts';
import { WEIGHTS } from '../bot/what-counts.ts';
import { tablesOf } from '../data/tables.ts';
import type { FistRecord, Move, State } from '../vocabulary.ts';
import { link, stake } from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { game, sight } from './table.ts';
import { card } from './words.ts';

const bots = await botsFor();
/** The strongest, in less than half of its time. */
const best = bots['head-gardener'](game, 0.45);
const tables = tablesOf(game.edition);
const prospects = prospectsBy(tables, WEIGHTS);
const quick = quickBy(tables, prospects);
const imagine = imagineBy(game, quick);

const seenIn = (state: Read<State>, seed: string) => sight(state, 0, seed);

describe('looking ahead', () => {
  test('it lays the last link', () => {
    const state = position({ chain: 'seed sowing factory harvest shop export', hand: 'roasting' });
    expect(best(seenIn(state, 'last'))).toEqual(link('roasting'));
  });

  test('it takes the harvest from whoever would win next, before it draws', () => {
    const state = position({
      chain: 'seed',
      hand: 'storm',
      others: [{ chain: 'seed sowing factory harvest roasting shop', hand: 'export', known: 'export' }],
    });
    expect(best(seenIn(state, 'storm'))).toMatchObject({ type: 'destroy', target: 1 });
  });

  test('it pays all it has for the card that wins', () => {
    const state = position({
      tokens: 9,
      chain: 'seed sowing factory harvest shop export',
      agenda: [auction('roasting', { calls: [{ seat: 1, tokens: 8 }] })],
    });
    expect(best(seenIn(state, 'win'))).toEqual({ type: 'bid', tokens: 9 });
  });

  test('with the same luck it does the same', () => {
    const state = position({ hand: 'joker seed', agenda: [fists('shop')] });
    expect(best(seenIn(state, 'again'))).toEqual(best(seenIn(state, 'again')));
  });

  test('it closes the fists of its place alone, and hints weigh any', () => {
    const others = [{ tokens: 5 }, { tokens: 12, chain: 'seed sowing factory' }, { tokens: 5 }];
    const state = position({ seats: 4, others, agenda: [fists('harvest')] });
    const tokensOf = (move: Move) => (move.type === 'close-fist' ? move.tokens : Number.NaN);
    const slots = slotsFor(game.view(state, 2), { seat: 2, card: card('harvest'), isTriedOut: true });
    const closed = Array.from({ length: 8 }, (_, n) => tokensOf(best(sight(state, 2, `place ${n}`))));
    expect(closed.filter(tokens => !slots(tokens))).toEqual([]);
    expect(Math.max(...closed)).toBeGreaterThan(0);
    const weighed = bots.craft(game).rank!(sight(state, 2, 'hint'), 126).map(({ move }) => tokensOf(move));
    expect(weighed.filter(tokens => !slots(tokens))).not.toEqual([]);
  });

  test('who is late answers with the usual move', () => {
    const state = position({ chain: 'harvest', hand: 'shop export seed' });
    const hurried = { ...seenIn(state, 'late'), isLate: () => true };
    expect(best(hurried)).toEqual(bots.gardener(game)(seenIn(state, 'late')));
  });
});

describe('what is worth a thought', () => {
  const plans = (state: Read<State>, usual: Move): readonly Plan[] =>
    plansOf(prospects, state, { seat: 0, legal: legal(game, state, 0), usual, slots: anyBid });

  test('the usual move is the first of them', () => {
    const pass: Move = { type: 'pass' };
    const all = plans(position({ agenda: [auction('factory')] }), pass);
    expect(nth(all, 0)).toEqual([pass]);
    expect(all.slice(1).map(([move]) => move)).toEqual([1, 2, 3, 5].map(tokens => ({ type: 'bid', tokens })));
  });

  test('of specials that do the same there is one', () => {
    const state = position({ hand: 'storm cold disease', others: [{ chain: 'harvest' }] });
    const all = plans(state, { type: 'draw' }).map(([move]) => move.type);
    expect(all.toSorted()).toEqual(['destroy', 'draw']);
  });

  test('cards for a challenge go on from what is staked', () => {
    const state = position({
      hand: 'flowers-2 flowers-4 seed',
      staked: 'flowers-4',
      others: [{ hand: 'seed' }, { hand: 'seed' }],
      agenda: [challenge('flowers-1')],
    });
    expect(plans(state, { type: 'close-hand' })).toEqual([
      [{ type: 'close-hand' }],
      [stake('flowers-2'), { type: 'close-hand' }],
    ]);
  });
});

describe('imagined worlds', () => {
  test('everybody else has closed a fist that they can pay, this seat has not', () => {
    const state = position({ others: [{ tokens: 2 }, { tokens: 5 }], agenda: [fists('shop')] });
    for (let n = 0; n < 20; n++) {
      const { players } = imagine(game.view(state, 0), 0, randomOf(seedRng(`fists ${n}`)));
      expect(players.map(({ closed }) => closed)).toEqual([false, true, true]);
      for (const { fist, tokens } of players) expect(fist).toBeLessThanOrEqual(tokens);
    }
  });

  test('somebody who always bids seven is imagined with seven mostly', () => {
    const record = (turn: number): FistRecord => ({ turn, card: card('shop'), bids: [0, 7, 0], winner: 1 });
    const table = position({ agenda: [fists('shop')] });
    const state = { ...table, fists: Array.from({ length: 12 }, (_, turn) => record(turn + 1)) };
    const found = Array.from({ length: 40 }, (_, n) => {
      const world = imagine(game.view(state, 0), 0, randomOf(seedRng(`seven ${n}`)));
      return playerAt(world.players, 1).fist;
    });
    expect(found.filter(fist => fist === 7).length).toBeGreaterThan(20);
  });

  test('in a challenge all others have chosen some of their cards, if they have any', () => {
    const state = position({
      hand: 'seed',
      seats: 4,
      others: [{ hand: 'flowers-4 seed' }, { hand: 'sowing' }, { hand: '' }],
      agenda: [challenge('flowers-1')],
    });
    const { players, agenda } = imagine(game.view(state, 0), 0, randomOf(seedRng('stakes')));
    expect(lastOf(agenda).do).toBe('challenge');
    expect(players.map(({ staked }) => staked.length > 0)).toEqual([false, true, true, false]);
    expect(players.map(({ closed }) => closed)).toEqual([false, true, true, true]);
  });
});

test('what is decided in secret does not depend on what others hold or have decided', () => {
  const dice = randomOf(seedRng('other worlds'));
  for (const task of [fists('export'), challenge('flowers-2')]) {
    const state = position({
      seats: 4,
      hand: 'flowers-1 flowers-3 seed',
      others: [{ hand: 'joker flowers-4' }, { hand: 'seed sowing' }, { hand: 'storm' }],
      agenda: [task],
    });
    const move = best(seenIn(state, 'secret'));
    for (let n = 0; n < 2; n++) {
      const world = game.determinize(game.view(state, 0), 0, dice) as Read<State>;
      expect(best(seenIn(world, 'secret'))).toEqual(move);
    }
  }
});
