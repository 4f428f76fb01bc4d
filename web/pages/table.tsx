import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Box, Vocabulary } from '../../core/game.ts';
import { download } from '../download.ts';
import { botThinker } from '../host/bots.ts';
import { openLocalHost } from '../host/local.ts';
import { newTable } from '../host/new-table.ts';
import { loadTable, type SavedTable, saveTable, watchOtherTabs } from '../host/saved.ts';
import { Link } from '../link.tsx';
import { go } from '../router.ts';
import { StumbledNotice } from '../table/stumbled-notice.tsx';
import { Table } from '../table/table.tsx';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { FetchingPage } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [visit, setVisit] = useState(0);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => watchOtherTabs(id, () => setElsewhere(true)), [id]);
  const saved = useMemo(() => loadTable(id), [id, visit]);
  const rules = useRules(saved?.record.game ?? null);
  const comeHere = () => {
    setElsewhere(false);
    setVisit(visit + 1);
  };
  if (isElsewhere) return <Elsewhere onHere={comeHere} />;
  if (!saved || rules === 'unknown') return <LostPage why={words.trouble.noTable} />;
  if (typeof rules === 'string') return <FetchingPage state={rules} />;
  return <LocalTable saved={saved} box={rules.box} />;
}

/** Two tabs that both play on would each undo what the other does: only the latest one plays. */
function Elsewhere({ onHere }: { onHere: () => void }) {
  const { trouble } = useWords();
  return (
    <>
      <PageHead />
      <main class="page trouble" role="alert">
        <PageTitle>{trouble.elsewhereTitle}</PageTitle>
        <p>{trouble.elsewhere}</p>
        <p class="row">
          <button type="button" class="button button-main" onClick={onHere}>
            {trouble.here}
          </button>
        </p>
      </main>
    </>
  );
}

interface LocalTableProps {
  readonly saved: SavedTable;
  readonly box: Box<Vocabulary>;
}

function LocalTable({ saved, box }: LocalTableProps) {
  const words = useWords();
  const screen = useScreen(saved.record.game);
  const host = useMemo(() => hostFor(saved, box), [saved, box]);
  useEffect(() => () => void (host.ok && host.value.leave()), [host]);
  if (!host.ok)
    return (
      <>
        <PageHead />
        <main class="page trouble" role="alert">
          <PageTitle>{words.trouble.divergedTitle}</PageTitle>
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
  if (typeof screen === 'string') return <FetchingPage state={screen} />;
  const again = (
    <button type="button" class="button button-main" onClick={() => playAgain(saved, box)}>
      {words.end.again}
    </button>
  );
  const notices = <StumbledNotice around={host.value.around} />;
  return <Table host={host.value} screen={screen} extras={{ afterwards: again, notices }} />;
}

function hostFor(saved: SavedTable, box: Box<Vocabulary>) {
  const game = gameOf(saved, box);
  const think = botThinker(box.id, game.edition);
  return openLocalHost(saved, { game, save: saveTable, think, now: Date.now });
}

function gameOf({ edition }: SavedTable, box: Box<Vocabulary>) {
  const own = edition === null ? null : box.readEdition(edition);
  return box.open(own?.ok ? own.value : box.edition);
}

/** The same people, options and card values; a new seed. */
function playAgain(saved: SavedTable, box: Box<Vocabulary>): void {
  const { record, holders, edition } = saved;
  go(`/table/${newTable(gameOf(saved, box), { options: record.options, holders, edition })}`);
}
