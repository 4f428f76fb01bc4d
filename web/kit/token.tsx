import type { ComponentChildren } from 'preact';

/** A round piece with a number or a picture on it, lying on the table. */
export function Token({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="token num" role="img" aria-label={label}>
      {children}
    </span>
  );
}
