import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accepted, nameOf } from './accepted.ts';
import type { Mutant } from './find-mutants.ts';
import type { Findings } from './findings.ts';
import { clauseIds, ROOT, testFiles, textOf } from './game-files.ts';
import { crowdedTitles } from './crowded-titles.ts';

interface Found {
  readonly game: string;
  readonly mutants: readonly Mutant[];
  readonly accepted: Accepted;
  readonly findings: Findings;
}

const FILE = 'docs/mutation.md';
const NO_REASON = '**no reason given**';
const HEAD = `# Rules, broken on purpose

Written by \`npm run mutate\`, which breaks the rules of every game one small change at a time and sees whether a test fails
(\`tools/mutate.ts\` says how). A mutant belongs to the clauses cited by the code around it; a clause is proved when some break
makes a test that names it fail.
`;

/** Writes the section of one game anew. */
export function writeReport(found: Found): void {
  const old = existsSync(join(ROOT, FILE))
    ? textOf(FILE)
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const others = old.filter(section => !section.startsWith(`## ${found.game}\n`));
  const sections = [...others, sectionOf(found)].map(section => section.trim()).sort();
  writeFileSync(join(ROOT, FILE), `${[HEAD.trim(), ...sections].join('\n\n')}\n`);
}

function sectionOf({ game, mutants, accepted, findings }: Found): string {
  const ids = clauseIds(game);
  const rows = ids.map(id => rowOf(id, mutants, findings));
  const caught = mutants.filter(mutant => isCaught(mutant, findings));
  const named = caught.filter(mutant => findings.get(mutant)?.named);
  const proved = findings.proved();
  const unproved = ids.filter(id => !proved.has(id));
  const survivors = mutants.filter(mutant => !caught.includes(mutant));
  return `## ${game}

${mutants.length} mutants, ${caught.length} caught (${percent(caught, mutants)}), ${named.length} of them by a test that names their clause
(${percent(named, mutants)}). ${ids.length - unproved.length} of ${ids.length} clauses proved.

| Clause | Mutants | Caught | By a test that names it |
|---|--:|--:|--:|
${rows.flatMap(({ id, of, caught, named }) => (of > 0 ? [`| ${id} | ${of} | ${caught} | ${named} |`] : [])).join('\n')}

${list(
  'Clauses whose tests no break of a rule makes fail',
  unproved.map(id => `${id}: ${accepted[id] ?? NO_REASON}`),
)}

${list(
  'Survivors',
  survivors.map(mutant => survivorLine(mutant, accepted)),
)}

${list(
  'Tests that name more than three clauses',
  testFiles(game).flatMap(file => crowdedTitles(file, textOf(file))),
)}
`.replaceAll(/\n{3,}/g, '\n\n');
}

function rowOf(id: string, mutants: readonly Mutant[], findings: Findings) {
  const names = (mutant: Mutant) =>
    findings.get(mutant)?.by.some(({ clauses }) => clauses.includes(id)) ?? false;
  const own = mutants.filter(
    mutant => mutant.clauses.includes(id) || (mutant.clauses.length === 0 && names(mutant)),
  );
  return {
    id,
    of: own.length,
    caught: own.filter(mutant => isCaught(mutant, findings)).length,
    named: own.filter(names).length,
  };
}

const isCaught = (mutant: Mutant, findings: Findings): boolean => (findings.get(mutant)?.by.length ?? 0) > 0;

const percent = (some: readonly unknown[], all: readonly unknown[]): string =>
  `${((100 * some.length) / all.length).toFixed(1)} %`;

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n\n${lines.map(line => `- ${line}`).join('\n')}`;

function survivorLine(mutant: Mutant, accepted: Accepted): string {
  const { file, line, code, becomes } = mutant;
  const reason = accepted[nameOf(mutant)] ?? NO_REASON;
  return `\`${file}:${line}\` \`${code}\` → \`${becomes}\`: ${reason}`;
}
