import type { Expected } from '../../core/schema.ts';
import { type Phrases } from '../../core/words.ts';

/** The words of the page where a game is opened. */
export const openingEn = {
  where: 'Where are you playing?',
  wheres: { device: 'On this device', network: 'Online' },
  name: 'Your name',
  nameHint: 'Everyone at the table sees it. No email, no password.',
  seats: 'Seats',
  you: 'You',
  freeSeat: 'Free seat',
  addSeat: 'Add a seat',
  removeSeat: (n: number) => `Remove seat ${n}`,
  seatsHint: 'Nothing is final: until the game starts you can add seats, remove them or add bots.',
  agreed: 'Table settings',
  visibility: 'Who can join',
  visibilities: { open: 'Public', link: 'Anyone with the link', private: 'Invitation only' },
  visibilityHints: {
    open: 'Listed under “Open tables”.',
    link: 'Send one link to everyone you want at the table.',
    private: 'Every seat has its own link; nobody else gets in, not even to watch.',
  },
  clock: 'Clock',
  clocks: { none: 'None', relaxed: 'Turn-based', live: 'Real time' },
  clockHints: {
    none: 'Everyone takes the time they need.',
    relaxed: 'For a game over several days: so many hours for each move.',
    live: 'Everyone gets a time bank; each move adds a little.',
  },
  hours: 'Hours per move',
  minutes: 'Minutes per player',
  increment: 'Extra seconds per move',
  late: 'If time runs out',
  lates: { 'bot-move': 'A bot plays that move', 'bot-seat': 'A bot takes over until they’re back' },
  chat: 'Chat',
  chats: { free: 'Free', phrases: 'Set phrases', off: 'Off' },
  hints: 'Hints',
  hintsAllowed: { yes: 'Allowed', no: 'None' },
  hintsHint: 'Everyone sees how often somebody asked for one.',
  open: 'Open table',
  busy: 'Opening…',
  values: 'Card and tile values',
  valuesOurs: 'Ours: partly reconstructed, because the rulebook doesn’t give every number.',
  valuesOwn: (name: string) => `Yours: “${name}”.`,
  loadValues: 'Load a file',
  saveValues: 'Download',
  showValues: 'Show values',
  useOurs: 'Back to ours',
  notJson: 'This file can’t be read. Download our values and edit that file.',
  faults: (n: number) =>
    n === 1 ? 'One thing in this file isn’t right:' : `${n} things in this file aren’t right:`,
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
        return 'a group of values';
      case 'nothing':
        return 'there is no such field';
      case 'lawful-value':
        return 'a value the rules allow.';
    }
  },
};

export type OpeningWords = Phrases<typeof openingEn>;
