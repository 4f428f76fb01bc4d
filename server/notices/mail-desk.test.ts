import { beforeEach, expect, test } from 'vitest';
import { openCodes } from './codes.ts';
import { digest } from './digest.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';
import { card } from './test/cards.ts';
import { memory, person } from './test/memory.ts';

const HOUR = 3_600_000;
let now: number;
let desk: MailDesk;

beforeEach(async () => {
  now = 0;
  desk = openMailDesk({
    mail: { deliver: async () => ({ end: 'sent' }), close: () => {} },
    codes: await openCodes(memory()),
    house: { url: 'https://games.example', titleOf: game => game },
    now: () => now,
  });
});

/** How many of so many questions are sent, each described by its number. */
function sent(count: number, question: (i: number) => { who: string; network: string; to: string }): number {
  const letters = Array.from({ length: count }, (_, i) => {
    const { who, network, to } = question(i);
    return desk.confirmation({ person: person(who), network }, to);
  });
  return letters.filter(letter => letter !== null).length;
}

test('a mailbox is asked three times a day, whoever asks, from wherever, in whatever spelling', () => {
  const spellings = ['victim@example.org', 'VICTIM@Example.org', 'v.ictim@example.org'];
  const ask = (i: number) => ({
    who: `p${i}`,
    network: `n${i}`,
    to: spellings[i] ?? `victim+${i}@example.org`,
  });
  expect(sent(300, ask)).toBe(3);
  now += 23 * HOUR;
  expect(sent(300, ask)).toBe(0);
  now += HOUR;
  expect(sent(300, ask)).toBe(3);
});

test('a person asks five times a day, a network twenty', () => {
  expect(sent(50, i => ({ who: 'eve', network: `n${i}`, to: `a${i}@example.org` }))).toBe(5);
  expect(sent(300, i => ({ who: `p${i}`, network: 'cellar', to: `b${i}@example.org` }))).toBe(20);
  expect(sent(1, () => ({ who: 'ann', network: 'home', to: 'ann@example.org' }))).toBe(1);
});

test('the house asks a hundred times an hour', () => {
  const ask = (i: number) => ({ who: `p${i}`, network: `n${i}`, to: `c${i}@example.org` });
  expect(sent(500, ask)).toBe(100);
  now += HOUR;
  expect(sent(500, i => ask(i + 500))).toBe(100);
});

test('a mailbox gets no more than twoscore digests a day, however many people share it', () => {
  const waiting = digest('ann', [card('a', { deciding: [0] })], new Map())!;
  const letters = Array.from({ length: 100 }, (_, i) =>
    desk.digest(person(`p${i}`), `family+${i}@example.org`, waiting),
  );
  expect(letters.filter(letter => letter !== null)).toHaveLength(40);
});
