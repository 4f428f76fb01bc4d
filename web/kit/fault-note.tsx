import type { ComponentChildren } from 'preact';

/** What went wrong, told at once to whoever only hears the page. */
export function FaultNote({ children }: { children: ComponentChildren }) {
  return (
    <p role="alert" class="fault">
      {children}
    </p>
  );
}
