import type { Sourced } from '../../../core/edition.ts';
import { nth } from '../../../core/sure.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { ReferenceList } from '../../../web/kit/reference-list.tsx';
import { deckOf } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { contentsOf } from './about.ts';
import { AncestorArt } from './art/ancestor.tsx';
import { PaddyDefs } from './art/defs.tsx';
import { FeatureArt, SquareArt } from './art/figures.tsx';
import './board.css';
import { PaddyCard } from './card-face.tsx';
import { TABLE_WORDS } from './words.ts';

/** Every number, paddy and ancestor from the tables the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<SeasonsOfRice>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const deck = deckOf(edition);
  const { scoring } = edition;
  const mark = (of: Sourced<unknown>) => <SourceMark of={of} language={language} />;
  const all = [
    ...edition.cards.flatMap(({ lines, features, ancestor }) => [lines, features, ancestor]),
    ...edition.ancestors.flatMap(({ name, timing, ability }) => [name, timing, ability]),
    ...Object.values(scoring.sizes),
    scoring.farmers,
    scoring.buffalo,
    scoring.abandoned,
  ];
  const fact = (of: Sourced<unknown>, said: string) => (
    <>
      {said}
      {mark(of)}
    </>
  );
  /** “Size 1:”, “Size 2:” … “Size 5 or more:”, each with its points. */
  const steps = (table: Sourced<readonly number[]>, termOf: TableWords['reference']['size']) =>
    table.value.map((points, i) => ({
      term: termOf(i + 1, i + 1 === table.value.length),
      fact: fact(table, words.points(points)),
    }));
  const scores = [
    ...(['rulebook', 'preview'] as const).map(table => ({
      key: table,
      picture: <SquareArt />,
      title: reference.sizes[table],
      facts: steps(scoring.sizes[table], reference.size),
    })),
    {
      key: 'farmers',
      picture: <FeatureArt of="farmer" />,
      title: reference.farmers,
      facts: steps(scoring.farmers, reference.group),
    },
    {
      key: 'buffaloes',
      picture: <FeatureArt of="buffalo" />,
      title: reference.buffaloes,
      facts: [
        { term: reference.buffalo, fact: fact(scoring.buffalo, words.points(scoring.buffalo.value)) },
        { term: reference.abandoned, fact: fact(scoring.abandoned, words.points(-scoring.abandoned.value)) },
      ],
    },
  ];
  const ancestors = edition.ancestors.map(({ id, name, timing, ability }, i) => ({
    key: id,
    picture: <AncestorArt of={i} />,
    title: name.value,
    facts: [
      { term: reference.name, fact: fact(name, name.value) },
      { term: reference.when, fact: fact(timing, words.timing[timing.value]) },
      { term: reference.does, fact: fact(ability, words.ability(ability.value)) },
    ],
  }));
  const paddies = edition.cards.map(({ lines, ancestor }, i) => {
    const { id, ancestor: back } = nth(deck.cards, i);
    return {
      key: id,
      picture: <PaddyCard deck={deck} card={id} />,
      title: id,
      facts: [
        { term: reference.stands, fact: fact(lines, words.about.stands(contentsOf(deck, id))) },
        { term: reference.back, fact: fact(ancestor, nth(deck.ancestors, back).name) },
      ],
    };
  });
  return (
    <div class="sr-reference">
      <PaddyDefs />
      <p>{reference.intro}</p>
      <ReferenceList title={reference.scoring} entries={scores} />
      <ReferenceList title={reference.ancestors} entries={ancestors} />
      <ReferenceList title={reference.paddies} entries={paddies} />
      <SourceLegend of={all} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}
