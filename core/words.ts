import type { Seat } from './game.ts';
import type { Awaited, Telling } from './telling.ts';
import type { OptionText } from './texts.ts';

/** How a language counts things and strings them together. */
export interface Grammar {
  /** “1 coin”, “2 coins”. */
  count(n: number, one: string, many: string): string;
  /** “Ann, Bob and Cleo”. */
  list(words: readonly string[]): string;
  /** “Ann chooses”, “Ann and Bob choose”, “Ann and 2 others choose”, “Everyone chooses”; without `several` where only one is ever asked. */
  awaited(who: Awaited, one: string, several?: string): string;
  /** The option who starts, under this label: `core/starting-seat.ts`. */
  startingSeat(label: string, hint: string): OptionText<'random' | number>;
}

interface FewWords {
  readonly and: string;
  readonly others: (n: number) => string;
  /** Goes with a verb in the singular. */
  readonly everyone: string;
  readonly random: string;
  readonly player: string;
}

const grammar = (
  isOne: (n: number) => boolean,
  { and, others, everyone, random, player }: FewWords,
): Grammar => ({
  count: (n, one, many) => `${n < 0 ? '−' : ''}${Math.abs(n)} ${isOne(Math.abs(n)) ? one : many}`,
  list: words =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`,
  awaited({ names, isEveryone }, one, several = one) {
    const [first, ...rest] = names;
    if (rest.length === 0) return `${first} ${one}`;
    if (rest.length === 1) return `${first} ${and} ${rest[0]} ${several}`;
    return isEveryone ? `${everyone} ${one}` : `${first} ${and} ${others(rest.length)} ${several}`;
  },
  startingSeat: (label, hint) => ({
    label,
    hint,
    value: start => (start === 'random' ? random : `${player} ${start + 1}`),
  }),
});

export const english = grammar(n => n === 1, {
  and: 'and',
  others: n => `${n} others`,
  everyone: 'Everyone',
  random: 'Random',
  player: 'Player',
});
/** In French nothing is singular too. */
export const french = grammar(n => n < 2, {
  and: 'et',
  others: n => `${n} autres`,
  everyone: 'Tout le monde',
  random: 'Au hasard',
  player: 'Joueur',
});

/** “Ann is choosing a bid…”, “Ann and Bob are choosing a bid…”: English only. */
export const areDoing = (who: Awaited, doing: string): string =>
  english.awaited(who, `is ${doing}`, `are ${doing}`);

/** “Anna’s”, “your”: English only, French finds other ways. */
export const whose = (seat: Seat, name: Telling): string =>
  name.isReader(seat) ? 'your' : `${name(seat)}’s`;

const VOWEL = /^[aeiouyàâäæéèêëîïôöœùûü]/i;

/** « de Basile », « d’Anne »: French only. */
export const elided = (word: 'de' | 'que', name: string): string =>
  VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

/** « paie 3 pions à Anna », « vous paie 3 pions »: French only. */
export const toWhom = (seat: Seat, name: Telling, [verb, what]: readonly [string, string]): string =>
  name.isReader(seat) ? `vous ${verb} ${what}` : `${verb} ${what} à ${name(seat)}`;

/** The same phrases in any language, as the English ones show them: what is said in English must be said in French too. */
export type Phrases<T> = T extends string
  ? string
  : T extends (...about: infer About) => infer Said
    ? (...about: About) => Phrases<Said>
    : { readonly [K in keyof T]: Phrases<T[K]> };
