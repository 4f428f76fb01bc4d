import type { ComponentChildren } from 'preact';

export interface ReferenceEntry {
  readonly key: string;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly fact: ComponentChildren }[];
}

/** The pieces of a game with every number on them. */
export function ReferenceList({ title, entries }: { title: string; entries: readonly ReferenceEntry[] }) {
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
                {facts.map(({ term, fact }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{fact}</dd>
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
