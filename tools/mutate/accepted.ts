import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import { ROOT, textOf } from './game-files.ts';
import { parsed } from '../../core/data.ts';

/** Why mutants may survive, by `nameOf` the mutant, and why no mutant proves a clause, by its id: `games/<game>/test/mutants.json`. */
export type Accepted = { readonly [mutantOrClause: string]: string };

export const listOf = (game: string): string => `games/${game}/test/mutants.json`;

export function acceptedOf(game: string): Accepted {
  return existsSync(join(ROOT, listOf(game))) ? parsed<Accepted>(textOf(listOf(game))) : {};
}

/** `setup.ts | setup | false | true`: file, function, code and what it becomes, and which of several alike. */
export const nameOf = ({ key }: Mutant): string => key.replace(/^games\/[^/]+\//, '');
