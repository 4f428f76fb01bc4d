import { sayMove } from '../../../core/texts.ts';
import { Actions } from '../../../web/kit/actions.tsx';
import type { Acting } from './part.ts';

/** EC-A27: two answers, of equal rank but for their order. */
export function VoteActions({ props, choices, words, view }: Acting) {
  const { texts, names, answer } = props;
  return (
    <Actions
      more={words.place.moreActions}
      actions={choices.map(({ move }, i) => ({
        key: JSON.stringify(move),
        label: sayMove(texts, move, { view, names }),
        rank: i === 0 ? 'main' : 'second',
        onTake: () => answer(move),
      }))}
    />
  );
}
