import { expect, test } from 'vitest';
import type { Refusal } from '../../../core/game.ts';
import { sayRefusal } from '../../../core/texts.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Chicoree } from '../vocabulary.ts';
import {
  bid,
  block,
  boost,
  CLOSE,
  destroy,
  fist,
  joker,
  link,
  sell,
  shop,
  stake,
  start,
  unstake,
} from './moves.ts';
import { auction, challenge, fists, position } from './position.ts';
import { play, refusal } from './table.ts';
import { type Refused, refusalTests } from '../../../testkit/refusal-tests.ts';

const indebted = position({
  chain: 'shop shop export',
  others: [{ tokens: 0, hand: 'seed' }],
  agenda: [{ do: 'act' }, { do: 'settle', debtors: [1, 2], owed: 4 }],
});
const afterStart = play(position({ hand: 'monks seed' }), start('monks')).state;

/** Every reason the game can give, in each situation it belongs to, with the clause that says so. */
const REFUSED: readonly Refused<Chicoree>[] = [
  ['no-start', 'CH-08', position({ hand: 'seed' }), link('seed')],
  ['no-start', 'CH-08', position({ hand: 'shop' }), shop()],
  ['start-just-laid', 'CH-19', afterStart, link('seed')],
  ['step-over', 'CH-07', position({ chain: 'harvest', hand: 'shop', turn: { step: 4 } }), shop()],
  ['step-over', 'CH-07', position({ start: 'monks', hand: 'seed', turn: { step: 6 } }), link('seed')],
  ['step-over', 'CH-07', position({ hand: 'egypt', turn: { step: 6 } }), start('egypt')],
  ['no-harvest-yet', 'CH-12', position({ start: 'monks', hand: 'shop' }), shop()],
  [
    'one-link-a-turn',
    'CH-14',
    position({ chain: 'seed', hand: 'sowing', turn: { step: 4, linkLaid: true } }),
    link('sowing'),
  ],
  ['already-laid', 'CH-15', position({ chain: 'seed', hand: 'seed' }), link('seed')],
  ['wrong-order', 'CH-15', position({ chain: 'seed', hand: 'joker' }), joker(4)],
  ['needs-shop', 'CH-16', position({ chain: 'seed', hand: 'export' }), link('export')],
  ['start-already-there', 'CH-28', position({ start: 'monks', hand: 'egypt' }), start('egypt')],
  ['not-in-hand', 'CH-11', position({ chain: 'harvest' }), shop()],
  ['not-in-hand', 'CH-14', position({ chain: 'harvest' }), link('seed')],
  ['not-in-hand', 'CH-18', position(), start('egypt')],
  ['not-in-hand', 'CH-20', position({ others: [{ chain: 'harvest' }] }), destroy('storm', 1)],
  ['not-in-hand', 'CH-20', position(), block('coffee', 1)],
  ['not-in-hand', 'CH-20', position(), boost('health')],
  ['not-in-hand', 'CH-46', position({ agenda: [challenge('flowers-1')], hand: 'seed' }), stake('sowing')],
  ['not-in-hand', 'CH-63', indebted, sell('harvest')],
  ['nothing-to-destroy', 'CH-A05', position({ hand: 'fire' }), destroy('fire', 1)],
  ['opponents-only', 'CH-A18', position({ hand: 'coffee' }), block('coffee', 0)],
  ['out-of-the-game', 'CH-A05', position({ hand: 'coffee', others: [{ out: 0 }] }), block('coffee', 1)],
  ['out-of-the-game', 'CH-A05', position({ hand: 'storm' }), destroy('storm', 7)],
  ['too-few-tokens', 'CH-A11', position({ tokens: 2, agenda: [auction('seed')] }), bid(3)],
  ['too-few-tokens', 'CH-A11', position({ tokens: 2, agenda: [fists('shop')] }), fist(3)],
  ['too-low', 'CH-54', position({ agenda: [auction('seed', { calls: [{ seat: 1, tokens: 3 }] })] }), bid(3)],
  ['play-at-least-one', 'CH-47', position({ agenda: [challenge('flowers-1')], hand: 'seed' }), CLOSE],
  ['not-staked', 'CH-46', position({ agenda: [challenge('flowers-1')], hand: 'seed' }), unstake('seed')],
];

refusalTests<Chicoree>({ refused: REFUSED, refusal, en, fr });

test.each<[Refusal<Chicoree>, english: RegExp, french: RegExp]>([
  [{ code: 'too-low', clause: 'CH-54', with: { tokens: 3, least: 5 } }, /^3 .*5/, /^3 .*5/],
  [{ code: 'too-few-tokens', clause: 'CH-A11', with: { tokens: 4, held: 1 } }, /1 token\./, /1 pion\./],
  [{ code: 'wrong-order', clause: 'CH-15', with: { step: 5, next: 3 } }, /3 Factory/, /3 Manufacture/],
  [{ code: 'step-over', clause: 'CH-07', with: { step: 3, now: 6 } }, /step 3.*step 6/, /étape 3.*étape 6/],
  [{ code: 'nothing-to-destroy', clause: 'CH-A05', with: { step: 4 } }, /4 Harvest/, /4 Récolte/],
])('%j says its numbers', (refusal, english, french) => {
  expect(sayRefusal(en, refusal)).toMatch(english);
  expect(sayRefusal(fr, refusal)).toMatch(french);
});
