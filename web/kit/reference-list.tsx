import type { ComponentChildren } from 'preact';
import type { Sourced } from '../../core/edition.ts';
import type { Language } from './language.ts';
import { editionCalled } from './edition-called.ts';
import { SourceLegend, SourceMark } from './provenance.tsx';

interface Fact {
  /** Absent where the fact speaks for itself. */
  readonly term?: string;
  readonly fact: ComponentChildren;
  /** The number of the edition it tells, marked with how we know it. */
  readonly from?: Sourced<unknown> | false;
}

export interface ReferenceEntry {
  readonly key: string;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly facts: readonly Fact[];
}

interface ReferenceListProps {
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
  readonly language: Language;
}

/** The pieces of a game with every number on them. */
export function ReferenceList({ title, entries, language }: ReferenceListProps) {
  return (
    <section class="reference">
      <h3>{title}</h3>
      <ul class="reference-list">
        {entries.map(({ key, picture, title: name, facts }) => (
          <li key={key}>
            <span class="reference-picture">{picture}</span>
            <div>
              <strong>{name}</strong>
              <dl>
                {facts.map(({ term = '', fact, from }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      {fact}
                      {from && <SourceMark of={from} language={language} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReferenceSheetProps {
  readonly intro: string;
  readonly lists: readonly Omit<ReferenceListProps, 'language'>[];
  /** Numbers that no fact is from: the legend speaks of them too. */
  readonly besides?: readonly Sourced<unknown>[];
  /** Which edition it is, and how large, where editions differ in that. */
  readonly edition: { readonly name: string };
  readonly extent?: string;
  readonly language: Language;
}

/** Every number of a game, list by list, and how we know them. */
export function ReferenceSheet(props: ReferenceSheetProps) {
  const { intro, lists, besides = [], edition, extent, language } = props;
  const name = editionCalled(edition.name, language);
  const facts = lists.flatMap(({ entries }) => entries.flatMap(entry => entry.facts));
  const sources = [...facts.flatMap(({ from }) => from || []), ...besides];
  return (
    <>
      <p>{intro}</p>
      {lists.map(list => (
        <ReferenceList key={list.title} {...list} language={language} />
      ))}
      <SourceLegend of={sources} language={language} />
      <p class="hint">{extent === undefined ? name : `${name}, ${extent}`}</p>
    </>
  );
}
