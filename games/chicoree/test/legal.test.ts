import { expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { bid } from './moves.ts';
import { auction, fists, position } from './position.ts';
import { game, legalKinds, refusal } from './table.ts';

test('[CH-14] the link is laid in step 4, not later', () => {
  const wish = { chain: 'seed', hand: 'sowing' };
  expect(legalKinds(position(wish))).toContain('lay-link');
  expect(legalKinds(position({ ...wish, turn: { step: 5 } }))).not.toContain('lay-link');
});

test('[CH-11] shops are opened in step 3, not later', () => {
  const wish = { chain: 'seed', hand: 'shop', harvestLaid: true };
  expect(legalKinds(position(wish))).toContain('open-shop');
  expect(legalKinds(position({ ...wish, turn: { step: 4 } }))).not.toContain('open-shop');
});

test('[CH-54] calls go as high as anybody can pay', () => {
  const calls = [{ seat: 1, tokens: 150 }];
  const state = position({ tokens: 152, agenda: [auction('harvest', { calls })] });
  expect(legal(game, state, 0)).toEqual([bid(151), bid(152), { type: 'pass' }]);
  expect(refusal(state, bid(150))).toMatchObject({ code: 'too-low' });
});

test('[CH-A11] of a large fist only the first sixty sizes are listed, and every size is understood', () => {
  const state = position({ tokens: 100, agenda: [fists('harvest')] });
  const sizes = Array.from({ length: 60 }, (_, tokens) => ({ type: 'close-fist', tokens }));
  expect(legal(game, state, 0)).toEqual(sizes);
  expect(refusal(state, { type: 'close-fist', tokens: 100 })).toBeNull();
});
