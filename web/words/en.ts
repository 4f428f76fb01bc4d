import type { CoreRefusal } from '../../core/play.ts';
import type { RecordRefusal } from '../../core/judge.ts';
import type { Divergence } from '../../core/record.ts';
import type { Expected } from '../../core/schema.ts';
import { english } from '../../core/words.ts';
import { netEn } from './net.en.ts';

/** By the levels that games offer. */
const LEVELS: { readonly [level: string]: string } = { easy: 'Bot, gentle', normal: 'Bot, keen' };

/** The words of the house in English; every other language says the same. */
export const en = {
  net: netEn,
  house: {
    name: 'Potager',
    motto: 'Table games about growing and making things',
    promise: 'Every rule kept, every secret safe, every “no” explained.',
  },
  close: 'Close',
  /** Between a label and what it labels. */
  colon: ': ',
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'As the device', day: 'Day', night: 'Night' },
    pace: 'Bots play',
    paces: { calm: 'calmly', brisk: 'briskly', instant: 'at once' },
    secondThought: 'Ending a turn with something left to do',
    secondThoughts: { ask: 'ask me', never: 'do not ask' },
  },
  notices: {
    title: 'When a table waits for you',
    on: 'on',
    off: 'off',
    push: 'Messages on this device',
    pushHint: 'They arrive even when Potager is closed. At most one every quarter of an hour.',
    pushTroubles: {
      insecure:
        'Browsers allow messages only over a secure connection (https). This house is reached without one.',
      unsupported: 'This browser cannot show messages of pages that are closed.',
      refused: 'This browser has been told to refuse messages from Potager. Its settings can change that.',
    },
    pushFailed: 'That did not work: the push service of this browser or the house was not reached.',
    mail: 'E-mail address',
    mailHint: 'We send a link to this address first, and write only once it has been confirmed.',
    mailAsk: 'Send the link',
    mailAsked: (address: string) =>
      `If ${address} exists, a link is on its way. Confirm within two days, on any device.`,
    mailConfirmed: (address: string) => `We write to ${address}.`,
    mailStop: 'No more mails',
    noMail: 'This house does not send e-mail.',
    quiet: 'Quiet hours',
    quietFrom: 'from',
    quietTo: 'to',
    quietZone: (zone: string) => `By the clock of this device (${zone.replaceAll('_', ' ')}).`,
    hour: (hour: number) => `${hour}:00`,
    failed: 'That did not reach the house. Please try again.',
  },
  shelf: {
    title: 'On the shelf',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: (n: number) => `about ${n} min`,
    age: (n: number) => `${n}+`,
    newGame: 'New game',
    rules: 'Rules',
  },
  tables: {
    title: 'Your tables',
    goOn: 'Continue',
    look: 'Look again',
    forget: 'Delete',
    forgetSure: 'Delete for good?',
    keep: 'Keep',
    over: 'finished',
    moves: (n: number) => (n === 1 ? '1 move' : `${n} moves`),
    notKept: 'This browser keeps nothing: your tables last only as long as this tab stays open.',
  },
  newGame: {
    title: 'New game',
    whoPlays: 'Who plays?',
    seat: (n: number) => `Player ${n}`,
    name: (n: number) => `Name of player ${n}`,
    person: 'Person',
    levels: LEVELS,
    played: (n: number) => `Who plays seat ${n}`,
    addSeat: 'Add a player',
    removeSeat: (name: string) => `Remove ${name}`,
    personNames: (n: number) => `Player ${n}`,
    botNames: ['Basil', 'Rosemary', 'Fennel', 'Clover', 'Sorrel'],
    options: 'Options',
    values: 'Card values',
    valuesOurs: 'Ours: partly reconstructed, because the rulebook does not print every number.',
    valuesOwn: (name: string) => `Yours: “${name}”.`,
    loadValues: 'Load a file',
    saveValues: 'Save as a file',
    showValues: 'Show them',
    useOurs: 'Back to ours',
    notJson: 'This file is not JSON. Save our values as a file and edit that one.',
    faults: (n: number) =>
      n === 1 ? 'One thing in this file is not right:' : `${n} things in this file are not right:`,
    wholeFile: 'the file',
    expected(expected: Expected) {
      switch (expected.a) {
        case 'whole-number':
          return `a whole number from ${expected.min} to ${expected.max}`;
        case 'text':
          return `a text of ${expected.shortest} to ${expected.longest} characters`;
        case 'choice':
          return `one of ${expected.of.join(', ')}`;
        case 'list':
          return expected.min === expected.max
            ? `a list of ${expected.min}`
            : `a list of ${expected.min} to ${expected.max}`;
        case 'object':
          return 'an object';
        case 'nothing':
          return 'there is no such field';
        case 'lawful-value':
          return `breaks rule ${expected.clause}`;
      }
    },
    nameMissing: (seat: number) => `Player ${seat} needs a name.`,
    start: 'Deal the cards',
    handsHidden: 'Several people on this device: a cover hides each hand before the next one is shown.',
  },
  table: {
    log: 'What happened',
    choices: 'Your choices',
    choicesHint: 'Everything you can do, in words.',
    notPossible: 'Not possible now',
    nothingToChoose: 'Nothing to decide for you right now.',
    undo: 'Undo',
    rules: 'Rules',
    values: 'Cards',
    takenBack: (name: string) => `${name} takes that back.`,
    shortcuts: 'Keys: C choices, U undo, L log, R rules',
  },
  handOver: {
    title: (name: string) => `${name}’s turn`,
    text: (name: string) => `Pass the device to ${name}. The cards stay covered until then.`,
    ready: (name: string) => `I am ${name}, show my cards`,
  },
  end: {
    won: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins!` : `${english.list(names)} share the victory!`,
    sheet: 'Score sheet',
    again: 'Play again',
    home: 'To the shelf',
    look: 'Look at the table',
  },
  rulesPage: {
    title: 'Rules',
    search: 'Search the rules',
    nothing: (text: string) => `Nothing about “${text}”.`,
    sources: (source: string) => SOURCE_TAGS[source] ?? source.replace(/^ruling /, 'our ruling '),
    clause: (id: string) => `Rule ${id}`,
  },
  refusals: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It is not your decision.',
    'not-now': 'That is not possible now.',
    'no-such-move': 'There is no such move.',
    'nothing-to-take-back': 'Nothing can be taken back.',
    'no-clock-running': 'No clock is running.',
    'not-in-one-go': 'One step at a time: what follows depends on something you have not seen yet.',
  } satisfies { readonly [C in CoreRefusal | RecordRefusal]: string },
  trouble: {
    lostTitle: 'Off the path',
    lost: 'Nothing grows at this address.',
    noTable:
      'This browser does not know that table. It may have been deleted, or it was played on another device.',
    diverged: (why: Divergence) =>
      'step' in why
        ? `This table does not replay beyond move ${why.step}. Nothing is lost: you can save it as a file.`
        : 'This table was begun with other rules or card values than the ones here, so it cannot be continued. Nothing is lost: you can save it as a file.',
    crash: 'Something broke on this screen. Your game is kept: load the page again to continue.',
    reload: 'Load again',
    download: 'Save as a file',
    loading: 'Setting the table …',
  },
};

const SOURCE_TAGS: { readonly [source: string]: string } = {
  rulebook: 'rulebook',
  follows: 'follows from the rulebook',
  ruling: 'our ruling',
  reconstructed: 'reconstructed',
};
