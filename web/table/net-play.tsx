import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Rules } from '../../games/about.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { inviteLink } from '../gathering/invite-link.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import type { NetTable } from '../net/net-table.ts';
import { remoteHost } from '../net/remote.ts';
import type { NetState } from '../net/told.ts';
import { useAsking } from '../net/use-asking.ts';
import { editionOf } from '../own-edition.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { HintNotice } from '../hint/hint-notice.tsx';
import type { Extras } from './extras.ts';
import { NetAfterwards, replayOf } from './net-afterwards.tsx';
import { WithCharacters } from './character.tsx';
import { NetNotices } from './net-notices.tsx';
import { Notice } from './notice.tsx';
import { openEndedIn } from './open-ended.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { ScanHere } from './scan-here.tsx';
import { Strip } from './strip.tsx';
import { Table } from './table.tsx';
import { FaultNote } from '../kit/fault-note.tsx';
import { ALIKE } from '../../wire/agreed.ts';
import { useGatherWords } from '../words/gather.ts';

interface NetPlayProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly seen: NonNullable<NetState['seen']>;
  readonly missed: number | null;
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly talk: { readonly panel: ComponentChildren; readonly unread: number };
}

/** A game that the house keeps, from the deal on. */
export function NetPlay({ table, sheet, seen, missed, rules, screen, talk }: NetPlayProps) {
  const words = useWords();
  const { end } = useGatherWords();
  const { language } = useStore(settings);
  const edition = useMemo(() => editionOf(sheet.edition, rules.box), [rules]);
  const host = useMemo(() => remoteHost(table, edition), [table, edition, seen.viewer]);
  const isOpenEnded = useMemo(() => openEndedIn(rules.box.open(edition)), [rules, edition]);
  useEffect(() => () => host.leave(), [host]);
  const around = useStore(host.around);
  const asking = useAsking();
  const [people, setPeople] = useState(false);
  const deciding = seen.frame.deciding.map(({ seat }) => seat);
  const letBot = (seat: number) => void asking.track(table.ask({ type: 'sit-in', seat, level: ALIKE }));
  const takeSeat = () => void asking.track(table.ask({ type: 'return' }));
  const alone =
    seen.viewer !== 'spectator' && sheet.seats.filter(({ kind }) => kind === 'person').length === 1;
  const rewind = () => void asking.track(table.ask({ type: 'rewind', step: seen.frame.step }));
  /** What was hinted is for its player alone; that it was, is for all. */
  const askHint: Extras['hint'] = async ({ step }) => {
    const asked = await table.ask({ type: 'hint', step });
    return asked.ok ? null : asked.error;
  };
  const trouble = asking.refused && sayRefused(asking.refused, words, null);
  const notices = (
    <>
      <Strip
        around={around}
        deciding={deciding}
        viewer={seen.viewer}
        hinted={sheet.hinted}
        onPeople={() => {
          asking.forgive();
          setPeople(true);
        }}
      />
      <NetNotices sheet={sheet} around={around} deciding={deciding} letBot={letBot} takeSeat={takeSeat} />
      <HintNotice sheet={sheet} step={seen.frame.step} />
      {sheet.status === 'over' && sheet.rematch !== null && <Notice kind="calm">{end.next}</Notice>}
      {trouble && !people && (
        <Notice kind="trouble" onClose={asking.forgive}>
          {trouble}
        </Notice>
      )}
    </>
  );
  return (
    <WithCharacters table={sheet.id} holders={around.holders}>
      <Table
        key={String(seen.viewer)}
        host={host}
        screen={screen}
        extras={{
          notices,
          missed,
          isOpenEnded,
          ended: () => sheet.ended,
          rewind: alone ? rewind : null,
          hint: sheet.hints === false ? null : askHint,
          hinted: sheet.hinted,
          tellsHints: true,
          mark:
            sheet.rewinds === undefined
              ? null
              : { word: words.table.friendly, hint: words.table.friendlyHint },
          replay: replayOf(sheet, table.invite),
          replayAt: (eyes, step) => ({
            to: replayOf(sheet, table.invite, { eyes, step, isWitnessed: true }),
            step: null,
          }),
          code: sheet.invite !== null && <ScanHere path={inviteLink(sheet.id, sheet.invite)} />,
          ...(sheet.chat !== 'off' && { talk }),
          afterwards: <NetAfterwards table={table} sheet={sheet} rules={rules} />,
        }}
      />
      {people && (
        <PeopleSheet
          sheet={sheet}
          around={around}
          title={screen.texts[language].title}
          letBot={letBot}
          leave={() => void asking.track(table.ask({ type: 'leave' }))}
          onClose={() => setPeople(false)}
          trouble={trouble && <FaultNote>{trouble}</FaultNote>}
        />
      )}
    </WithCharacters>
  );
}
