import type { ComponentChildren } from 'preact';

interface DockProps {
  /** The shell's prompt. */
  readonly ask: ComponentChildren;
  readonly actions: ComponentChildren;
  readonly hand: ComponentChildren;
  /** Whether the hand lies beside what is asked or, where there is room, below it from edge to edge. */
  readonly handIs?: 'beside' | 'across';
}

/** The near edge of the table: what is asked, what can be done, and the hand. It never changes its size. */
export function Dock({ ask, actions, hand, handIs = 'beside' }: DockProps) {
  return (
    <div class={hand ? `dock dock-${handIs}` : 'dock dock-handless'}>
      <div class="dock-ask">{ask}</div>
      <div class="dock-actions">{actions}</div>
      {hand && <div class="dock-hand">{hand}</div>}
    </div>
  );
}
