import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'victim@example.org',
  'victim+1@example.org',
  'victim+a+b.c@example.org',
  'Vic.Tim@Example.ORG',
  'v.i.c.t.i.m+x@example.org.',
  'ｖｉｃｔｉｍ@example.org',
  'victim@ｅxample.org',
])('%s is the mailbox of victim', address => {
  expect(mailboxOf(address)).toBe('victim@example.org');
});

test.each([
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  ['anna@GoogleMail.com', 'anna@gmail.com'],
])('%s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('others keep mailboxes of their own', () => {
  const others = ['ann@example.org', 'anna@example.com', 'anna@mail.example.org', 'anna-b@example.org'];
  expect(new Set([...others, 'anna@example.org'].map(mailboxOf)).size).toBe(5);
});
