import { keysOf } from '../../core/keys.ts';
import type { Source, Sourced } from '../../core/edition.ts';
import type { InEveryLanguage, Language } from './language.ts';

/** A sign for each degree of certainty, so that a doubtful number looks doubtful. */
const MARKS: { readonly [S in Source]: string } = {
  rulebook: '·',
  likely: '¹',
  moderate: '²',
  guess: '³',
  'own-box': '⁺',
};

interface ProvenanceWords extends Readonly<Record<Source, string>> {
  readonly title: string;
}

const WORDS: InEveryLanguage<ProvenanceWords> = {
  en: {
    title: 'Where the numbers come from',
    rulebook: 'printed in the rulebook',
    likely: 'reconstructed, quite sure',
    moderate: 'reconstructed, fairly sure',
    guess: 'reconstructed, a guess',
    'own-box': 'read from a box',
  },
  fr: {
    title: 'D’où viennent les nombres',
    rulebook: 'imprimé dans le livret',
    likely: 'reconstitué, presque sûr',
    moderate: 'reconstitué, assez sûr',
    guess: 'reconstitué, une supposition',
    'own-box': 'lu dans une boîte',
  },
};

/** Behind a number of the component data: how we know it. What the rulebook prints needs no mark. */
export function SourceMark({ of, language }: { of: Sourced<unknown>; language: Language }) {
  if (of.source === 'rulebook') return null;
  return (
    <abbr class="source-mark" title={WORDS[language][of.source]}>
      {MARKS[of.source]}
    </abbr>
  );
}

/** What the marks mean, as far as they occur. */
export function SourceLegend({ of, language }: { of: readonly Sourced<unknown>[]; language: Language }) {
  const used = new Set(of.map(({ source }) => source));
  return (
    <>
      <h3>{WORDS[language].title}</h3>
      <ul class="source-legend">
        {keysOf(MARKS)
          .filter(source => used.has(source))
          .map(source => (
            <li key={source}>
              {MARKS[source]} {WORDS[language][source]}
            </li>
          ))}
      </ul>
    </>
  );
}
