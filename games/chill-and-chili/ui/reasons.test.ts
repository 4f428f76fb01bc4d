import { expect, test } from 'vitest';
import { reasonOf } from '../../../web/kit/story/reason.ts';
import { FERTILISER, WATERING_CAN } from '../data/cards.ts';
import { position } from '../test/position.ts';
import { game, play } from '../test/table.ts';
import type { Move } from '../vocabulary.ts';
import { reasons } from './reasons.ts';

type Wish = Parameters<typeof position>[0];

/** Why seat 0 would make this move, in English. */
function why(wish: Wish, move: Move): string | null {
  const state = position(wish);
  const then = play(state, move);
  const foreseen = [{ after: game.view(then.state, 0), events: then.events }];
  const asked = { move, seat: 0, view: game.view(state, 0), foreseen, names: String };
  return reasonOf(reasons, asked, 'en');
}

test('an accessory is bought and laid out for what it does', () => {
  expect(why({}, { type: 'buy-accessory', card: FERTILISER })).toBe(
    'Once laid out: a free card whenever you plant.',
  );
  expect(why({ hand: 'watering-can' }, { type: 'lay-out', card: WATERING_CAN })).toBe(
    'From now on: 2 more tokens from the well whenever you take from the pond.',
  );
});

test('coins are taken for the card they can pay, or for points at the end; otherwise nothing is said', () => {
  const coins: Move = { type: 'withdraw', as: 'coins' };
  const poor = { coins: 1, pond: 4, upper: 'corn1 carrot1 tomato1 cauliflower2' };
  expect(why({ ...poor, hand: 'tomato2' }, coins)).toBe(
    'Then you can pay for a tomato (1 sun), which completes a bed.',
  );
  expect(why({ ...poor, hand: 'corn1' }, coins), 'it could be paid for before').toBeNull();
  expect(why({ ...poor, hand: 'chili2' }, coins), 'two are missing').toBeNull();
  expect(why({ coins: 1, supply: 0, pond: 4 }, coins)).toBe('3 coins make a point: 1 point more.');
});

test('a vegetable is bought for the bed it makes', () => {
  const corn: Move = { type: 'buy-vegetable', row: 0, price: 1 };
  expect(why({ hand: 'corn2' }, corn)).toBe('It completes a bed: you can plant it next.');
  expect(why({ hand: 'corn1 corn2' }, corn)).toBe('One more of a kind you hold: 3 in hand.');
  expect(why({}, corn)).toBe('A first card: 1 more of its kind makes a bed.');
  expect(why({}, { type: 'buy-vegetable', row: 0, price: 4 })).toBe(
    'A first card: 2 more of its kind make a bed.',
  );
});

test('a row is refreshed because nothing in it suits, or without a word', () => {
  const refresh: Move = { type: 'refresh', row: 0 };
  expect(why({ hand: 'chili2' }, refresh)).toBe('Nothing in this row goes with your hand.');
  expect(why({ hand: 'corn2' }, refresh)).toBeNull();
});
