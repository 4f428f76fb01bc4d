import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPlaythrough, endOf, renderLog, unshown } from '../../../testkit/playthrough.ts';
import { totalOf } from '../scoring.ts';
import { shelf } from './playthroughs/index.ts';

const folder = new URL('playthroughs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const names = shelf.plans.map(({ name }) => name);
const files = names.map(name => read(`${name}.jsonl`));

describe.each(names)('%s', name => {
  test('plays as it is written', () => {
    expect(checkPlaythrough(shelf.game, read(`${name}.jsonl`))).toBeNull();
  });

  test('reads as it is told', () => {
    expect(renderLog(shelf, read(`${name}.jsonl`))).toBe(read(`${name}.log.txt`));
  });
});

test('every playthrough on file is planned', () => {
  const planned = names.flatMap(name => [`${name}.jsonl`, `${name}.log.txt`]);
  expect(readdirSync(folder).sort()).toEqual([...planned, 'index.ts'].sort());
});

test('every option, number of players, move and event is shown', () => {
  expect(unshown(shelf, files)).toEqual([]);
});

test('every way to end is shown', () => {
  const ends = files.flatMap(file => {
    const { state } = endOf(shelf.game, file);
    const { places, scores } = shelf.game.outcome(state)!;
    const best = Math.max(...scores.map(totalOf));
    const level = scores.filter(score => totalOf(score) === best).length;
    return [
      places[0]!.length > 1 ? 'shared victory' : level > 1 ? 'more beds' : 'most points',
      (state.turn.seat + 1) % state.players.length === firstSeat(file) ? 'full round' : 'middle of a round',
    ];
  });
  expect(new Set(ends)).toEqual(
    new Set(['most points', 'more beds', 'shared victory', 'full round', 'middle of a round']),
  );
});

function firstSeat(file: string): number {
  const [started] = JSON.parse(file.split('\n')[1]!).events as [{ type: 'started'; seat: number }];
  return started.seat;
}
