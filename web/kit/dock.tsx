import type { ComponentChildren } from 'preact';
import { DockAround, type DockFill, DockFilled } from './frame/dock-around.tsx';

interface DockProps extends DockFill {
  /** The shell's prompt. */
  readonly ask: ComponentChildren;
  /** Whether the hand lies beside what is asked or, where there is room, below it from edge to edge. */
  readonly handIs?: 'beside' | 'across';
}

/** The near edge of the table: what is asked, what can be done, and the hand. It never changes its size. */
export function Dock({ ask, actions, hand, handIs = 'beside' }: DockProps) {
  return (
    <DockAround ask={ask} handIs={hand ? handIs : null}>
      <DockFilled actions={actions} hand={hand} />
    </DockAround>
  );
}
