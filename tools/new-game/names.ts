import ts from 'typescript';
import { no, ok, type Result } from '../../core/result.ts';
import { nth } from '../../core/sure.ts';

/** What a game is called, where. */
export interface Names {
  /** Its folder, its id, its style classes: `red-beans`. */
  readonly id: string;
  /** Its box: `redBeans`. */
  readonly value: string;
  /** Its vocabulary: `RedBeans`. */
  readonly type: string;
  /** On the shelf, until somebody finds better words: `Red Beans`. */
  readonly title: string;
  /** Of its clauses: `RB`. */
  readonly prefix: string;
}

export interface Taken {
  readonly ids: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
  /** Identifiers of the sample game, which a new name must not collide with. */
  readonly words: ReadonlySet<string>;
}

/** Every name a game needs, from one; or why that one will not do. */
export function namesOf(id: string, taken: Taken): Result<Names, string> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id) || id.length < 2 || id.length > 30)
    return no(
      `“${id}” is no name for a folder: 2 to 30 small letters, with dashes between words, as in red-beans.`,
    );
  if (taken.ids.has(id)) return no(`There is a game in games/${id} already. Choose another name.`);
  const parts = id.split('-').map(part => nth(part, 0).toUpperCase() + part.slice(1));
  const type = parts.join('');
  const value = nth(type, 0).toLowerCase() + type.slice(1);
  if (isKeyword(value) || taken.words.has(value) || taken.words.has(type))
    return no(`“${id}” is a word of the code itself. Choose another name, for instance ${id}-game.`);
  const prefix = prefixes(id).find(letters => !taken.prefixes.has(letters));
  if (prefix === undefined)
    return no(`Other games have every prefix “${id}” could have for its clauses. Choose another name.`);
  return ok({ id, value, type, title: parts.join(' '), prefix });
}

const isKeyword = (word: string) =>
  ts.identifierToKeywordKind(ts.factory.createIdentifier(word)) !== undefined;

/** Initials, or the leading consonants of a single word; failing that, ever more of its first letters. */
function prefixes(id: string): readonly string[] {
  const letters = id.replaceAll('-', '').toUpperCase();
  const initials = id
    .split('-')
    .map(part => nth(part, 0))
    .join('')
    .toUpperCase();
  const consonants =
    nth(letters, 0) +
    letters
      .slice(1)
      .replace(/[AEIOUY]/g, '')
      .slice(0, 2);
  const starts = Array.from({ length: letters.length - 1 }, (_, i) => letters.slice(0, i + 2));
  return [initials, consonants, ...starts].filter(candidate => candidate.length > 1);
}
