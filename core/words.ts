/** How a language counts things and strings them together. */
export interface Grammar {
  /** “1 coin”, “2 coins”. */
  count(n: number, one: string, many: string): string;
  /** “Ann, Bob and Cleo”. */
  list(words: readonly string[]): string;
}

const grammar = (isOne: (n: number) => boolean, and: string): Grammar => ({
  count: (n, one, many) => `${n < 0 ? '−' : ''}${Math.abs(n)} ${isOne(Math.abs(n)) ? one : many}`,
  list: words =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`,
});

export const english = grammar(n => n === 1, 'and');
/** In French nothing is singular too. */
export const french = grammar(n => n < 2, 'et');

/** The same phrases in any language, as the English ones show them: what is said in English must be said in French too. */
export type Phrases<T> = T extends string
  ? string
  : T extends (...about: infer About) => infer Said
    ? (...about: About) => Phrases<Said>
    : { readonly [K in keyof T]: Phrases<T[K]> };
