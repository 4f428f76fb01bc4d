import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { Chicoree, Move, Task } from '../vocabulary.ts';
import type { Focus } from './focus.ts';
import type { Story } from './story.ts';

/** What every part of the table is given. */
export interface Part extends BoardProps<Chicoree> {
  readonly words: TableWords;
  readonly story: Story;
  readonly focus: Focus | null;
  /** Points at a thing, or away from it when it was pointed at already. */
  readonly point: (focus: Focus) => void;
  /** Does a move, but asks first when it would shut what is still open. */
  readonly take: (move: Move) => void;
}

/** What stands on the counter. */
export interface Staged extends Part {
  /** The width of the card for sale, in pixels. */
  readonly room: number;
  /** In a low room between narrow columns: nothing is written that question and log say anyway. */
  readonly isBrief: boolean;
}

export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** Whether this kind of move is asked of the viewer now. */
export function isAsked({ frame }: Part, type: Move['type']): boolean {
  return frame.choices.some(({ move }) => move.type === type);
}

export function isLegal({ frame }: Pick<Part, 'frame'>, test: (move: Move) => boolean): boolean {
  return frame.choices.some(({ move, refusal }) => refusal === null && test(move));
}
