import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Seen } from '../../fair/check-memory.ts';
import type { Rules } from '../../games/about.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { CheckSheet } from '../fairness/check-sheet.tsx';
import type { NetTable } from '../net/net-table.ts';
import { takeSeat } from '../net/deals.ts';
import { connection } from '../net/line.ts';
import { myself } from '../net/person.ts';
import { useAsking } from '../net/use-asking.ts';
import { Link } from '../link.tsx';
import { go } from '../router.ts';
import { hashOf, type StepHash } from '../step-hash.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';

interface NetAfterwardsProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly rules: Rules<Vocabulary>;
}

/** After the end: another game with the same people, and the proof that this one was dealt fairly. */
export function NetAfterwards({ table, sheet, rules }: NetAfterwardsProps) {
  const words = useWords();

  const { end, fair } = useGatherWords();
  const [checking, setChecking] = useState(false);
  const asking = useAsking();
  const { rematch, you } = sheet;
  const follow = ({ table: next, promise }: NonNullable<TableSheet['rematch']>) => {
    const person = myself.get()?.id;
    // Without a promise at hand one sits down at the table itself.
    if (you !== 'spectator' && promise && person !== undefined)
      void takeSeat(connection(), { table: next, seat: you, invite: null, promise, person });
    go(`/t/${next}`);
  };
  /** Asked for even if there has been one: it may have been deleted since. */
  const playAgain = async () => {
    if (!(await asking.track(table.ask({ type: 'rematch' })))) return;
    const next = table.state.get().sheet?.rematch;
    if (next) follow(next);
  };
  return (
    <>
      {(rematch !== null || you !== 'spectator') && (
        <button
          type="button"
          class="button button-main"
          aria-disabled={asking.busy}
          onClick={() => (you === 'spectator' && rematch !== null ? follow(rematch) : void playAgain())}
        >
          {rematch === null ? end.rematch : end.toRematch}
        </button>
      )}
      <Link to={replayOf(sheet, table.invite)} class="button">
        {words.end.replay}
      </Link>
      <button type="button" class="button" onClick={() => setChecking(true)}>
        {fair.check}
      </button>
      {asking.refused && <FaultNote>{sayRefused(asking.refused, words, null)}</FaultNote>}
      {checking && (
        <CheckSheet
          finished={{ table: table.id, invite: table.invite, rules, seen: seenAt(table) }}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  );
}

function seenAt({ state }: NetTable): Seen | null {
  const { seen, log } = state.get();
  return seen && { viewer: seen.viewer, view: seen.frame.view, news: log };
}

/** The way to the replay of a table, with the invitation that lets others look. */
export function replayOf(
  { id, invite }: TableSheet,
  mine: string | null,
  at: Partial<StepHash> = {},
): string {
  const hash = hashOf({ step: null, eyes: null, ...at, invite: invite ?? mine });
  return `/t/${id}/replay${hash === '#' ? '' : hash}`;
}
