import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Vocabulary } from '../core/game.ts';
import type { Plan, Shelf } from '../testkit/playthrough.ts';
import { checkPlaythrough, perform, renderLog, rewrite } from '../testkit/playthrough.ts';
import { isProgram } from './repository.ts';

const GAMES = new URL('../games/', import.meta.url);

/**
 * Writes every playthrough anew: from its own entries if it is on file, otherwise from its plan. Review the diff: each
 * changed line is a rule, a view or an order of choices that has changed, and asks for a new `version` of the game.
 */
export function regenerate<V extends Vocabulary>(shelf: Shelf<V>, folder: URL): string[] {
  const planned = shelf.plans.flatMap(({ name }) => [`${name}.jsonl`, `${name}.log.txt`]);
  const strays = readdirSync(folder).filter(file => file !== 'index.ts' && !planned.includes(file));
  return [
    ...shelf.plans.map(plan => regenerateOne(shelf, plan, folder)),
    ...strays.map(file => `problem: ${file} belongs to no plan`),
  ];
}

function regenerateOne<V extends Vocabulary>(shelf: Shelf<V>, plan: Plan<V>, folder: URL): string {
  const file = new URL(`${plan.name}.jsonl`, folder);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const { text, refused } =
    old === null ? { text: perform(shelf.game, plan), refused: null } : rewrite(shelf.game, old);
  if (refused !== null)
    return `problem: ${plan.name}: ${refused}. Delete the file to have the game played anew.`;
  writeFileSync(file, text);
  writeFileSync(new URL(`${plan.name}.log.txt`, folder), renderLog(shelf, text));
  if (old === null) return `new: ${plan.name}`;
  return text === old
    ? `as before: ${plan.name}`
    : `changed: ${plan.name}, ${checkPlaythrough(shelf.game, old)}`;
}

if (isProgram(import.meta.url)) {
  if (process.argv.length > 2) {
    console.error('regenerate takes no arguments; to have a game played anew, delete its .jsonl file first');
    process.exit(2);
  }
  for (const game of readdirSync(GAMES)) {
    const folder = new URL(`${game}/test/playthroughs/`, GAMES);
    const index = new URL('index.ts', folder);
    if (!existsSync(index)) continue;
    const { shelf } = (await import(index.href)) as { shelf: Shelf<Vocabulary> };
    for (const line of regenerate(shelf, folder)) {
      console.log(`${game}: ${line}`);
      if (line.startsWith('problem')) process.exitCode = 1;
    }
  }
}
