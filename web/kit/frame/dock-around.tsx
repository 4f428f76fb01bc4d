import type { ComponentChildren } from 'preact';

interface DockAroundProps {
  /** The shell's prompt. */
  readonly ask: ComponentChildren;
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

export interface DockFill {
  readonly actions: ComponentChildren;
  readonly hand: ComponentChildren;
}

/** What a tool puts into it. */
export function DockFilled({ actions, hand }: DockFill) {
  return (
    <>
      <div class="dock-actions">{actions}</div>
      {hand && <div class="dock-hand">{hand}</div>}
    </>
  );
}
