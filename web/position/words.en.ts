import type { Phrases } from '../../core/words.ts';

export const positionEn = {
  /** After the title of the game. */
  title: 'Ask about a position',
  intro:
    'Playing with the real box? Enter what you see at your table: Potager shows what you can do, why not the rest, and what it would play.',
  players: 'Players',
  tools: 'Tools',
  undo: 'Undo',
  opening: 'Fill in the set-up',
  clear: 'Clear',
  copyLink: 'Copy link',
  copied: 'Link copied: it holds the whole position.',
  notCopied: 'This browser doesn’t let us copy. The link is in the address bar.',
  linkWithoutValues: 'The link doesn’t hold your own card values.',
  badLink:
    'This link holds no position of this game. It may be cut off: ask for it again. What you had entered before is still here.',
  answers: 'Answers',
  toAnswers: 'See the answers',
  toEnter: (n: number) => (n === 1 ? 'One thing is still to enter' : `${n} things are still to enter`),
  wrong: (n: number) => (n === 1 ? 'One thing can’t be' : `${n} things can’t be`),
  lawful: 'This position is possible.',
  afterFaults: 'Choices, score, hint and playing on come as soon as the position is possible.',
  mine: 'It’s up to you',
  others: (name: string) => `It’s up to ${name}`,
  othersHint: 'You don’t know their hand, so choices and hints are shown only when it’s up to you.',
  over: 'The game is over',
  emptyHanded: 'Your hand is empty here. If you hold cards, enter them: hints and chances know no others.',
  hint: 'Hint',
  hints: 'What Potager would play',
  thinking: 'Thinking…',
  score: 'If it ended now',
  playOn: 'Play on from here',
  playOnText:
    'You get a new game on this device from this position. It’s a study: it counts for nothing. What you can’t know is dealt at random.',
  start: 'Play on',
};

export type PositionWords = Phrases<typeof positionEn>;
