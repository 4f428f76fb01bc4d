import { aligned } from './aligned.ts';
import { runProgram } from './reliability/arguments.ts';
import { nodes } from './reliability/nodes.ts';
import { milliseconds, quantile } from './reliability/quantile.ts';

const PROGRAM = {
  name: 'two-nodes',
  about:
    'Two nodes on one PostgreSQL serve the same tables; one after the other is killed while everybody plays.',
  databases: false,
  numbers: {
    rounds: { help: 'how often a node is killed', standard: 20, from: 1, to: 10_000 },
    tables: { help: 'how many tables are played at once', standard: 16, from: 1, to: 1000 },
    sleepers: { help: 'tables at which somebody never decides', standard: 5, from: 0, to: 100 },
  },
};

/** Milliseconds in which every table must have gone on after a kill. */
const PATIENCE = 60_000;
/** Milliseconds in which the last games may come to their end. */
const LAST_GAMES = 120_000;

await runProgram(PROGRAM, async ({ seed, numbers }) => {
  const report = await nodes({
    seed,
    ...numbers,
    patience: PATIENCE,
    lastGames: LAST_GAMES,
    say: console.log,
  });
  const { own, recoveries } = report;
  const table = [
    ['nodes killed', report.kills],
    ['asks on their way to them', report.underway],
    ['tables played', report.tables],
    ['… to their end', report.finished],
    ['lines in the logs', report.lines],
    ['asks acknowledged', report.acknowledged],
    ['… committed before a kill, acknowledged after', report.rescued],
    ['appends judged again', report.conflicts],
    ['moves of bots', own.bot],
    ['questions that ran out', own.closing],
    ['people who were late', own.late],
    ['states that replay', report.entries],
    ['views shown that replay', report.sights],
    ['until every table had gone on, median', milliseconds(quantile(recoveries, 0.5))],
    ['… at most', milliseconds(Math.max(...recoveries))],
    ['errors logged', report.complaints.length],
    ['violations', report.violations.length],
  ];
  console.log(`\n${aligned(table).join('\n')}\n`);
  for (const line of report.complaints.slice(0, 5)) console.log(line);
  return report.violations;
});
