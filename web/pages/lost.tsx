import { Mole } from '../art/emptiness.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

export function LostPage({ why }: { why?: string }) {
  const words = useWords();
  return (
    <Page title={words.trouble.lostTitle}>
      <div class="page trouble">
        <Mole />
        <p>{why ?? words.trouble.lost}</p>
        <Link to="/" class="button button-main">
          {words.end.home}
        </Link>
      </div>
    </Page>
  );
}
