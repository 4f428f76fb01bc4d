import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';

/** What every part of the table is given. */
export interface Part extends BoardProps<GartenZwerge> {
  readonly words: TableWords;
}

type Of<T> = Extract<Move, { type: T }>;
type ChoiceOf<T> = Part['frame']['choices'][number] & { readonly move: Of<T> };

/** The choices of one kind, legal or refused. */
export function choicesOf<T extends Move['type']>({ frame }: Pick<Part, 'frame'>, type: T): ChoiceOf<T>[] {
  return frame.choices.filter((choice): choice is ChoiceOf<T> => choice.move.type === type);
}
