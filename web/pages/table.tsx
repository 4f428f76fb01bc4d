import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Box, Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Divergence } from '../../core/record.ts';
import { BREATH } from '../../wire/agreed.ts';
import { download } from '../download.ts';
import { botThinker } from '../host/bots.ts';
import { type HintNotes, hintNotesOf } from '../host/hint-notes.ts';
import { openLocalHost } from '../host/local.ts';
import { newTable } from '../host/new-table.ts';
import { rewound } from '../host/rewound.ts';
import { arrangedAs, loadTable, type SavedTable, saveTable, watchOtherTabs } from '../host/saved.ts';
import { useStore } from '../kit/store.ts';
import type { Guide } from '../lesson/guide.ts';
import type { Guided } from '../lesson/guided-table.tsx';
import { Link } from '../link.tsx';
import { editionOf } from '../own-edition.ts';
import { go } from '../router.ts';
import { settings, takesBreath } from '../settings.ts';
import { hashOf } from '../step-hash.ts';
import { openEndedIn } from '../table/open-ended.ts';
import { StumbledNotice } from '../table/stumbled-notice.tsx';
import { WithCharacters } from '../table/character.tsx';
import { Table } from '../table/table.tsx';
import type { Mark } from '../table/bar.tsx';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { FetchingPage } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { onDemand } from './on-demand.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

/** Only who is taught needs a guide. */
const GuidedTable = onDemand(async () => (await import('../lesson/guided-table.tsx')).GuidedTable);

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
  const rewind = () => {
    const earlier = rewound(loadTable(id) ?? saved);
    if (!earlier) return;
    saveTable(earlier);
    setVisit(visit + 1);
  };
  const open = (guided: Guided | null) => (
    <LocalTable key={visit} saved={saved} box={rules.box} guided={guided} onRewind={rewind} />
  );
  if (!saved.lesson) return open(null);
  return (
    <GuidedTable key={visit} table={saved} box={rules.box} onStage={() => setVisit(visit + 1)}>
      {open}
    </GuidedTable>
  );
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

/** A record that these rules play otherwise, or not at all: it can still be taken away. */
function Diverged({ saved, why }: { saved: SavedTable; why: Divergence }) {
  const { trouble, end } = useWords();
  return (
    <>
      <PageHead />
      <main class="page trouble" role="alert">
        <PageTitle>{trouble.divergedTitle}</PageTitle>
        <p>{trouble.diverged(why)}</p>
        <p class="row">
          <button
            type="button"
            class="button button-main"
            onClick={() => download(`potager-${saved.id}.json`, saved)}
          >
            {trouble.download}
          </button>
          <Link to="/" class="button">
            {end.home}
          </Link>
        </p>
      </main>
    </>
  );
}

interface LocalTableProps {
  readonly saved: SavedTable;
  readonly box: Box<Vocabulary>;
  /** Null where nobody is taught. */
  readonly guided: Guided | null;
  readonly onRewind: () => void;
}

function LocalTable({ saved, box, guided, onRewind }: LocalTableProps) {
  const words = useWords();
  const screen = useScreen(saved.record.game);
  const guide = guided?.guide ?? null;
  const notes = useMemo(() => hintNotesOf(saved), [saved]);
  const hinted = useStore(notes.counts);
  const host = useMemo(() => hostFor(saved, box, { guide, notes }), [saved, box, guide, notes]);
  const isOpenEnded = useMemo(() => openEndedIn(gameOf(saved, box)), [saved, box]);
  useEffect(() => () => void (host.ok && host.value.leave()), [host]);
  if (!host.ok) return <Diverged saved={saved} why={host.error} />;
  if (typeof screen === 'string') return <FetchingPage state={screen} />;
  const replay = `/table/${saved.id}/replay`;
  const afterwards = (
    <>
      <button type="button" class="button button-main" onClick={() => playAgain(saved, box)}>
        {words.end.again}
      </button>
      <Link to={replay} class="button">
        {words.end.replay}
      </Link>
    </>
  );
  const notices = (
    <>
      <StumbledNotice around={host.value.around} />
      {guided?.slip(screen.texts)}
    </>
  );
  const alone = saved.holders.filter(({ kind }) => kind === 'person').length === 1;
  const rewind = () => {
    host.value.leave();
    onRewind();
  };
  const extras = {
    afterwards,
    notices,
    isOpenEnded,
    ended: () => loadTable(saved.id)?.touched ?? null,
    rewind: alone && guided?.lesson !== 'guided' ? rewind : null,
    hint: async ({ seat }: { readonly seat: Seat }) => {
      notes.note(seat, host.value.questionOf(seat));
      return null;
    },
    hinted: hinted ?? undefined,
    mark: markOf(saved, words),
    isStudy: saved.record.position !== undefined,
    replay,
    replayAt(viewer: Viewer, own: number) {
      const step = host.value.stepFor(viewer, own);
      return { step, to: replay + hashOf({ step, eyes: viewer, invite: null }) };
    },
    ...(guided && { lesson: guided.lesson }),
  };
  return (
    <WithCharacters table={saved.id} holders={saved.holders}>
      <Table host={host.value} screen={screen} extras={extras} />
    </WithCharacters>
  );
}

/** What kind of game it is, where it is not an ordinary one. */
function markOf(saved: SavedTable, words: Words): Mark | null {
  const arranged = arrangedAs(saved);
  if (arranged === 'lesson')
    return saved.lesson?.act === null
      ? { word: words.lesson.over, hint: words.lesson.overHint }
      : { word: words.lesson.mark, hint: words.lesson.markHint };
  if (arranged === 'study')
    return { word: words.table.study, hint: words.table.studyHint, from: saved.from ?? null };
  return saved.friendly ? { word: words.table.friendly, hint: words.table.friendlyHint } : null;
}

interface Besides {
  readonly guide: Guide | null;
  readonly notes: HintNotes;
}

function hostFor(saved: SavedTable, box: Box<Vocabulary>, { guide, notes }: Besides) {
  const game = gameOf(saved, box);
  const think = botThinker(
    { game: box.id, edition: game.edition, players: saved.holders.length },
    guide?.other,
  );
  if (!guide)
    return openLocalHost(saved, {
      game,
      save: table => saveTable(notes.with(table)),
      think,
      now: Date.now,
      breath,
    });
  return openLocalHost(saved, {
    game,
    save(table) {
      saveTable({ ...notes.with(table), lesson: guide.kept() });
      guide.hear(table.record);
    },
    // Nobody moves while there is something to read.
    think: async question => {
      const move = await think(question);
      await guide.readOut();
      return move;
    },
    now: Date.now,
    breath,
  });
}

const breath = () => (takesBreath(settings.get()) ? BREATH * 1000 : 0);

const gameOf = ({ edition }: SavedTable, box: Box<Vocabulary>) => box.open(editionOf(edition, box));

/** The same people, options and card values, in a study the same position; a new seed. What a lesson has arranged is learnt. */
function playAgain(saved: SavedTable, box: Box<Vocabulary>): void {
  const { record, holders, edition, from } = saved;
  const { options } = record;
  const position = arrangedAs(saved) === 'study' ? record.position : undefined;
  const study = position && { position, ...(from !== undefined && { from }) };
  go(`/table/${newTable(gameOf(saved, box), { options, holders, edition, ...study })}`);
}
