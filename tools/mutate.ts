import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Accepted, acceptedOf, listOf, nameOf } from './mutate/accepted.ts';
import type { Mutant } from './mutate/find-mutants.ts';
import { digest, Findings } from './mutate/findings.ts';
import { clauseIds, GAMES, mutantsOf, ruleFiles, testFiles, textOf } from './mutate/game-files.ts';
import { Progress } from './mutate/progress.ts';
import { writeReport } from './mutate/report.ts';
import { carryOut, type Order } from './mutate/workers.ts';
import { isProgram } from './repository.ts';
import { nth } from '../core/sure.ts';

/**
 * `npm run mutate`: breaks the rules of the games, one small change at a time, and sees whether a test fails.
 *
 * What is broken (`find-mutants.ts`): comparisons and their bounds, `&&` and `||` and their halves, conditions that always or
 * never hold, numbers, true and false, sums, `some` and `every`, filters, statements and loops left out, the clause that a
 * refusal cites. What is only told (`emit`), offered (`candidates`) or read (`recognise`) stays whole, as do data, views,
 * words, screens and bots. A change that no test can notice is listed with its reason in `games/<game>/test/mutants.json`.
 *
 * How (`bench.ts`): the game's tests, without those of its bots, are loaded into one process. They run once on the true rules to
 * learn which functions each calls, and afterwards only where they call the broken function: those that name its clause first.
 *
 * Whose clause (`clauses-at.ts`): a mutant belongs to the clauses that the nearest code around it cites, in a comment or in a
 * refusal; where none is cited, to those of the tests that notice it. A clause is proved when a break makes a test that
 * names it fail; one about material or numbers of players never is, and says so in the same list.
 */
export interface Wanted {
  readonly games: readonly string[];
  readonly clause: string | null;
  /** That many, drawn anew when the rules change; null for all. */
  readonly sample: number | null;
  readonly seed: string;
  readonly workers: number;
  readonly fresh: boolean;
  /** Tries also what may survive. */
  readonly accepted: boolean;
}

const HELP = `Breaks the rules of the games, one small change at a time, and sees whether a test fails.

  npm run mutate -- [GAME ...] [flags]

  --clause ID     only what belongs to this clause
  --sample N      so many, drawn by lot; without games, of some games
  --seed WORD     another lot (1)
  --workers N     processes at once (2 at most, unless you say so)
  --fresh         forget what earlier runs found out
  --accepted      try also what may survive
  --help          this text`;

interface Task {
  readonly game: string;
  readonly mutants: readonly Mutant[];
  readonly accepted: Accepted;
  readonly findings: Findings;
}

/** Gives what is wrong: mutants that survive without a reason, clauses that none proves, and reasons that nothing needs. */
async function mutate(wanted: Wanted): Promise<readonly string[]> {
  const tasks = wanted.games.map(game => taskOf(game, wanted));
  const drawn = wanted.sample === null ? null : draw(tasks, wanted);
  const orders = tasks.map(({ game, mutants, findings, accepted }) => ({
    game,
    waiting: mutants.filter(
      mutant =>
        !findings.get(mutant) &&
        (drawn?.has(mutant) ?? true) &&
        (wanted.accepted || !accepted[nameOf(mutant)]),
    ),
    unproved: new Set(clauseIds(game)),
  }));
  for (const [i, { mutants, findings }] of tasks.entries())
    for (const mutant of mutants)
      for (const { clauses } of findings.get(mutant)?.by ?? [])
        for (const id of clauses) nth(orders, i).unproved.delete(id);

  const progress = new Progress(orders.reduce((sum, { waiting }) => sum + waiting.length, 0));
  const next = (game: string | null): Order | null => {
    const from =
      orders.find(order => order.game === game && order.waiting.length > 0) ??
      orders.toSorted((a, b) => b.waiting.length - a.waiting.length)[0];
    const mutant = from?.waiting.shift();
    return from && mutant ? { game: from.game, mutant, unproved: [...from.unproved] } : null;
  };
  await carryOut(wanted.workers, {
    next,
    done: ({ game }, finding) => {
      const at = wanted.games.indexOf(game);
      nth(tasks, at).findings.add(finding);
      for (const { clauses } of finding.by) for (const id of clauses) nth(orders, at).unproved.delete(id);
      progress.step(finding.by.length > 0);
    },
  });
  const isWhole = !drawn && !wanted.clause;
  if (isWhole) for (const task of tasks) writeReport(task);
  return tasks.flatMap(task => [...problemsOf(task), ...(isWhole ? unprovedOf(task) : [])]);
}

function taskOf(game: string, { clause, fresh }: Wanted): Task {
  const mutants = mutantsOf(game).filter(({ clauses }) => !clause || clauses.includes(clause));
  return { game, mutants, accepted: acceptedOf(game), findings: new Findings(game, fresh) };
}

/** To get to know a game's tests takes longer than to try a mutant: a sample is of two games, others when rules or tests change. */
const GAMES_OF_A_SAMPLE = 2;

function drawGames(seed: string): readonly string[] {
  const ranked = GAMES.map(game => {
    return { game, rank: digest([seed, game, ...[...ruleFiles(game), ...testFiles(game)].map(textOf)]) };
  });
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, GAMES_OF_A_SAMPLE)
    .map(({ game }) => game);
}

/** The same for the same rules and seed; of what must be caught. */
function draw(tasks: readonly Task[], { sample, seed }: Wanted): ReadonlySet<Mutant> {
  const ranked = tasks.flatMap(({ game, mutants, accepted }) => {
    const rules = digest([seed, ...ruleFiles(game).map(textOf)]);
    return mutants
      .filter(mutant => !accepted[nameOf(mutant)])
      .map(mutant => ({ mutant, rank: digest([rules, mutant.key]) }));
  });
  const drawn = ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, sample ?? 0);
  return new Set(drawn.map(({ mutant }) => mutant));
}

function problemsOf({ game, mutants, accepted, findings }: Task): readonly string[] {
  const list = listOf(game);
  const tried = mutants.filter(mutant => findings.get(mutant));
  const survived = (mutant: Mutant) => findings.get(mutant)?.by.length === 0;
  const listed = (mutant: Mutant) => nameOf(mutant) in accepted;
  const known = new Set([...mutantsOf(game).map(nameOf), ...clauseIds(game)]);
  return [
    ...tried
      .filter(mutant => survived(mutant) && !listed(mutant))
      .map(mutant => `${mutant.file}:${mutant.line}: no test fails on the mutant "${nameOf(mutant)}"`),
    ...tried
      .filter(mutant => !survived(mutant) && listed(mutant))
      .map(mutant => `${list}: a test catches "${nameOf(mutant)}", so it needs no excuse`),
    ...Object.keys(accepted)
      .filter(name => !known.has(name))
      .map(name => `${list}: there is no "${name}" any more`),
  ];
}

function unprovedOf({ game, accepted, findings }: Task): readonly string[] {
  const proved = findings.proved();
  return clauseIds(game).flatMap(id => {
    if (proved.has(id))
      return id in accepted ? [`${listOf(game)}: ${id} is proved, so it needs no excuse`] : [];
    return id in accepted ? [] : [`no break of a rule makes a test of ${id} fail`];
  });
}

function readWanted(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      clause: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      fresh: { type: 'boolean', default: false },
      accepted: { type: 'boolean', default: false },
    },
  });
  const stranger = positionals.find(game => !GAMES.includes(game));
  if (stranger) throw new Error(`There is no game ${stranger}. The games are ${GAMES.join(', ')}.`);
  const { clause = null, sample, seed, workers, fresh, accepted } = values;
  const asked = positionals.length > 0 ? positionals : sample ? drawGames(seed) : GAMES;
  const games = clause ? asked.filter(game => clauseIds(game).includes(clause)) : asked;
  if (games.length === 0) throw new Error(`No game has a clause ${clause}.`);
  return {
    games,
    clause,
    sample: sample ? Number(sample) : null,
    seed,
    workers: Number(workers),
    fresh,
    accepted,
  };
}

if (isProgram(import.meta.url) && process.argv.includes('--help')) console.log(HELP);
else if (isProgram(import.meta.url)) {
  const problems = await mutate(readWanted(process.argv.slice(2)));
  for (const line of problems) console.log(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
