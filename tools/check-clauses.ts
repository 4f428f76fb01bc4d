import { type Claim, readClaims, readMentions } from './clauses/read-citations.ts';
import { type Clause, prefixOf, readRules } from './clauses/read-rules.ts';
import { type Files, isProgram, readRepository } from './repository.ts';

export interface Verdict {
  /** One line per game. */
  readonly summaries: readonly string[];
  readonly violations: readonly string[];
}

/** Every clause of every rulebook is proved by a test or excused, and every clause that is cited exists. */
export function checkClauses(files: Files): Verdict {
  const games = new Set([...files.keys()].flatMap(path => /^games\/([^/]+)\//.exec(path)?.[1] ?? []));
  const verdicts = [...games].map(game => checkGame(game, files));
  return {
    summaries: verdicts.flatMap(({ summaries }) => summaries),
    violations: verdicts.flatMap(({ violations }) => violations),
  };
}

/** Each file is parsed once, though browser tests are asked about by every game. */
const known = new Map<string, readonly Claim[]>();

function claimsIn(path: string, text: string): readonly Claim[] {
  const key = `${path}\n${text}`;
  const claims = known.get(key) ?? readClaims(path, text);
  known.set(key, claims);
  return claims;
}

function checkGame(game: string, files: Files): Verdict {
  const [english, french] = ['en', 'fr'].map(language => files.get(`games/${game}/RULES.${language}.md`));
  if (english === undefined) return { summaries: [], violations: [`games/${game}: RULES.en.md is missing`] };

  const clauses = readRules(english);
  const ids = new Set(clauses.map(({ id }) => id));
  const sources = sourcesOf(game, files);
  const proved = new Set(
    sources.flatMap(([path, text]) => claimsIn(path, text)).flatMap(({ id, runs }) => (runs ? [id] : [])),
  );
  const tested = clauses.filter(({ id }) => proved.has(id));
  const open = clauses.filter(({ id, excuse }) => !proved.has(id) && excuse === null);
  const excused = clauses.length - tested.length - open.length;

  return {
    summaries: [`${game}: ${clauses.length} clauses, ${tested.length} tested, ${excused} excused`],
    violations: [
      ...(clauses.length === 0 ? [`games/${game}/RULES.en.md: has no clauses`] : []),
      ...repeated(clauses).map(id => `games/${game}/RULES.en.md: ${id} stands there twice`),
      ...compareLanguages(game, clauses, french),
      ...open.map(({ id }) => `games/${game}: no test proves ${id}`),
      ...strangers(sources, ids),
    ],
  };
}

function compareLanguages(
  game: string,
  english: readonly Clause[],
  french: string | undefined,
): readonly string[] {
  const file = `games/${game}/RULES.fr.md`;
  if (french === undefined) return [`${file} is missing`];
  const translated = readRules(french);
  const length = Math.max(english.length, translated.length);
  const differs = Array.from({ length }).findIndex((_, i) => english[i]?.id !== translated[i]?.id);
  if (differs === -1) return [];
  const [expected, found] = [english, translated].map(clauses => clauses[differs]?.id ?? 'the end');
  return [`${file}: ${found} stands where RULES.en.md has ${expected}`];
}

/** The game's own sources, and the browser tests: they may play any game. */
function sourcesOf(game: string, files: Files): readonly (readonly [string, string])[] {
  return [...files].filter(([path]) =>
    new RegExp(`^(games/${game}/.*\\.tsx?|e2e/.*\\.spec\\.ts)$`).test(path),
  );
}

/** Clauses that are cited but not in the rulebook. */
function strangers(
  sources: readonly (readonly [string, string])[],
  ids: ReadonlySet<string>,
): readonly string[] {
  const prefixes = new Set([...ids].map(prefixOf));
  return sources.flatMap(([path, text]) => {
    const claimed = path.startsWith('games/') ? claimsIn(path, text).map(({ id }) => id) : [];
    const unknown = [...readMentions(text, prefixes), ...claimed].filter(id => !ids.has(id));
    return [...new Set(unknown)].map(id => `${path}: cites ${id}, which is not in the rulebook`);
  });
}

function repeated(clauses: readonly Clause[]): readonly string[] {
  const ids = clauses.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) < i);
}

if (isProgram(import.meta.url)) {
  const { summaries, violations } = checkClauses(readRepository(['.ts', '.tsx', '.md']));
  for (const line of [...violations, ...summaries]) console.log(line);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
