import type { Sourced } from '../../../core/edition.ts';
import { nth } from '../../../core/sure.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { ReferenceSheet } from '../../../web/kit/reference-list.tsx';
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
  /** “Size 1:”, “Size 2:” … “Size 5 or more:”, each with its points. */
  const steps = (table: Sourced<readonly number[]>, termOf: TableWords['reference']['size']) =>
    table.value.map((points, i) => ({
      term: termOf(i + 1, i + 1 === table.value.length),
      fact: words.points(points),
      from: table,
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
        { term: reference.buffalo, fact: words.points(scoring.buffalo.value), from: scoring.buffalo },
        { term: reference.abandoned, fact: words.points(-scoring.abandoned.value), from: scoring.abandoned },
      ],
    },
  ];
  const ancestors = edition.ancestors.map(({ id, name, timing, ability }, i) => ({
    key: id,
    picture: <AncestorArt of={i} />,
    title: name.value,
    facts: [
      { term: reference.name, fact: name.value, from: name },
      { term: reference.when, fact: words.timing[timing.value], from: timing },
      { term: reference.does, fact: words.ability(ability.value), from: ability },
    ],
  }));
  const paddies = edition.cards.map(({ lines, ancestor }, i) => {
    const { id, ancestor: back } = nth(deck.cards, i);
    return {
      key: id,
      picture: <PaddyCard deck={deck} card={id} />,
      title: id,
      facts: [
        { term: reference.stands, fact: words.about.stands(contentsOf(deck, id)), from: lines },
        { term: reference.back, fact: nth(deck.ancestors, back).name, from: ancestor },
      ],
    };
  });
  return (
    <div class="sr-reference">
      <PaddyDefs />
      <ReferenceSheet
        intro={reference.intro}
        lists={[
          { title: reference.scoring, entries: scores },
          { title: reference.ancestors, entries: ancestors },
          { title: reference.paddies, entries: paddies },
        ]}
        besides={edition.cards.map(({ features }) => features)}
        edition={edition}
        language={language}
      />
    </div>
  );
}
