import { aligned } from './aligned.ts';
import { runProgram } from './reliability/arguments.ts';
import { crash, type CrashReport } from './reliability/crash.ts';
import { milliseconds, quantile } from './reliability/quantile.ts';

const PROGRAM = {
  name: 'crash-test',
  about:
    'Kills a house with SIGKILL while people and bots play, and proves that nothing acknowledged is lost.',
  databases: true,
  numbers: {
    kills: { help: 'how often it is killed', standard: 50, from: 1, to: 10_000 },
    jumps: {
      help: 'by how many minutes the clock of the machine is set, at every kill and between them',
      standard: 0,
      from: 0,
      to: 1440,
    },
    tables: { help: 'how many tables are played at once', standard: 24, from: 1, to: 1000 },
  },
};

/** Milliseconds in which every table must have gone on after a kill. */
const PATIENCE = 60_000;
/** Milliseconds in which the last games may come to their end. */
const LAST_GAMES = 120_000;

await runProgram(PROGRAM, async ({ databases, seed, numbers }) => {
  const reports: CrashReport[] = [];
  for (const database of databases)
    reports.push(
      await crash({
        database,
        seed,
        ...numbers,
        patience: PATIENCE,
        lastGames: LAST_GAMES,
        say: console.log,
      }),
    );
  const row = (title: string, value: (report: CrashReport) => string | number) => [
    title,
    ...reports.map(value),
  ];
  const table = [
    ['', ...databases],
    row('kills', report => report.kills),
    row('… of them while it was starting', report => report.duringStart),
    row('the clock was set', report => report.jumped),
    row('asks on their way when it was killed', report => report.underway),
    row('tables played', report => report.tables),
    row('… to their end', report => report.finished),
    row('lines in the logs', report => report.lines),
    row('asks acknowledged', report => report.acknowledged),
    row('… committed before a kill, acknowledged after', report => report.rescued),
    row('states that replay', report => report.entries),
    row('views shown that replay', report => report.sights),
    row('start until ready, median', ({ startTimes }) => milliseconds(quantile(startTimes, 0.5))),
    row('until every table had gone on, median', ({ recoveries }) => milliseconds(quantile(recoveries, 0.5))),
    row('… at most', ({ recoveries }) => milliseconds(Math.max(...recoveries))),
    row('errors logged', report => report.complaints.length),
    row('violations', report => report.violations.length),
  ];
  console.log(`\n${aligned(table).join('\n')}\n`);
  for (const report of reports) for (const line of report.complaints.slice(0, 5)) console.log(line);
  return reports.flatMap(({ violations }) => violations);
});
