import type { PartOfRules } from '../kit/primer/primer.ts';

/** What the rules pages say, apart from the words of the house, which the first page needs. */
export const primerEn = {
  glance: 'At a glance',
  chapters: 'Chapter by chapter',
  parts: { 'set-up': 'Set-up', turn: 'Your turn', end: 'The end', scoring: 'Scoring' } satisfies {
    readonly [P in PartOfRules]: string;
  },
  print: 'Print two pages',
  example: 'Example',
  exampleHint: 'A position to try things on: it counts for nothing.',
  tryIt: 'Try it',
  clauses: (n: number) => (n === 1 ? 'The rule in full' : `All ${n} rules of this chapter`),
  /** Above what a search has found. */
  found: (n: number) => (n === 1 ? '1 rule found' : `${n} rules found`),
  verdicts: { right: 'That’s it', other: 'Not quite', on: 'Go on' },
  again: 'Try again',
  playOn: 'Play on',
  playOnHint: 'From here against bots; what you can’t see is shuffled.',
  back: 'Back to the rules',
  next: 'Next example',
  noExample: 'There’s no such example. The rules list them all.',
  printed: 'The rules that matter most',
};

export type PrimerWords = typeof primerEn;
