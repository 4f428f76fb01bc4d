import { JOKER, stepOf } from '../data/cards.ts';
import type { Move } from '../vocabulary.ts';
import { card } from './words.ts';

/** The moves as a test says them. */
export const DRAW: Move = { type: 'draw' };
export const PASS: Move = { type: 'pass' };
export const CLOSE: Move = { type: 'close-hand' };

export const shop = (word = 'shop'): Move => ({ type: 'open-shop', card: card(word) });
export const link = (word: string): Move => ({
  type: 'lay-link',
  card: card(word),
  step: stepOf(card(word)),
});
export const joker = (step: number): Move => ({ type: 'lay-link', card: JOKER, step });
export const start = (word: string): Move => ({ type: 'lay-start', card: card(word) });
export const destroy = (word: string, target: number): Move => ({
  type: 'destroy',
  card: card(word),
  target,
});
export const block = (word: string, target: number): Move => ({ type: 'block', card: card(word), target });
export const boost = (word: string): Move => ({ type: 'boost', card: card(word) });
export const bid = (tokens: number): Move => ({ type: 'bid', tokens });
export const fist = (tokens: number): Move => ({ type: 'close-fist', tokens });
export const stake = (word: string): Move => ({ type: 'stake', card: card(word) });
export const unstake = (word: string): Move => ({ type: 'unstake', card: card(word) });
export const sell = (word: string): Move => ({ type: 'sell', card: card(word) });
