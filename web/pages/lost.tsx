import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function LostPage({ why }: { why?: string }) {
  const words = useWords();
  return (
    <>
      <PageHead />
      <main class="page trouble">
        <PageTitle>{words.trouble.lostTitle}</PageTitle>
        <p>{why ?? words.trouble.lost}</p>
        <Link to="/" class="button button-main">
          {words.end.home}
        </Link>
      </main>
    </>
  );
}
