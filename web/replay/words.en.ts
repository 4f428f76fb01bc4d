import { english, type Phrases } from '../../core/words.ts';

export const replayEn = {
  replay: 'Replay',
  soFar: 'Replay so far',
  soFarHint: 'The game is still going: you see what you saw.',
  step: 'Step',
  /** Where one is: this step of so many. */
  stepOf: (n: number, of: number) => `${n} / ${of}`,
  back: 'One step back',
  forth: 'One step forward',
  turnBack: 'To the turn before',
  turnForth: 'To the end of the turn',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (n: number) => `${n}×`,
  viewpoint: 'Seen by',
  mine: 'Me',
  spectator: 'Spectators',
  open: 'Everything open',
  /** What everybody holds in secret, where everything is open. */
  hands: 'Everyone’s hidden cards',
  handOf: (name: string) => `${name}’s hand`,
  /** A seat that a link names and nobody has. */
  nobody: (n: number) => `seat ${n}`,
  /** A link that asks for eyes the reader may not use. */
  notYetEyes: (whose: string) =>
    `This link shows the game as seen by: ${whose}. It isn’t over yet, so you see it with your own eyes.`,
  noSuchEyes: (whose: string) =>
    `This link names a player who isn’t at this table. You see it as seen by: ${whose}.`,
  more: 'More',
  toStep: 'Go to this step',
  later: (n: number) => `Later (${english.count(n, 'turn', 'turns')})`,
  toTable: 'To the table',
  keys: 'Keys: ← and → one step, ↑ and ↓ one turn, Home and End, space to play or pause, L log',
  failed: 'This replay got stuck. Reload the page to try again.',
  share: {
    open: 'Share',
    title: 'Share this game',
    link: 'Link to this step',
    linkText: (step: number, whose: string) => `Opens at step ${step}, seen by: ${whose}.`,
    onlyHere: 'This game is kept on this device: a link would open nowhere else. Send the file instead.',
    fromFile: 'This game came from a file: pass the file on.',
    file: 'Game file',
    fileText: (step: number, whose: string) =>
      `The whole game in one file, which opens at step ${step}, seen by: ${whose}. In any Potager: “Open a game file”, below the list of games.`,
    save: 'Save the game file',
    saved: (name: string) => `Saved to your downloads: ${name}`,
    notSaved: 'The file could not be made. Reload the page and try again.',
  },
  playOn: {
    title: 'Play on from here',
    text: 'You get a new game on this device. It’s a study: it counts for nothing.',
    hidden: 'What’s hidden',
    asItWas: 'As it was',
    anew: 'Dealt anew',
    anewHint: (name: string) => `Everything ${name} couldn’t know is dealt anew.`,
    onlyAnew: 'The game is still going: what you couldn’t know is dealt anew.',
    start: 'Play on',
    over: 'The game is over here: go back to where something was still to decide.',
    failed: 'This position can’t be played on.',
  },
  file: {
    title: 'Open a game file',
    text: 'Choose the file of a finished game, or drop it here. Nothing is sent anywhere.',
    choose: 'Choose a file',
    other: 'Open another file',
    notJson: 'This file can’t be read. It isn’t JSON.',
    notGame: 'This isn’t the file of a finished game from Potager.',
    unknownGame: 'This game isn’t on the shelf here.',
    otherRules: 'This game was played by other rules or values than the ones here.',
    wrong: (step: number) => `This game can’t be replayed: move ${step} doesn’t follow the rules.`,
    broken: 'This game can’t be replayed.',
    noSuchPlace:
      'The file names a step or a player that this game doesn’t have. The game itself is all there.',
  },
};

export type ReplayWords = Phrases<typeof replayEn>;
