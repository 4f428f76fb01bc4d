import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shelf } from '../games/plots/test/playthroughs/index.ts';
import { checkPlaythrough } from './playthrough.ts';

describe('a playthrough that no longer fits', () => {
  const text = readFileSync(
    new URL('../games/plots/test/playthroughs/two-players.jsonl', import.meta.url),
    'utf8',
  );
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
