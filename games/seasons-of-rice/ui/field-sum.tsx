import type { ComponentChildren } from 'preact';
import type { Feature } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Contents, FieldPoints } from '../vocabulary.ts';
import { FeatureArt, SquareArt } from './art/figures.tsx';
import { AncestorArt } from './art/ancestor.tsx';

interface FieldSumProps {
  readonly field: Contents & {
    readonly squares: readonly number[];
    readonly size: number;
    readonly points: FieldPoints;
  };
  readonly words: TableWords;
  /** Number of the ancestor whose bonus it is. */
  readonly ancestor: number | null;
  /** Without the sum itself, where that stands in a column of its own. */
  readonly open?: boolean;
}

export const sumOf = ({ size, farmers, buffaloes, houses, ancestor }: FieldPoints): number =>
  size + farmers + buffaloes + houses + ancestor;

/** More of a kind are counted in figures. */
const AT_A_GLANCE = 3;

/** So many of them, side by side: where few are drawn as they stand in the field, the only figures are points. */
function so(many: number, one: (key: number) => ComponentChildren): ComponentChildren {
  if (many > AT_A_GLANCE) return [`${many}\u00A0×`, one(0)];
  return Array.from({ length: many }, (_, n) => one(n));
}

/** What a field brings, so that it can be added up by hand: what is counted, and what it is worth. */
export function FieldSum({ field, words, ancestor, open = false }: FieldSumProps) {
  const { squares, size, farmers, buffaloes, houses, points } = field;
  const art = (of: Feature) => (key: number) => <FeatureArt key={key} of={of} class="sr-icon" />;
  const terms: readonly [said: string, counted: ComponentChildren, worth: number][] = [
    [
      words.sizeOf(squares.length / 2, houses, size),
      [so(squares.length / 2, key => <SquareArt key={key} class="sr-icon" />), so(houses, art('house'))],
      points.size,
    ],
    [words.farmers(farmers), so(farmers, art('farmer')), points.farmers],
    [words.buffaloes(buffaloes), so(buffaloes, art('buffalo')), points.buffaloes],
    [words.houses(houses), so(houses, art('house')), points.houses],
    [words.ancestor, ancestor !== null && <AncestorArt of={ancestor} class="sr-icon" />, points.ancestor],
  ];
  return (
    <span class="sr-sum sr-wrap">
      {terms
        .filter(([, , worth]) => worth > 0)
        .map(([said, counted, worth], i) => (
          <span key={said} class="sr-term sr-inline" style={{ '--n': i }} title={said}>
            {i > 0 && '+'}
            {counted}
            <b class="sr-worth num">
              <span aria-hidden="true">{worth}</span>
              <span class="only-heard">{words.points(worth)}</span>
            </b>
          </span>
        ))}
      {!open && (
        <b class="num">
          <span aria-hidden="true">= {sumOf(points)}</span>
          <span class="only-heard">{words.makes(sumOf(points))}</span>
        </b>
      )}
    </span>
  );
}
