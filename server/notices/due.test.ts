import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuiet, earliest, isQuiet, isZone, PACE } from './due.ts';

const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString().replace(':00.000Z', 'Z');
const NIGHT = { from: 22, to: 7 };

test.each([
  ['by day nothing is quiet', '2026-01-15T12:00Z', 'Europe/Paris', NIGHT, '2026-01-15T12:00Z'],
  ['the evening waits for the morning', '2026-01-15T21:30Z', 'Europe/Paris', NIGHT, '2026-01-16T06:00Z'],
  ['so does the small hour', '2026-01-16T02:10Z', 'Europe/Paris', NIGHT, '2026-01-16T06:00Z'],
  ['one minute before', '2026-01-15T20:59Z', 'Europe/Paris', NIGHT, '2026-01-15T20:59Z'],
  ['the first quiet minute', '2026-01-15T21:00Z', 'Europe/Paris', NIGHT, '2026-01-16T06:00Z'],
  ['the first loud minute', '2026-01-16T06:00Z', 'Europe/Paris', NIGHT, '2026-01-16T06:00Z'],
  ['another wall, another hour', '2026-01-16T02:10Z', 'America/New_York', NIGHT, '2026-01-16T02:10Z'],
  ['the night clocks go forward', '2026-03-28T22:00Z', 'Europe/Paris', NIGHT, '2026-03-29T05:00Z'],
  ['the night clocks go back', '2026-10-24T21:00Z', 'Europe/Paris', NIGHT, '2026-10-25T06:00Z'],
  [
    'quiet ends in the hour that is left out',
    '2026-03-29T00:30Z',
    'Europe/Paris',
    { from: 0, to: 2 },
    '2026-03-29T01:00Z',
  ],
  [
    'quiet only in the hour that comes twice',
    '2026-10-25T00:10Z',
    'Europe/Paris',
    { from: 2, to: 3 },
    '2026-10-25T02:00Z',
  ],
  ['a zone with half hours', '2026-01-15T20:00Z', 'Asia/Kolkata', NIGHT, '2026-01-16T01:30Z'],
  ['a zone with quarters', '2026-01-15T20:00Z', 'Asia/Kathmandu', NIGHT, '2026-01-16T01:15Z'],
  ['within a day', '2026-01-15T13:20Z', 'UTC', { from: 13, to: 14 }, '2026-01-15T14:00Z'],
  ['up to midnight', '2026-01-15T22:20Z', 'UTC', { from: 20, to: 0 }, '2026-01-16T00:00Z'],
  ['no hour at all', '2026-01-15T22:20Z', 'UTC', { from: 8, to: 8 }, '2026-01-15T22:20Z'],
  ['an unknown zone is Greenwich', '2026-01-15T23:00Z', 'Mars/Olympus', NIGHT, '2026-01-16T07:00Z'],
] as const)('quiet hours: %s', (_, from, zone, quiet, to) => {
  expect(iso(afterQuiet(at(from), quiet, zone))).toBe(to);
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const hours = fc.integer({ min: 0, max: 23 });
const wishes = fc.record({
  now: fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2035-01-01T00:00Z') }),
  quiet: fc.option(fc.record({ from: hours, to: hours })),
  zone: zones,
  sinceLast: fc.option(fc.integer({ min: 0, max: 3_600_000 })),
  hold: fc.integer({ min: 0, max: PACE.patience }),
});

/** Reads the wall clock another way than the code does. */
const hourIn = (zone: string, time: number) =>
  Number(/ (\d\d):/.exec(new Date(time).toLocaleString('sv', { timeZone: zone }))![1]);

test('a notice never goes out in quiet hours, too soon after another, or before it may; and no later than it must', () => {
  fc.assert(
    fc.property(wishes, ({ now, quiet, zone, sinceLast, hold }) => {
      const last = sinceLast === null ? null : now - sinceLast;
      const holdUntil = now + hold;
      const allowed = (time: number) =>
        time >= now &&
        (last === null || time >= last + PACE.between) &&
        time >= holdUntil &&
        (quiet === null || quiet.from === quiet.to || !isQuiet(hourIn(zone, time), quiet));

      const time = earliest(now, { quiet, zone, last, holdUntil });
      expect(allowed(time)).toBe(true);
      expect(time).toBeLessThanOrEqual(now + 26 * 3_600_000);
      expect(earliest(time, { quiet, zone, last, holdUntil })).toBe(time);
      for (let before = time - 60_000; before >= now; before -= 7 * 60_000)
        expect(allowed(before)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('zones are checked before they are kept', () => {
  expect(['Europe/Paris', 'UTC', 'America/Argentina/Buenos_Aires'].every(isZone)).toBe(true);
  expect(['', 'Europe/Atlantis', '<b>', '../etc'].some(isZone)).toBe(false);
});
