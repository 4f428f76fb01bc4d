import type { ComponentChildren } from 'preact';
import { Gate } from '../art/emptiness.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

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
    <Page title={title}>
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
    </Page>
  );
}
