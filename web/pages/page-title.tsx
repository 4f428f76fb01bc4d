import { useEffect, useRef } from 'preact/hooks';
import { hasMoved } from '../router.ts';
import { useTitle } from '../use-title.ts';

interface PageTitleProps {
  /** Where the page is called something else in the tab; null for the house itself. */
  readonly tab?: string | null;
  readonly children: string;
}

/** The heading of a page, and its title. Whoever comes from another page of the house starts reading here. */
export function PageTitle({ tab, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(tab === undefined ? children : tab);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
