import { aligned } from './aligned.ts';
import { runProgram } from './reliability/arguments.ts';
import { fuzz } from './reliability/fuzz/fuzz.ts';

const PROGRAM = {
  name: 'fuzz',
  about:
    'Sends malformed and hostile messages over HTTP and WebSocket to a house of its own on this machine.',
  databases: true,
  numbers: {
    messages: { help: 'how many', standard: 100_000, from: 100, to: 100_000_000 },
    asks: {
      help: 'how often somebody at a table tries to learn secrets',
      standard: 10_000,
      from: 5,
      to: 1_000_000,
    },
    jumps: { help: 'how often the clock of the machine is set', standard: 12, from: 0, to: 10_000 },
    minutes: { help: 'how long at most', standard: 60, from: 1, to: 10_000 },
  },
};

const MEGABYTE = 1024 * 1024;

await runProgram(PROGRAM, async ({ databases, seed, numbers: { minutes, ...numbers } }) => {
  const violations: string[] = [];
  for (const database of databases) {
    const report = await fuzz({ database, ...numbers, seed, longest: minutes * 60_000, say: console.log });
    const [before = '', after = ''] = report.memory.map(bytes => `${(bytes / MEGABYTE).toFixed(0)} MB`);
    const counts = [...report.counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const rows = [
      [database, ''],
      ['messages sent', report.messages],
      ...counts.map(([kind, count]) => [`… ${kind}`, count]),
      ['text received and searched', `${(report.received / MEGABYTE).toFixed(0)} MB`],
      ['secrets it must not hold', report.secrets],
      ['memory of the house before', before],
      ['… and after', after],
      ['violations', report.violations.length],
    ];
    console.log(`\n${aligned(rows).join('\n')}\n`);
    violations.push(...report.violations);
  }
  return violations;
});
