import { useEffect, useMemo } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import { download } from '../download.ts';
import { botThinker } from '../host/bots.ts';
import { openLocalHost } from '../host/local.ts';
import { loadTable, type SavedTable, saveTable } from '../host/saved.ts';
import { Link } from '../link.tsx';
import { Table } from '../table/table.tsx';
import { useScreen } from '../use-screen.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const saved = useMemo(() => loadTable(id), [id]);
  if (!saved || !GAMES[saved.record.game]) return <LostPage why={words.trouble.noTable} />;
  return <LocalTable saved={saved} />;
}

function LocalTable({ saved }: { saved: SavedTable }) {
  const words = useWords();
  const screen = useScreen(saved.record.game);
  const host = useMemo(() => hostFor(saved), [saved]);
  useEffect(() => () => void (host.ok && host.value.leave()), [host]);
  if (!host.ok)
    return (
      <>
        <PageHead />
        <main class="page trouble" role="alert">
          <p>{words.trouble.diverged(host.error)}</p>
          <p class="row">
            <button
              type="button"
              class="button button-main"
              onClick={() => download(`potager-${saved.id}.json`, saved)}
            >
              {words.trouble.download}
            </button>
            <Link to="/" class="button">
              {words.end.home}
            </Link>
          </p>
        </main>
      </>
    );
  if (typeof screen === 'string') return <p class="page">{words.trouble.loading}</p>;
  return <Table host={host.value} screen={screen} again={saved} />;
}

function hostFor(saved: SavedTable) {
  const { box } = GAMES[saved.record.game]!;
  const own = saved.edition === null ? null : box.readEdition(saved.edition);
  const edition = own?.ok ? own.value : box.edition;
  const think = botThinker(box.id, edition);
  return openLocalHost(saved, { game: box.open(edition), save: saveTable, think, now: Date.now });
}
