import { BROWN, type Duty, type PledgeName } from '../data/words.ts';
import type { Move, Party, Pledge } from '../vocabulary.ts';
import { hat } from './words.ts';

/** The moves as a test says them. */
export const PASS: Move = { type: 'pass' };
export const NONE: Move = { type: 'answer', hat: null };
export const STAND: Move = { type: 'stand' };
export const WITHDRAW: Move = { type: 'withdraw' };
export const CLOSE: Move = { type: 'close-board' };
export const DECLINE: Move = { type: 'decline' };

export const garden = (word: string): Move => ({ type: 'garden', hat: hat(word) });
export const seek = (word: string): Move => ({ type: 'seek', hat: hat(word) });
export const offer = (word: string): Move => ({ type: 'offer', hat: hat(word) });
export const sell = (word: string): Move => ({ type: 'sell', hat: hat(word) });
export const exchange = (word: string): Move => ({ type: 'exchange', hat: hat(word) });
export const enter = (word: string, contest: number): Move => ({ type: 'contest', hat: hat(word), contest });
export const mark = (promise: number, kept: boolean): Move => ({ type: 'mark', promise, kept });
export const call = (
  terms: { readonly atLeast?: string; readonly duty?: Duty; readonly words?: string } = {},
): Move => ({
  type: 'call',
  atLeast: terms.atLeast === undefined ? BROWN : hat(terms.atLeast),
  duty: terms.duty ?? null,
  words: terms.words ?? '',
});
export const answer = (word: string): Move => ({ type: 'answer', hat: hat(word) });
export const fist = (petals: number): Move => ({ type: 'close-fist', petals });
export const choose = (party: Party): Move => ({ type: 'choose', party });
export const pair = (word: string): Move => ({ type: 'pair', hat: hat(word) });
export const propose = (word: string | null, petals: number, ...pledges: readonly Pledge[]): Move => ({
  type: 'propose',
  hat: word === null ? null : hat(word),
  petals,
  pledges,
});
export const pledge = (by: Pledge['by'], what: PledgeName, words = ''): Pledge => ({ by, what, words });
export const accept = (party: Party, version: number): Move => ({ type: 'accept', party, version });
export const sellOff = (word: string): Move => ({ type: 'sell-off', hat: hat(word) });
