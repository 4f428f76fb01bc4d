import { get } from './from-address.ts';
import type { Verdicts } from './verdict.ts';
import type { Victims } from './victims.ts';

const FROM = '127.0.0.71';
const REQUESTS = 800;

/** The file of a finished game, again and again: the same one every time, or the time to come back. */
export async function floodFiles(port: number, verdicts: Verdicts, { finished }: Victims): Promise<void> {
  const path = `/api/tables/${finished}/game.json`;
  const answers = await Promise.all(Array.from({ length: REQUESTS }, () => get({ port, from: FROM, path })));
  for (const { status } of answers) verdicts.note(`flood of game files: ${status}`);
  const files = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
  if (files.size !== 1) verdicts.violations.push(`${files.size} different files of one game`);
  const odd = answers.find(({ status }) => status !== 200 && status !== 429 && status !== 0);
  if (odd) verdicts.violations.push(`${odd.status} in a flood of game files: ${odd.text.slice(0, 200)}`);
  const refused = answers.filter(({ status }) => status === 429);
  if (refused.length === 0) verdicts.violations.push('a flood of game files was not refused');
  if (refused.some(({ headers }) => !(Number(headers['retry-after']) > 0)))
    verdicts.violations.push('a refusal does not say when to come back');
}
