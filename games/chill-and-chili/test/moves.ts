import type { Face, Move } from '../vocabulary.ts';
import { card, cards } from './words.ts';

/** The moves as a test says them. */
const ROW = { upper: 0, lower: 1 } as const;
type Row = keyof typeof ROW;

export const DRAW: Move = { type: 'draw' };
export const SCARE: Move = { type: 'scare' };
export const FINISH: Move = { type: 'finish-watering' };
export const END_TURN: Move = { type: 'end-turn' };

export const refresh = (row: Row): Move => ({ type: 'refresh', row: ROW[row] });
export const buy = (row: Row, price: number): Move => ({ type: 'buy-vegetable', row: ROW[row], price });
export const buyAccessory = (word: string): Move => ({ type: 'buy-accessory', card: card(word) });
export const plant = (words: string): Move => ({ type: 'plant', cards: cards(words) });
export const layOut = (word: string): Move => ({ type: 'lay-out', card: card(word) });
export const withdraw = (as: Face): Move => ({ type: 'withdraw', as });
export const choose = (as: Face): Move => ({ type: 'choose-face', as });
export const discard = (word: string): Move => ({ type: 'discard', card: card(word) });
export const water = (bed: number, drops: number): Move => ({ type: 'water', bed, drops });
