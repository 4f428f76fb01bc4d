import { availableParallelism, loadavg } from 'node:os';
import { aligned } from './aligned.ts';
import { runProgram } from './reliability/arguments.ts';
import type { DatabaseKind } from './reliability/ground.ts';
import { milliseconds, quantile } from './reliability/quantile.ts';
import { benchAttack } from './server/attack/bench-attack.ts';
import { type BenchReport, benchHouse } from './server/bench-house.ts';
import { benchCrowd } from './server/crowd/bench-crowd.ts';
import type { Load } from './server/measure.ts';

const PROGRAM = {
  name: 'bench:server',
  about:
    'Loads a house over real sockets, from another process: many tables, long games, and opening it again.',
  databases: true,
  numbers: {
    tables: {
      help: 'tables of the small hall; the large one has ten times as many',
      standard: 25,
      from: 1,
      to: 500,
    },
  },
  modes: {
    attack: 'one address sends the dearest there is, while others play',
    bots: 'bots play at twice as many tables, while people play',
  },
};

/** How much longer another table's move may take while the house is attacked, or while bots play. */
const BEARABLE = 2;

await runProgram(PROGRAM, async ({ databases, seed, numbers, mode }) => {
  if (mode === 'attack') return attackAll(databases, seed);
  if (mode === 'bots') return crowdAll(databases, { tables: 2 * numbers.tables, seed });
  const reports: BenchReport[] = [];
  for (const database of databases)
    reports.push(await benchHouse({ database, seed, ...numbers, say: console.log }));

  const rows = reports.flatMap(({ small, large, long }, i) => [
    row(`${databases[i]}: few tables`, small, small),
    row(`${databases[i]}: ten times as many`, large, small),
    row(`${databases[i]}: long games`, long, small),
  ]);
  const head = ['', 'tables', 'entries', 'moves/s', 'p50', 'p99', 'cpu/move', 'ratio'];
  console.log(`\n${aligned([head, ...rows]).join('\n')}\n`);
  console.log('p50 and p99: from sending a move to its acknowledgement, 16 moves on their way at a time.');
  console.log(
    'cpu/move: processor time of the whole house; ratio: compared with few tables and short games.\n',
  );
  for (const [i, { memoryPerTable, reopened, reopenedLength }] of reports.entries()) {
    const [first = NaN, ...others] = reopened;
    console.log(
      `${databases[i]}: ${(memoryPerTable / 1024).toFixed(0)} kB of memory for each table; after a restart a table of ` +
        `${reopenedLength.toFixed(0)} entries is shown in ${milliseconds(first)}, the next in ${milliseconds(quantile(others, 0.5))}`,
    );
  }
  return [];
});

function row(title: string, load: Load, base: Load): (string | number)[] {
  return [
    title,
    load.tables,
    load.length.toFixed(0),
    load.movesPerSecond.toFixed(0),
    milliseconds(load.median),
    milliseconds(load.slowest),
    `${load.cost.toFixed(2)} ms`,
    (load.cost / base.cost).toFixed(2),
  ];
}

function warnOfOthers(): void {
  const [busy = 0] = loadavg();
  if (busy > availableParallelism())
    console.log(
      `Others are using this machine (load ${busy.toFixed(1)}): a house that works waits for them, whatever is measured.\n`,
    );
}

async function crowdAll(
  databases: readonly DatabaseKind[],
  wishes: { readonly tables: number; readonly seed: string },
): Promise<string[]> {
  const troubles: string[] = [];
  warnOfOthers();
  for (const database of databases) {
    const report = await benchCrowd({ database, ...wishes });
    const { level, quiet, median, slowest, decisions, decisionsPerSecond, thinking, processor } = report;
    const head = ['', 'decisions/s', 'each', 'processor', 'quiet', 'with bots', 'p99', 'ratio'];
    const row = [
      `${wishes.tables} tables of ${level}`,
      decisionsPerSecond.toFixed(1),
      milliseconds(thinking),
      `${(processor * 100).toFixed(0)} %`,
      milliseconds(quiet),
      milliseconds(median),
      milliseconds(slowest),
      (median / quiet).toFixed(2),
    ];
    console.log(`${database}: people’s moves while bots play\n${aligned([head, row]).join('\n')}\n`);
    if (decisions < wishes.tables)
      troubles.push(`${database}: bots decided only ${decisions} times, which shows nothing`);
    if (median > BEARABLE * quiet)
      troubles.push(`${database}: among bots a move takes ${(median / quiet).toFixed(1)} times as long`);
  }
  return troubles;
}

async function attackAll(databases: readonly DatabaseKind[], seed: string): Promise<string[]> {
  const troubles: string[] = [];
  warnOfOthers();
  for (const database of databases) {
    const { costs, sieges } = await benchAttack({ database, seed, say: console.log });
    const dearest = costs.toSorted((a, b) => b.each - a.each);
    const prices = dearest.map(({ about, each }) => [about, `${each.toFixed(2)} ms`]);
    console.log(`\n${database}: what one message costs, uncounted\n${aligned(prices).join('\n')}\n`);
    const head = ['', 'done/s', 'refused/s', 'processor', 'quiet', 'attacked', 'p99', 'ratio'];
    const rows = sieges.map(({ attack, perSecond, processor, quiet, median, slowest }) => [
      attack,
      perSecond.done.toFixed(0),
      perSecond.refused.toFixed(0),
      `${(processor * 100).toFixed(0)} %`,
      milliseconds(quiet),
      milliseconds(median),
      milliseconds(slowest),
      (median / quiet).toFixed(2),
    ]);
    console.log(
      `${database}: another table’s move while one address attacks\n${aligned([head, ...rows]).join('\n')}\n`,
    );
    for (const { attack, quiet, median } of sieges)
      if (median > BEARABLE * quiet)
        troubles.push(
          `${database}: attacked with ${attack}, a move takes ${(median / quiet).toFixed(1)} times as long`,
        );
  }
  return troubles;
}
