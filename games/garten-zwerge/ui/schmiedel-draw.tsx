import type { TableWords } from '../texts/table.en.ts';
import type { Draw } from '../vocabulary.ts';

/** Two markers drawn in the open, and the sum they make with the value of the hat. */
export function SchmiedelDraw({ draw: { markers, petals }, words }: { draw: Draw; words: TableWords }) {
  const [first = 0, second = 0] = markers;
  return <b class="num">{words.fist.schmiedelSum(first, second, petals - first - second)}</b>;
}
