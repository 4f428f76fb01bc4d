import type { ComponentChildren } from 'preact';
import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { deckOf } from '../data/deck.ts';
import { LARGEST_GROUP, LARGEST_SIZE } from '../data/words.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { AncestorArt, TimingArt } from './art/ancestor.tsx';
import { PaddyDefs } from './art/defs.tsx';
import { FeatureArt, SquareArt } from './art/figures.tsx';
import { PaddyCard } from './card-face.tsx';
import './board.css';
import './sheets.css';
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
  const upTo = (n: number, last: number) => (n === last ? reference.more(n) : String(n));
  return (
    <div class="sr-reference sr-paint">
      <PaddyDefs />
      <p>{reference.intro}</p>
      <h3>{reference.scoring}</h3>
      {(['rulebook', 'preview'] as const).map(table => (
        <Table
          key={table}
          title={reference.sizes[table]}
          heads={scoring.sizes[table].value.map((_, i) => upTo(i + 1, LARGEST_SIZE))}
          values={scoring.sizes[table].value}
          mark={mark(scoring.sizes[table])}
          icon={<SquareArt class="sr-icon" />}
        />
      ))}
      <Table
        title={reference.farmers}
        heads={scoring.farmers.value.map((_, i) => upTo(i + 1, LARGEST_GROUP))}
        values={scoring.farmers.value}
        mark={mark(scoring.farmers)}
        icon={<FeatureArt of="farmer" class="sr-icon" />}
      />
      <p>
        <FeatureArt of="buffalo" class="sr-icon" /> {reference.buffalo} <b>+{scoring.buffalo.value}</b>
        {mark(scoring.buffalo)}
        <br />
        <FeatureArt of="buffalo" class="sr-icon" /> {reference.abandoned} <b>−{scoring.abandoned.value}</b>
        {mark(scoring.abandoned)}
      </p>
      <h3>{reference.ancestors}</h3>
      <ul class="sr-list">
        {edition.ancestors.map(({ id, name, timing, ability }, i) => (
          <li key={id} class="sr-list-ancestor">
            <AncestorArt of={i} class="sr-portrait" />
            <span>
              <strong>{name.value}</strong>
              {mark(name)} <TimingArt of={timing.value} class="sr-icon" />{' '}
              <small>{words.timing[timing.value]}</small>
              <br />
              {words.ability(ability.value)}
              {mark(ability)}
            </span>
          </li>
        ))}
      </ul>
      <h3>{reference.paddies}</h3>
      <ul class="sr-list sr-list-paddies">
        {edition.cards.map(({ lines, ancestor }, i) => {
          const { id } = deck.cards[i]!;
          return (
            <li key={id}>
              <PaddyCard deck={deck} card={id} />
              <strong>
                {id}
                {mark(lines)}
              </strong>
              <small>
                {reference.back(deck.ancestors[deck.cards[i]!.ancestor]!.name)}
                {mark(ancestor)}
              </small>
            </li>
          );
        })}
      </ul>
      <SourceLegend of={all} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}

interface TableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly values: readonly number[];
  readonly mark: ComponentChildren;
  readonly icon: ComponentChildren;
}

function Table({ title, heads, values, mark, icon }: TableProps) {
  return (
    <table class="sr-table">
      <caption>
        {icon} {title}
        {mark}
      </caption>
      <tbody>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
        <tr>
          {values.map((value, i) => (
            <td key={heads[i]}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
