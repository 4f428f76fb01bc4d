import type { ComponentChildren } from 'preact';

/** An error message, announced to screen readers at once. */
export function FaultNote({ children }: { children: ComponentChildren }) {
  return (
    <p role="alert" class="fault">
      {children}
    </p>
  );
}
