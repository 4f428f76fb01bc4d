import { Mole } from '../art/emptiness.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { Band } from './band.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function LostPage({ why }: { why?: string }) {
  const words = useWords();
  return (
    <>
      <PageHead />
      <main>
        <Band>
          <PageTitle>{words.trouble.lostTitle}</PageTitle>
        </Band>
        <div class="page trouble">
          <Mole />
          <p>{why ?? words.trouble.lost}</p>
          <Link to="/" class="button button-main">
            {words.end.home}
          </Link>
        </div>
      </main>
    </>
  );
}
