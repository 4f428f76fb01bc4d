import { readFileSync } from 'node:fs';
import { parseJson } from '../../core/json.ts';
import { type GameFile, gameOf } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { verify } from '../../fair/verify.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import { wordsOf } from '../check-words.ts';
import { verdictWords } from '../verdict-words.ts';
import { CommandTrouble, withFile } from '../trouble.ts';

/** No game file has as many levels, or a hundredth as many values. */
const FILE = { depth: 64, nodes: 10_000_000 };

/** Deals and plays one game again. Exit code 0 when every promise was kept. */
export async function verifyFile(path: string): Promise<number> {
  const file = readFile(path);
  const { record, names } = file;
  if (!Object.hasOwn(GAMES, record.game))
    throw new CommandTrouble(`There is no game “${record.game}” in this house.`);
  const game = gameOf(file, gameCalled(record.game).box);
  if (!game.ok)
    throw new CommandTrouble(`The card values in “${path}” make no sense: ${placesOf(game.error)}.`);

  const { checks, verdict } = verify(file, game.value);
  const table = file.format === 1 ? file.proof?.table : file.proof?.roster.table;
  console.log(`${record.game}, table ${table ?? 'unknown'}: ${names.join(', ')}`);
  for (const check of checks) console.log(wordsOf(check));
  const failed = checks.filter(({ ok }) => !ok).length;
  if (failed > 0) console.log(`${failed} of ${checks.length} checks do not hold.`);
  for (const line of verdictWords(verdict)) console.log(line);
  return failed === 0 ? 0 : 1;
}

function readFile(path: string): GameFile {
  const file = readGameFile(parse(path));
  if (file.ok) return file.value;
  throw new CommandTrouble(`“${path}” is no file of a finished game; look at: ${placesOf(file.error)}.`);
}

function parse(path: string): unknown {
  const text = withFile(path, () => readFileSync(path, 'utf8'));
  const json = parseJson(text, FILE);
  if (json.ok) return json.value;
  throw new CommandTrouble(
    json.error === 'not-json'
      ? `“${path}” is no file of a game: it is not JSON.`
      : `“${path}” is no file of a game: it is nested too deeply.`,
  );
}

function placesOf(faults: readonly { readonly at: string }[]): string {
  const places = faults.slice(0, 5).map(({ at }) => at || 'the whole of it');
  return faults.length > 5 ? `${places.join(', ')} …` : places.join(', ');
}
