import { keyed } from '../../core/sure.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import { type InEveryLanguage, type Language, LANGUAGES } from './language.ts';

/** Fetches one set of words in a language. */
const fetches = new Set<(language: Language) => Promise<void>>();

/** Words that are fetched in the languages that are read, and no other: `fetchWords` comes before the first of them. */
export function spoken<T>(fetch: InEveryLanguage<() => Promise<T>>): InEveryLanguage<T> {
  const known = new Map<Language, T>();
  fetches.add(async language => {
    if (!known.has(language)) known.set(language, await fetch[language]());
  });
  return Object.defineProperties(
    {} as InEveryLanguage<T>,
    Object.fromEntries(LANGUAGES.map(language => [language, { get: () => keyed(known, language) }])),
  );
}

/** All words that this page can say so far, in a language. What did not arrive comes when the page is loaded again: browsers remember of a module that it failed. */
export async function fetchWords(language: Language): Promise<void> {
  for (let asked = 0; asked < fetches.size; ) {
    asked = fetches.size;
    await Promise.all([...fetches].map(fetch => fetch(language)));
  }
}

interface ScreenWords<V extends Vocabulary, Words> {
  readonly screen: { readonly texts: Texts<V>; readonly table: Words };
}

/** What the screen of a game says, each language in a file of its own. */
export function wordsOfScreen<V extends Vocabulary, Words>(
  files: InEveryLanguage<() => Promise<ScreenWords<V, Words>>>,
): { readonly texts: InEveryLanguage<Texts<V>>; readonly table: InEveryLanguage<Words> } {
  return {
    texts: spoken({
      en: async () => (await files.en()).screen.texts,
      fr: async () => (await files.fr()).screen.texts,
    }),
    table: spoken({
      en: async () => (await files.en()).screen.table,
      fr: async () => (await files.fr()).screen.table,
    }),
  };
}
