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

/** What a field brings, so that it can be added up by hand: what is counted, and what it is worth. */
export function FieldSum({ field, words, ancestor, open = false }: FieldSumProps) {
  const { squares, size, farmers, buffaloes, houses, points } = field;
  return (
    <span class="sr-sum">
      <span class="sr-term" title={words.sizeOf(squares.length / 2, houses, size)}>
        <SquareArt class="sr-icon" />
        {squares.length / 2}
        {houses > 0 && (
          <>
            {' + '}
            <FeatureArt of="house" class="sr-icon" />
            {houses}
          </>
        )}
        <Worth points={points.size} words={words} />
      </span>
      {farmers > 0 && (
        <span class="sr-term" title={words.farmers(farmers)}>
          <FeatureArt of="farmer" class="sr-icon" />
          {farmers}
          <Worth points={points.farmers} words={words} />
        </span>
      )}
      {buffaloes > 0 && (
        <span class="sr-term" title={words.buffaloes(buffaloes)}>
          <FeatureArt of="buffalo" class="sr-icon" />
          {buffaloes}
          <Worth points={points.buffaloes} words={words} />
        </span>
      )}
      {points.houses > 0 && (
        <span class="sr-term" title={words.houses(houses)}>
          <FeatureArt of="house" class="sr-icon" />
          {houses}
          <Worth points={points.houses} words={words} />
        </span>
      )}
      {points.ancestor > 0 && ancestor !== null && (
        <span class="sr-term" title={words.ancestor}>
          <AncestorArt of={ancestor} class="sr-icon" />
          <Worth points={points.ancestor} words={words} />
        </span>
      )}
      {!open && (
        <b class="sr-total">
          <span aria-hidden="true">= {sumOf(points)}</span>
          <span class="only-heard">{words.makes(sumOf(points))}</span>
        </b>
      )}
    </span>
  );
}

function Worth({ points, words }: { points: number; words: TableWords }) {
  return (
    <b class="sr-worth">
      <span aria-hidden="true">{points}</span>
      <span class="only-heard">{words.points(points)}</span>
    </b>
  );
}
