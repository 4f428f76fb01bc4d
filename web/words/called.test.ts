import { expect, test } from 'vitest';
import { NAMELESS } from '../../wire/agreed.ts';
import type { SeatSheet, Speech, TableSheet } from '../../wire/tells.ts';
import { substituteLevel, withNames } from './called.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { gatherEn } from './gather.en.ts';
import { gatherFr } from './gather.fr.ts';

const person = (id: string, name: string): SeatSheet => ({
  kind: 'person',
  person: id,
  name,
  away: null,
  standIn: null,
  left: false,
  seal: null,
});
const speech = (id: string, name: string): Speech => ({ at: 1, person: id, name, said: { text: 'Hello' } });

test('who speaks is called as their seat is: the second Nina is told apart in the chat, too', () => {
  const sheet = {
    seats: [person('a', 'Nina'), person('b', 'Nina (2)'), person('c', NAMELESS)],
    speeches: [speech('b', 'Nina'), speech('c', NAMELESS), speech('d', 'Otto')],
  } as Pick<TableSheet, 'seats' | 'speeches'> as TableSheet;
  const { seats, speeches } = withNames(sheet, en);
  expect(seats.map(seat => 'name' in seat && seat.name)).toEqual(['Nina', 'Nina (2)', 'Someone']);
  expect(speeches.map(({ name }) => name)).toEqual(['Nina (2)', 'Someone', 'Otto']);
});

test('who plays for somebody is called by their level, once it is known', () => {
  expect(substituteLevel('green-thumb', en)).toBe('Green thumb');
  expect(substituteLevel('green-thumb', fr)).toBe('Main verte');
  expect(substituteLevel('alike', en)).toBeNull();
  expect(gatherEn.table.botFor('Nina', 'Green thumb')).toBe('a bot is playing for Nina (Green thumb)');
  expect(gatherEn.table.botFor('Nina', null)).toBe('a bot is playing for Nina');
  expect(gatherFr.table.botFor('Nina', 'Main verte')).toBe('un robot joue pour Nina (Main verte)');
});
