import { english, type Phrases } from '../../../core/words.ts';

const tokens = (n: number) => english.count(n, 'token', 'tokens');

export const reasonsEn = {
  wins: 'It completes your chain and wins.',
  link: (left: number) => `${english.count(left, 'link', 'links')} to go.`,
  start: (n: number) => `Without a Start no link can be laid. It pays ${n} a turn.`,
  shop: (n: number) => `Each rival pays you ${n} more every turn.`,
  earns: (n: number, left: number) =>
    `Each rival pays you ${n} more every turn; ${english.count(left, 'link', 'links')} to go.`,
  destroys: (name: string, step: number) => `${name} loses link ${step}.`,
  blocks: (name: string, n: number) =>
    n === 0 ? `Stops ${name} for a while.` : `${name} misses ${tokens(n)} a turn, twice.`,
  keeps: (n: number) => `Keeps your ${tokens(n)}.`,
  /** In an open auction only the winner pays. */
  ifWon: (n: number) => `If it becomes yours, you have ${tokens(n)} left.`,
  leaves: (n: number) => `Leaves you ${tokens(n)}.`,
};

export type ReasonWords = Phrases<typeof reasonsEn>;
