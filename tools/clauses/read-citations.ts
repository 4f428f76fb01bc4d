import ts from 'typescript';
import { ID, prefixOf } from './read-rules.ts';

/** A test's claim on a clause: `test('[CC-36] the hidden top card costs nothing', …)`. */
export interface Claim {
  readonly id: string;
  /** False for tests that are skipped or yet to be written: they prove nothing. */
  readonly runs: boolean;
}

const TEST_WORDS = new Set(['test', 'it', 'describe']);
const IN_BRACKETS = new RegExp(`\\[${ID}\\]`);
const IDLE = new Set(['skip', 'todo', 'fixme']);

/** The clauses named in brackets in the titles of a file's tests. */
export function readClaims(path: string, text: string): readonly Claim[] {
  // To parse a file takes a hundred times as long as to see that it names no clause.
  if (!IN_BRACKETS.test(text)) return [];
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) claims.push(...claimsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return claims;
}

function claimsOf({ expression, arguments: [title] }: ts.CallExpression): readonly Claim[] {
  const words = wordsOf(expression);
  if (!title || !TEST_WORDS.has(words[0] ?? '')) return [];
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return [];
  const runs = !words.some(word => IDLE.has(word));
  return [...title.getText().matchAll(new RegExp(`\\[(${ID})\\]`, 'g'))].map(([, id = '']) => ({ id, runs }));
}

/** `test.each(table)` → `['test', 'each']`. */
function wordsOf(node: ts.Expression): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return wordsOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return wordsOf(node.tag);
  return [];
}

/** Every mention of a clause of a game: `clause: '…'` whatever it says, and the game's ids wherever they stand. */
export function readMentions(text: string, prefixes: ReadonlySet<string>): readonly string[] {
  const literals = [...text.matchAll(/\bclause: '([^']*)'/g)].map(([, id = '']) => id);
  const ids = [...text.matchAll(new RegExp(`(?<![\\w-])${ID}(?!\\w)`, 'g'))].map(([id]) => id);
  return [...literals, ...ids.filter(id => prefixes.has(prefixOf(id)))];
}
