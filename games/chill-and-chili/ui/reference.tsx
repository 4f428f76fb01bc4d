import { lastOf, nth } from '../../../core/sure.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceMark } from '../../../web/kit/provenance.tsx';
import { ReferenceSheet } from '../../../web/kit/reference-list.tsx';
import { ACCESSORIES as ACCESSORY_NAMES, BED_SIZES, COPIES, KINDS } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { ACCESSORIES } from './art/accessories.tsx';
import { Coin, Leaf, Sun } from './art/tokens.tsx';
import { VEGETABLES } from './art/vegetables.tsx';
import { TABLE_WORDS } from './words.ts';

/** Every number printed on the cards, from the same table the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<ChillAndChili>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const needed = (kind: number) =>
    nth(BED_SIZES, kind)
      .filter((size, i, sizes) => i === 0 || size !== sizes[0])
      .join('–');
  const vegetables = KINDS.map((name, kind) => {
    const Vegetable = nth(VEGETABLES, kind);
    const { points, suns } = edition.kinds[name];
    return {
      key: name,
      picture: <Vegetable />,
      title: words.kinds[name],
      facts: [
        { term: reference.copies, fact: COPIES[kind] },
        {
          term: reference.needed,
          fact: (
            <>
              {needed(kind)} <Leaf />
            </>
          ),
        },
        {
          term: reference.points,
          fact: (
            <>
              {points.value.join(' · ')}
              <SourceMark of={points} language={language} />{' '}
              <small>({reference.watered(2 * lastOf(points.value))})</small>
            </>
          ),
        },
        {
          term: reference.suns,
          fact: (
            <>
              <Sun /> {reference.sunCounts(suns.value)}
            </>
          ),
          from: suns,
        },
      ],
    };
  });
  const accessories = ACCESSORY_NAMES.map((name, i) => {
    const Accessory = nth(ACCESSORIES, i);
    return {
      key: name,
      picture: <Accessory />,
      title: words.accessories[name].name,
      facts: [
        {
          term: reference.price,
          fact: (
            <>
              {edition.prices[name].value} <Coin />
            </>
          ),
          from: edition.prices[name],
        },
        { term: reference.effect, fact: words.accessories[name].effect },
      ],
    };
  });
  return (
    <ReferenceSheet
      intro={reference.intro}
      lists={[
        { title: reference.vegetables, entries: vegetables },
        { title: reference.accessories, entries: accessories },
      ]}
      besides={KINDS.map(kind => edition.kinds[kind].points)}
      edition={edition}
      extent={reference.extent}
      language={language}
    />
  );
}
