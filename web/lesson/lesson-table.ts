import { present } from '../../core/sure.ts';
import { GENTLE } from '../../bots/levels.ts';
import { type About, fetchRules } from '../../games/about.ts';
import { type SavedTable, saveTable } from '../host/saved.ts';
import { hex } from '../random.ts';
import { settings } from '../settings.ts';
import type { Words } from '../words/words.ts';
import { type Stage, stage } from './stages.ts';

/** Opens a guided first game on this device; gives its address. */
export async function openLesson(about: About, words: Words): Promise<string> {
  const [{ box }, lesson] = await Promise.all([
    fetchRules(about),
    present(about.lesson, `lesson of ${about.id}`)(),
  ]);
  const game = box.open(box.edition);
  const { personNames, botNames } = words.newGame;
  const others = botNames
    .slice(0, lesson.seats - 1)
    .map(name => ({ kind: 'bot' as const, name, level: GENTLE }));
  const table: Omit<SavedTable, keyof Stage> = {
    id: hex(6),
    edition: null,
    holders: [{ kind: 'person', name: settings.get().name || personNames(1) }, ...others],
    touched: Date.now(),
  };
  const opened = { ...table, ...stage(game, { lesson, act: 0, before: null }) };
  saveTable(opened);
  return `/table/${opened.id}`;
}
