import { english, type Phrases } from '../../core/words.ts';

export const reviewEn = {
  title: 'Review',
  open: 'Review this game',
  working: 'Looking at the game again…',
  /** Other eyes were chosen, and their review is being made. */
  meanwhile: 'Meanwhile, this is the review you had:',
  stop: 'Stop',
  goOn: 'Begin again',
  stopped: 'Stopped: this is what was found so far.',
  failed: 'This game could not be reviewed. Check your connection, then begin again.',
  chances: 'Chances of winning in 100, step by step',
  /** A place of the course. */
  step: (n: number) => `Step ${n}`,
  fromSeat: (name: string) => `Chances as ${name} could reckon them at the time, knowing nothing else.`,
  fromTable: 'Chances as everyone could reckon them at the time, by turns. What nobody knew is luck to come.',
  round: (n: number) => `Round ${n}`,
  /** A place in the game; the score sheet says it alike. */
  at: (round: string | null, n: number) => (round === null ? `Step ${n}` : `${round} · step ${n}`),
  before: (round: string | null, n: number) =>
    round === null ? `Before step ${n}` : `${round} · before step ${n}`,
  turnings: 'Turning points',
  turningsHint:
    'What moved the chances of winning most. The score sheet tells what moved the score: not always the same moments.',
  /** What turned the game; no name for the reader. */
  decided: (name: string | null, move: string) =>
    name === null ? `Your decision: ${move}` : `Decision of ${name}: ${move}`,
  luckDid: (text: string) => `Luck: ${text}`,
  turning: (name: string, n: number) => `${name}: chances up by ${n} in 100`,
  /** What the reader's own decision did to the reader. */
  yours: (n: number) =>
    n > 0 ? `Your chances went up by ${n} in 100` : `Your chances went down by ${-n} in 100`,
  noTurnings: 'The chances never changed much at once.',
  decisions: (name: string) => `Decisions of ${name}`,
  mine: 'Your decisions',
  anybodys: 'Decisions',
  chooseSeat: 'Choose a player above to have their decisions judged.',
  played: (move: string) => `Played: ${move}`,
  better: (move: string) => `Better: ${move}`,
  /** Why, where the better move was somebody else’s. */
  hintTo: (name: string, why: string) => `A hint to ${name} would have said: “${why}”`,
  gain: (n: number) => `wins about ${english.count(n, 'game', 'games')} in 100 more`,
  newKind: 'A kind of move that wasn’t used in the whole game:',
  allGood: 'No decision was clearly worse than another: whatever differed is within what luck does.',
  judged: (n: number, of: number) =>
    n === of
      ? `${english.count(n, 'decision was', 'decisions were')} judged.`
      : `${n} of ${of} decisions were judged, spread evenly over the game.`,
  toStep: (n: number) => `Go to step ${n}`,
  balance: 'Luck and skill',
  balanceHint:
    'In chances of winning out of 100, from the start to the end. Each decision counts against the move a bot would make there at once; luck is all the rest: the deal, draws, and what turned up. Chances go up and down, so a sum may pass 100.',
  player: 'Player',
  luck: 'Luck',
  own: 'Own decisions',
  others: 'Others’ decisions',
  /** Too small to be told from chance. */
  unclear: 'hard to say',
  /** Of one player, in place of figures. */
  asChance: 'One game is too short to say.',
  /** What the reader's decisions did, in chances out of 100. */
  yourPart: (n: number) =>
    n > 0
      ? `Your decisions probably won you about ${english.count(n, 'chance', 'chances')} in 100.`
      : `Your decisions probably cost you about ${english.count(-n, 'chance', 'chances')} in 100.`,
  tooFew: 'One game is too short to say here what was luck and what was skill.',
  /** Of a game that was not dealt. */
  began: {
    guided: 'This is the lesson: it begins at a position set up for it.',
    lesson: 'This game begins where the lesson ended: what was played before is not part of it.',
    study: 'This game begins at a position of another one: what was played before is not part of it.',
  },
  margin: (n: number) => `give or take ${n}`,
};

export type ReviewWords = Phrases<typeof reviewEn>;
