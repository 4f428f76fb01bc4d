import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../core/game.ts';
import { checkPlaythrough, renderLog, type Shelf, unshown } from './playthrough.ts';

/** What every game's playthroughs must hold; gives their contents for what only the game can ask of them. */
export function testPlaythroughs<V extends Vocabulary>(shelf: Shelf<V>, folder: URL): string[] {
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

  return files;
}
