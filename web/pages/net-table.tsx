import { useEffect, useMemo } from 'preact/hooks';
import type { HouseRefusal, TableSheet } from '../../wire/tells.ts';
import { Gathering } from '../gathering/gathering.tsx';
import type { LineState } from '../host/host.ts';
import { useStore } from '../kit/store.ts';
import { connection } from '../net/line.ts';
import { followTable, type NetTable } from '../net/net-table.ts';
import { myself } from '../net/person.ts';
import { NetAnnouncer } from '../table/net-announcer.tsx';
import { NetPlay } from '../table/net-play.tsx';
import { muted } from '../talk/muted.ts';
import { Talk } from '../talk/talk.tsx';
import { useUnread } from '../talk/unread.ts';
import { usePlayable } from '../use-game.ts';
import { withNames } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { FetchingPage } from './fetching.tsx';
import { PageHead } from './page-head.tsx';
import { TroublePage } from './trouble.tsx';
import type { GatherWords } from '../words/gather.en.ts';
import { useGatherWords } from '../words/gather.ts';

interface NetTablePageProps {
  readonly id: string;
  readonly invite: string | null;
  /** The only seat the invitation is for; null for any. */
  readonly seat: number | null;
}

export function NetTablePage({ id, invite, seat }: NetTablePageProps) {
  const words = useWords();
  const { closedDoors } = useGatherWords();
  const table = useMemo(() => followTable(connection(), { id, invite, now: Date.now }), [id, invite]);
  useEffect(() => () => table.leave(), [table]);
  const { sheet, trouble } = useStore(table.state);
  const line = useStore(table.line);
  if (trouble === 'not-invited' && sheet) return <ClosedDoor why={closedDoors.shownOut} />;
  if (trouble !== null) return <ClosedDoor why={whyClosed(trouble, words, closedDoors)} />;
  if (sheet?.status === 'closed') return <ClosedDoor why={closedDoors.tableClosed} />;
  if (sheet === null) return <Waiting line={line} />;
  return <OpenTable key={id} table={table} sheet={sheet} line={line} invitedTo={seat} />;
}

interface OpenTableProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly line: LineState;
  readonly invitedTo: number | null;
}

function OpenTable({ table, sheet: told, line, invitedTo }: OpenTableProps) {
  const words = useWords();
  const {
    closedDoors,
    table: { lines },
  } = useGatherWords();
  const sheet = useMemo(() => withNames(told, words), [told, words]);
  const { seen, missed } = useStore(table.state);
  const me = useStore(myself)?.id ?? null;
  const silenced = useStore(muted);
  const fetched = usePlayable(sheet.game);
  const { unread, markRead } = useUnread(sheet, { me, muted: silenced });
  if (fetched === 'unknown') return <ClosedDoor why={closedDoors.unknownGame} />;
  if (typeof fetched === 'string') return <FetchingPage state={fetched} />;
  const panel = <Talk table={table} sheet={sheet} me={me} onRead={markRead} />;
  if (sheet.status !== 'gathering' && !seen) return <FetchingPage state="loading" />;
  return (
    <>
      {sheet.status === 'gathering' || !seen ? (
        <>
          <PageHead />
          {line !== 'connected' && (
            <p class="page-line line-state" role="status">
              {lines[line]}
            </p>
          )}
          <Gathering table={table} sheet={sheet} {...fetched} me={me} invitedTo={invitedTo} talk={panel} />
        </>
      ) : (
        <NetPlay
          key={sheet.rewinds}
          table={table}
          sheet={sheet}
          seen={seen}
          missed={missed}
          {...fetched}
          talk={{ panel, unread }}
        />
      )}
      <NetAnnouncer sheet={sheet} me={me} />
    </>
  );
}

/** Nothing has been heard yet: a moment's patience, or a house that cannot be reached. */
function Waiting({ line }: { line: LineState }) {
  const words = useWords();
  if (line === 'connected' || line === 'connecting') return <FetchingPage state="loading" />;
  return <ClosedDoor why={words.net.closedDoors.unreachable} />;
}

/** Why one cannot look at a table: what happened, and what to do. */
type Explained = GatherWords['closedDoors']['noTable'];

function ClosedDoor({ why }: { why: Explained }) {
  const { again } = useGatherWords();
  return (
    <TroublePage {...why}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {again}
      </button>
    </TroublePage>
  );
}

function whyClosed(trouble: HouseRefusal, { net }: Words, doors: GatherWords['closedDoors']): Explained {
  const { left, noTable, notInvited, tableClosed } = doors;
  const known: { readonly [C in HouseRefusal]?: Explained } = {
    'no-such-table': noTable,
    // An address that cannot be one of the house's.
    'not-understood': noTable,
    'not-invited': notInvited,
    'left-table': left,
    'table-closed': tableClosed,
  };
  return known[trouble] ?? { title: net.closedDoors.unreachable.title, text: net.refusals[trouble] };
}
