import { ID } from '../clauses/read-rules.ts';

const MANY = 3;

/** Titles that name more clauses than one expectation is likely to prove, each with its place. */
export function crowdedTitles(file: string, text: string): readonly string[] {
  const claims = new RegExp(`(?:\\[${ID}\\]\\s*){${MANY + 1},}`, 'g');
  return [...text.matchAll(claims)].map(({ 0: ids, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `\`${file}:${line}\` ${ids.trim()}`;
  });
}
