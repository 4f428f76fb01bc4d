import { expect, test } from 'vitest';
import { bid, block, CLOSE, DRAW, destroy, fist, link, PASS, sell, shop, stake } from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { answer, chainOf, only, play, refusal, seen, tokens } from './table.ts';
import { card } from './words.ts';

test('[CH-E1] two shops and export among four: 4 from each of 3 opponents, plus the Start', () => {
  const before = position({
    seats: 4,
    start: 'greece',
    chain: 'shop shop export',
    turn: { seat: 3 },
    top: 'storm fire',
  });
  expect(tokens(play(before, DRAW).state)).toEqual([12 + 2 + 12, 8, 8, 8]);
});

test('[CH-E2] the only harvest is burnt off, and another may still open shops', () => {
  const before = position({
    hand: 'storm',
    others: [{ chain: 'harvest' }, { start: 'monks', hand: 'shop' }],
    top: 'fire fire joker joker',
  });
  const { state } = play(before, destroy('storm', 1), DRAW, DRAW, shop());
  expect(chainOf(state, 2)).toBe('shop');
});

test('[CH-E3] one shop and only the first link: 7 may be laid', () => {
  expect(refusal(position({ chain: 'seed shop', hand: 'export' }), link('export'))).toBeNull();
});

test('[CH-E4] flowers 3, 2, 0 with one on the table: 6 for the first; 2, 2, 0: 5 each; the first blocked: nothing', () => {
  const play3 = (first: string, blocked = false) => {
    const blocks = blocked ? [{ card: card('coffee'), by: 1, turns: 2 }] : [];
    const before = position({
      hand: first,
      blocks,
      others: [{ hand: 'flowers-2' }, { hand: 'seed' }],
      agenda: [challenge('flowers-1')],
    });
    const stakes = [first, 'flowers-2', 'seed'].flatMap((word, seat) => [
      [seat, stake(word)] as const,
      [seat, CLOSE] as const,
    ]);
    return tokens(answer(before, ...stakes).state);
  };
  expect(play3('flowers-3')).toEqual([18, 12, 12]);
  expect(play3('flowers-2')).toEqual([17, 17, 12]);
  expect(play3('flowers-3', true)).toEqual([12, 12, 12]);
});

test('[CH-E5] fists with seat 1 active: 3, 3, 1 to seat 1; 3, 0, 3 to seat 2; all empty: discarded', () => {
  const open = (...bids: readonly number[]) => {
    const before = position({ agenda: [fists('egypt')], turn: { seat: 1, step: 8 } });
    return answer(before, ...bids.map((tokens, seat) => [seat, fist(tokens)] as const));
  };
  expect(only(open(3, 3, 1), 'fists-opened').winner).toBe(1);
  expect(only(open(3, 0, 3), 'fists-opened').winner).toBe(2);
  expect(only(open(0, 0, 0), 'fists-opened').winner).toBeNull();
  expect(tokens(open(3, 3, 1).state)).toEqual([9, 9, 11]);
});

test('[CH-E6] a blocked player goes without twice, and the opponents keep their tokens; then income returns', () => {
  const before = position({
    hand: 'coffee',
    others: [{ chain: 'shop', start: 'greece' }],
    top: 'fire fire storm storm cold cold disease disease joker joker health health fashion fashion',
  });
  const blocked = play(before, block('coffee', 1)).state;
  const after = (turns: number) => tokens(play(blocked, ...Array(turns).fill(DRAW)).state);
  expect([after(1), after(4)]).toEqual([
    [12, 12, 12],
    [12, 12, 12],
  ]);
  expect(after(7)).toEqual([11, 12 + 2 + 2, 11]);
});

test('[CH-E7] owes 4, has 1 and two cards; they sell for 2 and 1: pays 4 and stays in with nothing', () => {
  const before = position({
    chain: 'shop shop export',
    others: [{ tokens: 1, hand: 'seed harvest' }, {}],
    turn: { seat: 2 },
    top: 'storm fire',
  });
  const { state } = play(before, DRAW, sell('harvest'), bid(1), bid(2), PASS, sell('seed'), bid(1), PASS);
  expect(seen(state, 1)).toMatchObject({ tokens: 0, out: null, handSize: 0 });
  expect(tokens(state)[0]).toBe(12 + 1 - 1 + 8);
});

test('[CH-E8] the seventh step in step 4: specials, the draw and its auction still come, then victory', () => {
  const before = position({
    chain: 'seed sowing factory harvest shop export',
    hand: 'roasting storm',
    others: [{ chain: 'harvest' }],
    top: 'seed sowing',
  });
  const laid = play(before, link('roasting'), destroy('storm', 1), DRAW).state;
  expect(laid.agenda).toEqual([auction('sowing', { turn: 0 })]);
  expect(laid.ending).toBeNull();
  expect(play(laid, PASS, bid(1), PASS).state.ending).toEqual({ because: 'chain', winner: 0 });
});
