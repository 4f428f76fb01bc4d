import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Rules } from '../../games/about.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { CheckSheet } from '../fairness/check-sheet.tsx';
import type { NetTable } from '../net/net-table.ts';
import { takeSeat } from '../net/deals.ts';
import { connection } from '../net/line.ts';
import { myself } from '../net/person.ts';
import { useAsking } from '../net/use-asking.ts';
import { go } from '../router.ts';
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
  const { end, fair } = words.net;
  const [wanted, setWanted] = useState(false);
  const [checking, setChecking] = useState(false);
  const asking = useAsking();
  const { rematch, you } = sheet;
  const follow = () => {
    if (rematch === null) return;
    const { table: next, promise } = rematch;
    const person = myself.get()?.id;
    // Without a promise at hand one sits down at the table itself.
    if (you !== 'spectator' && promise && person !== undefined)
      void takeSeat(connection(), { table: next, seat: you, invite: null, promise, person });
    go(`/t/${next}`);
  };
  useEffect(() => {
    if (wanted) follow();
  }, [wanted, rematch]);
  return (
    <>
      {rematch !== null ? (
        <button type="button" class="button button-main" onClick={follow}>
          {end.toRematch}
        </button>
      ) : (
        you !== 'spectator' && (
          <button
            type="button"
            class="button button-main"
            aria-disabled={asking.busy}
            onClick={() => {
              setWanted(true);
              void asking.track(table.ask({ type: 'rematch' }));
            }}
          >
            {end.rematch}
          </button>
        )
      )}
      <button type="button" class="button" onClick={() => setChecking(true)}>
        {fair.check}
      </button>
      {asking.refused && <FaultNote>{sayRefused(asking.refused, words, null)}</FaultNote>}
      {checking && (
        <CheckSheet
          finished={{ table: table.id, invite: table.invite, rules }}
          onClose={() => setChecking(false)}
        />
      )}
    </>
  );
}
