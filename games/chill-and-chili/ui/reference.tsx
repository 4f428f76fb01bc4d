import type { ComponentChildren } from 'preact';
import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { ACCESSORIES as ACCESSORY_NAMES, BED_SIZES, COPIES, KINDS } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { Coin, Leaf, Sun } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** Every number printed on the cards, from the same table the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<ChillAndChili>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const mark = (of: Sourced<unknown>) => <SourceMark of={of} language={language} />;
  const needed = (kind: number) =>
    BED_SIZES[kind]!.filter((size, i, sizes) => i === 0 || size !== sizes[0]).join('–');
  const all = [
    ...KINDS.flatMap(kind => [edition.kinds[kind].points, edition.kinds[kind].suns]),
    ...ACCESSORY_NAMES.map(name => edition.prices[name]),
  ];
  return (
    <div class="cc-reference">
      <p>{reference.intro}</p>
      <h3>{reference.vegetables}</h3>
      <ul class="cc-reference-list">
        {KINDS.map((name, kind) => {
          const Vegetable = VEGETABLES[kind]!;
          const { points, suns } = edition.kinds[name];
          return (
            <li key={name}>
              <Vegetable class="cc-reference-picture" />
              <div>
                <strong>{words.kinds[name]}</strong>
                <dl>
                  <Fact term={reference.copies}>{COPIES[kind]}</Fact>
                  <Fact term={reference.needed}>
                    {needed(kind)} <Leaf class="cc-leaf" />
                  </Fact>
                  <Fact term={reference.points}>
                    {points.value.join(' · ')}
                    {mark(points)} <small>({reference.watered(2 * points.value.at(-1)!)})</small>
                  </Fact>
                  <Fact term={reference.suns}>
                    <Sun class="cc-tiny-sun" /> {reference.sunCounts(suns.value)}
                    {mark(suns)}
                  </Fact>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
      <h3>{reference.accessories}</h3>
      <ul class="cc-reference-list">
        {ACCESSORY_NAMES.map((name, i) => {
          const Accessory = ACCESSORIES[i]!;
          return (
            <li key={name}>
              <Accessory class="cc-reference-picture" />
              <div>
                <strong>{words.accessories[name].name}</strong>
                <dl>
                  <Fact term={reference.price}>
                    {edition.prices[name].value} <Coin class="cc-coin" />
                    {mark(edition.prices[name])}
                  </Fact>
                  <Fact term={reference.effect}>{words.accessories[name].effect}</Fact>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
      <SourceLegend of={all} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
