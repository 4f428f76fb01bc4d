import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { HELP, readArguments, type Options } from './arguments.ts';
import type { Findings } from './one-game.ts';
import { comparisonOf, type Results, tableOf } from './report.ts';
import { messageOf } from '../core/result.ts';
import { parsed } from '../core/data.ts';

/** What went wrong in a way the caller can mend: said in one line, without a stack. */
class Problem extends Error {}

async function main({ game, seconds, out, compare }: Options): Promise<void> {
  const earlier = readResults(compare);
  const folder = mkdtempSync(join(tmpdir(), 'potager-bench-'));
  try {
    const program = await bundle(folder);
    const known = parsed<string[]>(execFileSync(process.execPath, [program], { encoding: 'utf8' }));
    if (game !== null && !known.includes(game))
      throw new Problem(`no game "${game}"; there are ${known.join(', ')}`);
    const findings = (game === null ? known : [game]).map(id => findingsOf(program, id, seconds));
    const results: Results = {
      date: new Date().toISOString(),
      machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
      node: process.versions.node,
      seconds,
      calibration: Math.min(...findings.map(({ calibration }) => calibration)),
      figures: findings.flatMap(({ figures }) => figures),
    };
    console.log(`\n${tableOf(results)}`);
    console.log(`\n${comparisonOf(results, earlier)}`);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`\nWritten to ${out}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures the code as it ships: what runs TypeScript directly wraps every function, and that alone costs a lot.
 * Games' screens stay outside: cards name them, only the pages fetch them.
 */
async function bundle(folder: string): Promise<string> {
  const input = join(import.meta.dirname, 'one-game.ts');
  const output = { dir: folder, format: 'esm', entryFileNames: 'one-game.mjs' } as const;
  await build({ input, platform: 'node', logLevel: 'warn', external: [/\/ui\//], output });
  return join(folder, 'one-game.mjs');
}

/** Every game in a process of its own, so that none spoils the compiler's guesses about another. */
function findingsOf(program: string, id: string, seconds: number): Findings {
  const output = execFileSync(process.execPath, [program, id, String(seconds)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return parsed<Findings>(output);
}

function readResults(file: string): Results {
  try {
    return parsed<Results>(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`cannot compare with ${file}: ${messageOf(error)}`);
  }
}

const options = readArguments(process.argv.slice(2));
if (!options.ok) {
  console.error(`bench: ${options.error}\n\n${HELP}`);
  process.exitCode = 2;
} else if (options.value.help) console.log(HELP);
else
  await main(options.value).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    console.error(`bench: ${error.message}`);
    process.exitCode = 2;
  });
