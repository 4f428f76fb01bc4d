import type { ComponentChildren } from 'preact';
import { go } from './router.ts';

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** An ordinary link that does not reload the page. */
export function Link({ to, class: name, children }: LinkProps) {
  return (
    <a
      href={to}
      class={name}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
