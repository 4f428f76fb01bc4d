import type { Seat } from '../../core/game.ts';
import type { CoreRefusal } from '../../core/play.ts';
import type { RecordRefusal } from '../../core/judge.ts';
import type { Divergence } from '../../core/record.ts';
import type { Telling } from '../../core/telling.ts';
import { english } from '../../core/words.ts';
import type { Level } from '../../bots/levels.ts';
import { netEn } from './net.en.ts';

const LEVELS: { readonly [L in Level]: string } = {
  sprout: 'Sprout',
  helper: 'Helper',
  apprentice: 'Apprentice',
  gardener: 'Gardener',
  'green-thumb': 'Green thumb',
  'head-gardener': 'Head gardener',
};
const LEVEL_HINTS: { readonly [L in Level]: string } = {
  sprout: 'plays as at its very first game.',
  helper: 'knows the rules, and makes many mistakes.',
  apprentice: 'plays well, with a slip now and then.',
  gardener: 'plays soundly and misses little.',
  'green-thumb': 'thinks a few turns ahead.',
  'head-gardener': 'thinks longer, and gives nothing away.',
};

/** The words of the site in English; every other language says the same. */
export const en = {
  net: netEn,
  house: {
    name: 'Potager',
    motto: 'Board games about growing and making things',
    promise: 'Every rule kept, every secret safe, every “no” explained.',
  },
  close: 'Close',
  /** Between a label and what it labels. */
  colon: ': ',
  settings: {
    title: 'Settings',
    wishes: {
      language: 'Language',
      theme: 'Theme',
      pace: 'Bot speed',
      scenes: 'Scenes',
      volume: 'Sounds',
      secondThought: 'Confirm before ending a turn early',
      finalAsk: 'Confirm what can’t be undone',
      breath: 'Time to undo after my turn',
      onlyChoice: 'Only one choice: play it for me',
    },
    values: {
      language: { en: 'English', fr: 'Français' },
      theme: { auto: 'System', day: 'Light', night: 'Dark' },
      pace: { calm: 'Relaxed', brisk: 'Fast', instant: 'Instant' },
      scenes: { calm: 'Calm', quick: 'Quick', none: 'None' },
      volume: { off: 'Off', soft: 'Soft', loud: 'Loud' },
      secondThought: { ask: 'Yes', never: 'No' },
      finalAsk: { beginner: 'In my first game', always: 'Always', never: 'Never' },
      breath: { take: '2 seconds', none: 'None' },
      onlyChoice: { play: 'Yes', wait: 'No' },
    },
  },
  shelf: {
    title: 'Games',
    players: (min: number, max: number) =>
      min === max
        ? english.count(min, 'player', 'players')
        : `${min}–${english.count(max, 'player', 'players')}`,
    minutes: (n: number) => `about ${n} min`,
    age: (n: number) => `${n}+`,
    /** One tap to a table with the usual number of bots. */
    play: 'Play against bots',
    newGame: 'New game',
    rules: 'Rules',
    /** To the position editor. */
    position: 'At a real table?',
    none: 'There are no games here yet.',
  },
  lesson: {
    /** In lists of tables, and beside the title. */
    mark: 'Lesson',
    markHint: 'A guided first game: it counts for nothing.',
    /** Beside the title, once the guide has let go. */
    over: 'Your game',
    overHint: 'The lesson is over. This first game counts for nothing.',
    learn: 'Learn in 4 minutes',
    guide: 'Guide',
    goOn: 'Go on',
    /** After the last words of the lesson. */
    toGame: 'Play',
    thanks: 'No more tips',
    skip: 'Skip the lesson',
    keep: 'Keep the guide',
    others: 'The others are playing.',
    /** Where the guide has no advice: what the table asks. */
    yours: (question: string) => `No advice this time. ${question}`,
    progress: (n: number, of: number) => `Step ${n} of ${of}`,
  },
  tables: {
    title: 'Your tables',
    goOn: 'Continue',
    look: 'See result',
    forget: 'Delete',
    forgetSure: 'Delete for good?',
    keep: 'Keep',
    study: 'study',
    replay: 'Replay',
    openFile: 'Open a game file',
    over: 'finished',
    all: (n: number) => `Show all (${n})`,
    moves: (n: number) => english.count(n, 'move', 'moves'),
    notKept: 'This browser keeps nothing: your tables last only as long as this tab stays open.',
  },
  newGame: {
    title: 'New game',
    whoPlays: 'Who plays?',
    seat: (n: number) => `Player ${n}`,
    name: (n: number) => `Name of player ${n}`,
    person: 'Human',
    levels: LEVELS,
    /** After the name of the level and a colon. */
    levelHints: LEVEL_HINTS,
    /** A bot of a level this page does not know. */
    otherLevel: 'Bot',
    played: (n: number) => `Who plays seat ${n}`,
    addSeat: 'Add a player',
    removeSeat: (name: string) => `Remove ${name}`,
    personNames: (n: number) => `Player ${n}`,
    botNames: ['Basil', 'Rosemary', 'Fennel', 'Clover', 'Sorrel'],
    options: 'Options',
    usualRules: 'the usual rules',
    nameMissing: (seat: number) => `Player ${seat} needs a name.`,
    start: 'Start game',
    handsHidden: 'Several people share this device: a cover hides each player’s cards from the next.',
  },
  table: {
    log: 'Game log',
    /** Heads what happens between turns. */
    theTable: 'The table',
    earlier: (n: number) => `Earlier (${english.count(n, 'turn', 'turns')})`,
    showPlace: 'Show on the board',
    since: {
      title: 'Since your turn',
      nothing: 'Nothing has happened since your turn.',
      show: 'Show me',
      go: 'Go to table',
    },
    onlyChoice: {
      says: (move: string) => `Nothing to decide: ${move}`,
      wait: 'Wait',
    },
    choices: 'Possible moves',
    choicesHint: 'Everything you can do, in words.',
    hint: 'Hint',
    hintHint: 'What a strong bot would do in your place (H)',
    foldStory: 'Fold away (L to reopen)',
    notPossible: 'Not possible now',
    nothingToChoose: 'Nothing to do right now.',
    undo: 'Undo',
    undoOf: (name: string) => `Undo (${name})`,
    rewind: 'Back to my last turn',
    rewindHint:
      'The game begins again before your last move. The bots won’t mind, but it’s a friendly game from then on.',
    rewindSure: 'Go back',
    replaySoFar: 'Replay so far',
    study: 'Study',
    studyHint: 'It began at a position of another game, and counts for nothing.',
    studyBack: 'Back to where this study began',
    friendly: 'Friendly game',
    friendlyHint: 'Turns were replayed against the bots.',
    final: {
      draws: 'You draw something you haven’t seen yet, so you can’t take this back.',
      'turns-up': 'A new card will be turned up, so you can’t take this back.',
      said: 'Everyone hears it at once, so you can’t take this back.',
      go: 'Do it',
      not: 'Not yet',
      stop: 'Don’t ask again',
    },
    rules: 'Rules',
    values: 'Reference',
    takenBack: (seat: Seat, name: Telling) => `${name.does(seat, 'undoes', 'undo')} the last move.`,
    /** What a sentence calls its reader. */
    you: 'you',
    tapToGoOn: 'Tap to go on',
    menu: 'Menu',
    television: 'Big screen',
    noTelevision: 'Leave the big screen',
    stumbled: (name: string) =>
      `The bot ${name} ran into an error. Its first possible move was played, and the game goes on. If it happens again, reload the page: your game is saved.`,
    shortcuts: 'Keys: C moves, H hint, U undo, S since my turn, L log, R rules',
  },
  handOver: {
    title: (name: string) => `${name}’s turn`,
    text: (name: string) => `Pass the device to ${name}. The cards stay covered until then.`,
    ready: (name: string) => `I’m ${name}: show my cards`,
    undo: 'Wait: undo my move',
  },
  end: {
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins!` : `${english.list(names)} share the victory!`,
    /** Said to a winner, who shares with these others or with nobody. */
    youWon: (others: readonly string[]) =>
      others.length === 0 ? 'You win!' : `You share the victory with ${english.list(others)}!`,
    replay: 'Replay the moves',
    sheet: 'Score sheet',
    again: 'Play again',
    home: 'All games',
    look: 'See the final table',
  },
  rulesPage: {
    title: 'Rules',
    search: 'Search the rules',
    pictures: 'Pictures and examples',
    nothing: (text: string) => `Nothing about “${text}”.`,
    sources: (source: string) => SOURCE_TAGS[source] ?? source.replace(/^ruling /, 'our ruling '),
    /** What a link to a clause shows. */
    rule: 'Rule',
    clause: (id: string) => `Rule ${id}`,
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It’s not your turn.',
    'not-now': 'That isn’t possible now.',
    'no-such-move': 'There’s no such move.',
    'nothing-to-take-back': 'There’s nothing to undo.',
    'no-clock-running': 'No clock is running.',
    'not-in-one-go': 'One step at a time: the next depends on something you haven’t seen yet.',
  } satisfies { readonly [C in CoreRefusal | RecordRefusal]: string },
  /** For a refusal this page has no words for. */
  otherRefusal: 'That isn’t possible now. Reload the page and try again.',
  trouble: {
    lostTitle: 'Off the path',
    lost: 'Nothing grows at this address.',
    noTable: 'This browser doesn’t know that table. It was deleted, or played on another device.',
    diverged: (why: Divergence) =>
      'step' in why
        ? `This game can’t be opened past move ${why.step}. Nothing is lost: you can download it.`
        : 'This game began with other rules or values, so it can’t continue here. Nothing is lost: you can download it.',
    elsewhereTitle: 'This game goes on in another tab',
    elsewhere: 'You can play it in one tab at a time. Nothing is lost.',
    here: 'Continue here',
    divergedTitle: 'This game can’t be opened',
    crashTitle: 'Something broke on this screen',
    crash: 'Your game is saved: reload the page to continue.',
    offline: 'Check your connection, then reload the page.',
    reload: 'Reload',
    download: 'Download',
    loading: 'Setting the table…',
  },
};

const SOURCE_TAGS: { readonly [source: string]: string } = {
  rulebook: 'rulebook',
  follows: 'follows from the rulebook',
  found: 'from another source',
  ruling: 'our ruling',
  reconstructed: 'reconstructed',
};
