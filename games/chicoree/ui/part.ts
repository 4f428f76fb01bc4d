import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Card } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Chicoree, Move, Task } from '../vocabulary.ts';

/** What every part of the table is given. */
export type Part = BoardProps<Chicoree> & {
  readonly words: TableWords;
  /** The hand card pointed at. */
  readonly focus: Card | null;
  readonly point: (card: Card) => void;
};

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** Whether this kind of move is asked of the viewer now. */
export function isAsked({ frame }: Part, type: Move['type']): boolean {
  return frame.choices.some(({ move }) => move.type === type);
}

export function isLegal({ frame }: Part, test: (move: Move) => boolean): boolean {
  return frame.choices.some(({ move, refusal }) => refusal === null && test(move));
}
