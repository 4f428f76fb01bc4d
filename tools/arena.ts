import { join } from 'node:path';
import { summary, type Summary } from '../bots/arena.ts';
import { LEVELS } from '../bots/levels.ts';
import { GENERAL } from '../bots/roster.ts';
import { verdictOf } from '../bots/sprt.ts';
import { nth } from '../core/sure.ts';
import { GAMES } from '../games/index.ts';
import { type Menu, type Order, readCommand, USAGE } from './arena/flags.ts';
import type { Heat, HeatResult } from './arena/heat.worker.ts';
import { heatsOf } from './arena/heats.ts';
import { seekCheats } from './arena/honesty.ts';
import { type Check, rememberCheck } from './arena/checks.ts';
import { selfPlay } from './arena/self-play.ts';
import { playedBy } from './arena/played.ts';
import { probe } from './arena/probe.ts';
import { hire } from './arena/processes.ts';
import { remember, stillWanted, writeReport } from './arena/report.ts';
import { percent, tableOf } from './arena/table.ts';

async function main(args: readonly string[]): Promise<number> {
  const known = await menu();
  const command = readCommand(args, known);
  if (!command.ok) {
    process.stderr.write(`${command.error}\n\n${USAGE}\n`);
    return 2;
  }
  switch (command.value.do) {
    case 'help':
      process.stdout.write(`${USAGE}\n`);
      return 0;
    case 'report':
      process.stdout.write(`${writeReport(known)}\n`);
      return 0;
    case 'wanted':
      process.stdout.write(`${stillWanted(known)}\n`);
      return 0;
    case 'honesty':
      return seekCheats(tell('honesty', command.value.keep)) ? 0 : 1;
    case 'self-play':
      tell('self-play', command.value.order.keep)(await selfPlay(command.value.order));
      return 0;
    case 'probe':
      tell('probe', command.value.order.keep)(await probe(command.value.order, command.value));
      return 0;
    case 'contest':
      await contest(command.value.order);
      return 0;
  }
}

/** Says a line, and keeps it for the report if wanted. */
const tell =
  (what: Check['what'], keep: boolean) =>
  (line: string): void => {
    process.stdout.write(`${line}\n`);
    if (keep) rememberCheck(what, line);
  };

async function menu(): Promise<Menu> {
  const entries = Object.entries(GAMES).map(async ([id, { about, box, bots: own }]) => {
    const game = box.open(box.edition);
    const { features, judge } = own.craft(game);
    const canLearn = features !== undefined && judge !== undefined;
    const bots = [...Object.keys(GENERAL), ...Object.keys(await about.baselines()), ...LEVELS];
    return [id, { seats: game.seats, bots, canLearn }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function contest(order: Order): Promise<void> {
  const crew = await hire<Heat, HeatResult>(
    join(import.meta.dirname, 'arena/heat.worker.ts'),
    order.processes,
  );
  try {
    const turned = { ...order, candidate: nth(order.opponents, 0), opponents: [order.candidate] };
    for (const each of order.both ? [order, turned] : [order]) {
      const heats = await play(each, crew);
      const result = { ...summary(heats, each.players), ...timeOf(heats) };
      process.stdout.write(`${tableOf(each, result)}\n`);
      if (order.keep) remember(each, result);
    }
  } finally {
    crew.dismiss();
  }
}

/** Plays the deals that were not played before, telling how it stands after every tenth of them. */
async function play(
  order: Order,
  crew: Awaited<ReturnType<typeof hire<Heat, HeatResult>>>,
): Promise<HeatResult[]> {
  const { players, sprt } = order;
  const heats = heatsOf(order, Math.ceil(order.games / players));
  const played = playedBy(nth(heats, 0), { code: crew.fingerprint(order.game) });
  const results: HeatResult[] = [];
  const isDecided = (): boolean =>
    sprt !== null &&
    verdictOf(
      results.map(({ wins }) => wins),
      players,
      sprt,
    ) !== 'open';
  const told = progressOf(heats.length * players);
  results.push(...heats.flatMap(({ deal }) => played.results.get(deal) ?? []));
  if (results.length > 0) told(summary(results, players), 'played before');
  if (isDecided()) return results;
  const waiting = heats.filter(({ deal }) => !played.results.has(deal));
  await crew.work(waiting, (result, { deal }) => {
    played.add(deal, result);
    results.push(result);
    if (results.length % Math.ceil(heats.length / 10) === 0) told(summary(results, players));
    return isDecided() ? 'enough' : 'go on';
  });
  return results;
}

const progressOf =
  (all: number) =>
  ({ games, wins }: Summary, remark = ''): void => {
    process.stderr.write(`${games} of ${all} games${remark && ` ${remark}`}: ${percent(wins)}\n`);
  };

function timeOf(heats: readonly HeatResult[]): { readonly milliseconds: number } {
  const sum = (key: 'decisions' | 'milliseconds') => heats.reduce((all, heat) => all + heat[key], 0);
  return { milliseconds: sum('milliseconds') / sum('decisions') };
}

process.exitCode = await main(process.argv.slice(2));
