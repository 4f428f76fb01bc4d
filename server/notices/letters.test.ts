import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import { confirmLetter, digestLetter, digestPush } from './letters.ts';
import { escapeHtml, plainName } from './plain.ts';
import { card } from './test/cards.ts';
import { person } from './test/memory.ts';

const house = {
  url: 'https://games.example',
  titleOf: (game: string, language: string) =>
    game === 'plots' ? { en: 'Plots & Co', fr: 'Potagers & Cie' }[language]! : game,
};
const ann = { ...person('ann', { zone: 'Europe/Paris' }), name: 'Ann' };
const anne = { ...ann, notices: { ...ann.notices, language: 'fr' as const } };
const STOP = 'https://games.example/api/mail/stop?code=a.b';
const soon = Date.parse('2026-03-03T13:00Z');

const one = digest('ann', [card('t1', { deciding: [0], deadline: soon })], new Map())!;
const two = digest(
  'ann',
  [card('t1', { deciding: [0] }), card('t2', { deciding: [0], game: 'other' })],
  new Map([['t2', 3]]),
)!;

test('a push says which game, who waits, and until when on the reader’s own clock', () => {
  expect(digestPush(one, ann, house)).toEqual({
    title: 'Your turn in Plots & Co',
    body: 'Bob and Basil are waiting for you (by Tuesday 3 March, 14:00)',
    path: '/table/t1',
  });
  expect(digestPush(one, anne, house)).toEqual({
    title: 'À vous de jouer : Potagers & Cie',
    body: 'Bob et Basil vous attendent (avant le mardi 3 mars à 14 h)',
    path: '/table/t1',
  });
  expect(digestPush(two, ann, house)).toEqual({
    title: '2 tables are waiting for you',
    body: 'Plots & Co, other',
    path: '/',
  });
});

test('a letter lists every table with its link, and how to stop', () => {
  const { subject, text, html } = digestLetter(two, ann, house, STOP);
  expect(subject).toBe('2 tables are waiting for you');
  expect(text).toBe(
    [
      'Hello Ann,\nIt’s your turn here:',
      '- Plots & Co, with Bob and Basil (new)\n  https://games.example/table/t1',
      '- other, with Bob and Basil\n  https://games.example/table/t2',
      `-- \nYou get this email because you asked Potager to tell you when it’s your turn.\nStop emails\n${STOP}`,
    ].join('\n\n'),
  );
  expect(html).toContain('Plots &amp; Co');
  expect(html).toContain('<a href="https://games.example/table/t2">Go to table</a>');
  expect(html).toContain(`<a href="${STOP}">Stop emails</a>`);
});

test('somebody who wanted to be forgotten is someone', () => {
  const seats = card('t1').seats.with(1, { kind: 'person', name: '', person: 'bob' });
  const told = digest('ann', [card('t1', { deciding: [0], seats })], new Map())!;
  expect(digestPush(told, ann, house).body).toContain('someone and Basil are waiting');
  expect(digestLetter(told, anne, house, STOP).text).toContain('avec quelqu’un et Basil');
});

test('a long list is cut short', () => {
  const cards = Array.from({ length: 13 }, (_, i) => card(`t${i}`, { deciding: [0] }));
  const { text } = digestLetter(digest('ann', cards, new Map())!, anne, house, STOP);
  expect(text.match(/\/table\//g)).toHaveLength(10);
  expect(text).toContain('et 3 autres tables\nhttps://games.example/');
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>x</script>',
  "' onclick='x",
  '&lt;b&gt;',
  'a\r\nBcc: eve@evil.example',
  '\u202eevil\u2066',
  'https://evil.example/win',
  'www.evil.example',
  'eve@evil.example',
];

test('no name becomes markup, a second line, hidden text or a link', () => {
  for (const name of HOSTILE) {
    const seats = card('t1').seats.with(1, { kind: 'person', name, person: 'bob' });
    const told = digest('ann', [card('t1', { deciding: [0], seats })], new Map())!;
    const eve = { ...ann, name };
    for (const { subject, text, html } of [
      digestLetter(told, eve, house, STOP),
      confirmLetter(eve, `${house.url}/c`, STOP),
    ]) {
      expect(html).not.toMatch(/<(img|script|b>)/);
      expect(html.match(/<a /g)!.length).toBe(2);
      expect(subject + digestPush(told, eve, house).body).not.toMatch(/[\r\n\u202e\u2066]/);
      expect(text).not.toMatch(/^Bcc/m);
      expect(text + html + digestPush(told, eve, house).body).not.toMatch(
        /evil\.example|:\/\/evil|eve@evil|[\u202e\u2066]/,
      );
    }
  }
});

test('escaped text is free of markup and reads the same', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      const back = escaped
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(back).toBe(text);
    }),
  );
});

test('ordinary names stay as they are', () => {
  for (const name of ['Ann', 'Jean-Luc d’Été', 'M. Dupont', '李', '👩‍🌾', 'می‌خواهم'])
    expect(plainName(name)).toBe(name);
});
