import { english, type Phrases } from '../../core/words.ts';

export const hintEn = {
  thinking: 'Thinking it over…',
  failed: 'No hint could be found. Check your connection and ask again.',
  /** After a move, the best one. */
  chance: (n: number, more: number) =>
    more === 0
      ? `You win about ${n} times in 100.`
      : `You win about ${n} times in 100, ${more} more than with the next best.`,
  asGood: 'About as good.',
  less: (n: number) => `Wins about ${english.count(n, 'game', 'games')} in 100 fewer.`,
  /** Where on the table a move would happen. */
  show: 'Show where',
  onlyMove: 'There is only this move. It counts as no hint.',
  fromYourView: 'Found with what you can see, and nothing else.',
  counted: (n: number) =>
    n === 0
      ? 'The score sheet will say that you asked.'
      : `The score sheet will say how many hints you asked for (${n}).`,
  /** Where others play, too. */
  told: (n: number) =>
    n === 0
      ? 'Everyone will see that you asked, once the game has gone on.'
      : `Everyone sees how many hints you asked for (${n}), once the game has gone on.`,
};

export type HintWords = Phrases<typeof hintEn>;
