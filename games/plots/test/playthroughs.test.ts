import { describe, expect, test } from 'vitest';
import { checkPlaythrough, endOf } from '../../../testkit/playthrough.ts';
import { testPlaythroughs } from '../../../testkit/playthrough-tests.ts';
import { shelf } from './playthroughs/index.ts';

const files = testPlaythroughs(shelf, new URL('playthroughs/', import.meta.url));

test('every way to end is shown: one winner, and a shared victory', () => {
  const winners = files.map(file => shelf.game.outcome(endOf(shelf.game, file).state)!.places[0]!.length);
  expect(winners).toContain(1);
  expect(Math.max(...winners)).toBeGreaterThan(1);
});

test('a plot is grabbed, another is lost, and a bid is taken back', () => {
  const entries = files.flatMap(file => endOf(shelf.game, file).entries);
  expect(entries.some(entry => 'takeback' in entry)).toBe(true);
  expect(files.some(file => file.includes('"grabbed"') && file.includes('"lost"'))).toBe(true);
});

describe('a playthrough that no longer fits', () => {
  const text = files[shelf.plans.findIndex(({ name }) => name === 'two-players')]!;
  const lines = text.split('\n');
  const withLine = (at: number, change: object): string =>
    lines.map((line, i) => (i === at ? JSON.stringify({ ...JSON.parse(line), ...change }) : line)).join('\n');

  test.each<[string, object, string]>([
    ['the state', { state: '00000000' }, 'line 4: state was "00000000", is'],
    ['the order of choices', { choices: '00000000' }, 'line 4: choices was "00000000", is'],
    ['the number of legal moves', { legal: 99 }, 'line 4: legal was 99, is'],
    ['what a viewer is told', { told: [] }, 'line 4: told was [], is'],
    ['an event', { events: [] }, 'line 4: events was [], is'],
  ])('names the first line that differs: %s', (_what, change, report) => {
    expect(checkPlaythrough(shelf.game, withLine(3, change))).toContain(report);
  });

  test('names an entry the rules refuse', () => {
    const dear = { entry: { seat: 1, move: { type: 'bid', coins: 11 } } };
    expect(checkPlaythrough(shelf.game, withLine(2, dear))).toBe(
      'line 3: {"seat":1,"move":{"type":"bid","coins":11}} is refused: no-such-move (core)',
    );
  });

  test('names another version of the rules', () => {
    expect(checkPlaythrough({ ...shelf.game, version: 2 }, text)).toBe('line 1: version was 1, is 2');
  });
});
