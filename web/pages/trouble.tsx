import type { ComponentChildren } from 'preact';
import { Gate } from '../art/emptiness.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { Band } from './band.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

interface TroublePageProps {
  readonly title: string;
  readonly text: string;
  /** What to do about it, besides going home. */
  readonly children?: ComponentChildren;
}

/** Something cannot be shown: what happened, and what to do. */
export function TroublePage({ title, text, children }: TroublePageProps) {
  const words = useWords();
  return (
    <>
      <PageHead />
      <main>
        <Band>
          <PageTitle>{title}</PageTitle>
        </Band>
        <div class="page trouble" role="alert">
          <Gate />
          <p>{text}</p>
          <p class="row">
            {children}
            <Link to="/" class="button">
              {words.end.home}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
