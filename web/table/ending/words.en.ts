import { uncapital } from '../../../core/capital.ts';
import { english, type Phrases } from '../../../core/words.ts';

/** What the poster and the score sheet say of any game. */
export const endingEn = {
  share: 'Share',
  shared: 'Result of a game',
  poster: 'Back to the poster',
  print: 'Print',
  hinted: (whose: readonly string[]) => `Hints asked for: ${whose.join(', ')}.`,
  shelf: 'Games',
  look: 'Table',
  placing: 'Final places',
  /** To somebody who did not win. */
  yourPlace: (place: string, of: number) =>
    of === 2 ? 'Well played!' : `You came ${place} of ${of}. Well played!`,
  /** A sentence goes on after a colon. */
  yours: (line: string) => `Yours: ${uncapital(line)}`,
  round: (n: number) => `Round ${n}`,
  start: 'Start',
  final: 'End',
  moments: 'What decided it',
  momentsHint:
    'What moved the score most. The review, in the replay, tells what moved the chances of winning.',
  /** A place in the game; the review says it alike. */
  at: (round: string, step: number | null) => (step === null ? round : `${round} · step ${step}`),
  course: (counts: string) => `${counts}, round by round`,
  asTable: 'The same as a table',
  playedOn: (date: string) => `Played on ${date}`,
  players: (names: readonly string[]) => `Players: ${english.list(names)}`,
  saved: 'Picture saved to your downloads: potager.png',
  notShared: 'The picture could not be made. Take a screenshot, or try another browser.',
};

export type EndingWords = Phrases<typeof endingEn>;
