import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Hat } from '../data/words.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';
import type { Focus } from './focus.ts';
import type { Words } from './words.ts';

/** What every part of the table is given. */
export interface Part extends BoardProps<GartenZwerge> {
  readonly words: Words;
  /** The gnome in hand while jobs are given: its jobs stand in the dock. */
  readonly inHand: Hat | null;
  readonly takeInHand: (hat: Hat) => void;
  readonly focus: Focus | null;
  /** Points at a thing, or away from it when it was pointed at already. */
  readonly point: (focus: Focus) => void;
}

type Of<T> = Extract<Move, { type: T }>;
type ChoiceOf<T> = Part['frame']['choices'][number] & { readonly move: Of<T> };

/** The choices of one kind, legal or refused. */
export function choicesOf<T extends Move['type']>({ frame }: Pick<Part, 'frame'>, type: T): ChoiceOf<T>[] {
  return frame.choices.filter((choice): choice is ChoiceOf<T> => choice.move.type === type);
}
