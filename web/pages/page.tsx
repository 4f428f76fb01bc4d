import type { ComponentChildren } from 'preact';
import type { About } from '../../games/about.ts';
import { Band } from './band.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

interface PageProps {
  readonly title: string;
  /** Whose cover is shown behind the title. */
  readonly game?: About;
  readonly children: ComponentChildren;
}

/** A page of the house: its head, a picture with the title in it, and what the page is about. */
export function Page({ title, game, children }: PageProps) {
  return (
    <>
      <PageHead />
      <main>
        <Band game={game ?? null}>
          <PageTitle>{title}</PageTitle>
        </Band>
        {children}
      </main>
    </>
  );
}
