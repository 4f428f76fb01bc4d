import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '../../bots/levels.ts';
import { same } from '../../core/data.ts';
import { keysOf } from '../../core/keys.ts';
import { present } from '../../core/sure.ts';
import { ROOT } from '../repository.ts';
import { checksSection } from './checks.ts';
import type { Menu, Order } from './flags.ts';
import { goalOf, goalText, KINDS, type Pairing, type Verdict, verdictOn, wantedOf } from './goals.ts';
import { ladderPicture } from './ladder-picture.ts';
import { resultsFile, today } from './results-file.ts';
import { eloText, markdown, percent, type Result } from './table.ts';

/** A contest that was remembered, and what it was played on. */
export interface Kept extends Pick<Order, 'game' | 'players' | 'deals' | 'candidate' | 'opponents'> {
  /** All of their playouts if not said. */
  readonly effort?: number;
  readonly result: Result;
  readonly date: string;
  readonly machine: string;
}

const REPORT = join(ROOT, 'docs/bots.md');

/** What the page says around its tables: what is measured, what to be careful about, what was tried so that nobody tries it again in vain. */
const prose = (name: 'introduction' | 'caveats' | 'tried'): string =>
  readFileSync(join(import.meta.dirname, `prose/${name}.md`), 'utf8').trimEnd();

const keyOf = ({ game, players, deals, candidate, opponents, effort = 1 }: Kept): string =>
  [game, players, deals, candidate, ...opponents, ...(effort < 1 ? [`at ${effort}`] : [])].join(' ');

const measured = resultsFile(join(ROOT, 'docs/bots.jsonl'), keyOf);

/** On deals that no bot was tuned on. */
const readTests = (): Kept[] => measured.read().filter(({ deals }) => deals === 'test');

/** Keeps a result, in place of an older one of the same contest. */
export function remember(order: Order, result: Result): void {
  const { game, players, deals, candidate, opponents, effort } = order;
  const contest = { game, players, deals, candidate, opponents, ...(effort < 1 && { effort }) };
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  measured.keep({ ...contest, result, date: today(), machine });
}

/** Writes the page from everything that is remembered; says where. */
export function writeReport(menu: Menu): string {
  const all = readTests();
  const games = [...new Set(all.map(({ game }) => game))];
  const machines = [...new Set(all.map(({ machine, date }) => `${machine} (${date})`))];
  const page = [
    '# How strong the bots are',
    prose('introduction'),
    overview(all, menu),
    prose('caveats'),
    ...games.map(game =>
      sectionOf(
        game,
        all.filter(kept => kept.game === game),
      ),
    ),
    ...checksSection(),
    '## Measured on',
    machines.map(machine => `- ${machine}`).join('\n'),
    '## What was tried',
    prose('tried'),
  ];
  writeFileSync(REPORT, `${page.join('\n\n')}\n`);
  return `Written to ${REPORT}`;
}

/** How many goals of each kind are reached, by game. */
function overview(all: readonly Kept[], menu: Menu): string {
  const kinds = keysOf(KINDS);
  const judged = judgedOf(all, menu);
  const rows = Object.keys(menu).map(game => [
    game,
    ...kinds.map(kind =>
      tally(judged.filter(one => one.game === game && one.kind === kind).map(({ verdict }) => verdict)),
    ),
  ]);
  return markdown([['', ...kinds.map(kind => KINDS[kind])], ...rows]);
}

/** All contests that something is wanted of, and whether it is reached. */
function judgedOf(all: readonly Kept[], menu: Menu) {
  return Object.entries(menu).flatMap(([game, entry]) => {
    const played = all.filter(kept => kept.game === game);
    return wantedOf(entry).map(pairing => {
      const goal = present(goalOf(pairing), 'goal of a contest that is wanted');
      const result = mostTime(played, pairing)?.result;
      const verdict = result ? verdictOn(goal, result.wins) : 'not played';
      return { game, ...pairing, kind: goal.kind, verdict } as const;
    });
  });
}

/** The contests that are still to be played, or to be played longer, as flags of this command. */
export function stillWanted(menu: Menu): string {
  return judgedOf(readTests(), menu)
    .filter(({ verdict }) => verdict === 'open' || verdict === 'not played')
    .map(
      ({ game, players, candidate, opponents }) =>
        `--game ${game} --players ${players} --candidate ${candidate} --opponents ${opponents.join(',')}`,
    )
    .join('\n');
}

/** Of the contests between the same, the one with most time to think. */
function mostTime(played: readonly Kept[], pairing: Pairing): Kept | undefined {
  return played
    .filter(
      ({ players, candidate, opponents }) =>
        players === pairing.players && candidate === pairing.candidate && same(opponents, pairing.opponents),
    )
    .sort((a, b) => (b.effort ?? 1) - (a.effort ?? 1))[0];
}

function tally(verdicts: readonly (Verdict | 'not played')[]): string {
  return (['yes', 'open', 'no', 'not played'] as const)
    .map(verdict => ({ verdict, count: verdicts.filter(one => one === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`)
    .join(', ');
}

function wantedText(kept: Pairing & Pick<Kept, 'result'>): string {
  const goal = goalOf(kept);
  return goal ? goalText(goal, verdictOn(goal, kept.result.wins)) : '';
}

/** Baselines make no more and no less effort than ever. */
const named = (bot: string, effort = 1): string =>
  effort < 1 && LEVELS.some(level => level === bot) ? `${bot} × ${effort}` : bot;

function sectionOf(game: string, kept: readonly Kept[]): string {
  const counts = [...new Set(kept.map(({ players }) => players))].sort((a, b) => a - b);
  const ladders = counts.map(players => {
    const steps = LEVELS.flatMap((level, i) =>
      kept.filter(
        each =>
          each.players === players &&
          each.effort === undefined &&
          each.candidate === level &&
          each.opponents[0] === LEVELS[i - 1],
      ),
    );
    return { players, steps };
  });
  for (const { players, steps } of ladders)
    if (steps.length > 0) writeFileSync(join(ROOT, `docs/bots-${game}-${players}.svg`), ladderPicture(steps));
  const pictures = ladders
    .filter(({ steps }) => steps.length > 0)
    .map(({ players }) => `![Ladder with ${players} players](bots-${game}-${players}.svg)`);
  const rows = kept.map(({ players, candidate, opponents, effort, result }) => [
    String(players),
    named(candidate, effort),
    opponents.map(opponent => named(opponent, effort)).join(', '),
    String(result.games),
    percent(result.wins),
    `${(100 * result.par).toFixed(0)} %`,
    eloText(result.wins.mean, players),
    wantedText({ players, candidate, opponents, result }),
    result.milliseconds.toFixed(1),
  ]);
  const head = ['players', 'candidate', 'against', 'games', 'win share', 'par', 'Elo', 'wanted', 'ms a move'];
  return [`## ${game}`, ...pictures, markdown([head, ...rows])].join('\n\n');
}
