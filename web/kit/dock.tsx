import type { ComponentChildren } from 'preact';

interface DockProps extends DockFill {
  /** The shell's prompt. */
  readonly ask: ComponentChildren;
  /** Whether the hand lies beside what is asked or, where there is room, below it from edge to edge. */
  readonly handIs?: 'beside' | 'across';
}

interface DockFill {
  readonly actions: ComponentChildren;
  readonly hand: ComponentChildren;
}

/** The near edge of the table: what is asked, what can be done, and the hand. It never changes its size. */
export function Dock({ ask, actions, hand, handIs = 'beside' }: DockProps) {
  return (
    <DockAround ask={ask} handIs={hand ? handIs : null}>
      <DockFilled actions={actions} hand={hand} />
    </DockAround>
  );
}

interface DockAroundProps extends Pick<DockProps, 'ask'> {
  /** Null without a hand. */
  readonly handIs: 'beside' | 'across' | null;
  /** `DockFilled`. */
  readonly children: ComponentChildren;
}

/** A dock for tools that come and go: what is asked stays where it is, and keeps the focus. */
export function DockAround({ ask, handIs, children }: DockAroundProps) {
  return (
    <div class={`dock dock-${handIs ?? 'handless'}`}>
      <div class="dock-ask">{ask}</div>
      {children}
    </div>
  );
}

export function DockFilled({ actions, hand }: DockFill) {
  return (
    <>
      <div class="dock-actions">{actions}</div>
      {hand && <div class="dock-hand">{hand}</div>}
    </>
  );
}
