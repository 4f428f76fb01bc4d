import { useMemo } from 'preact/hooks';
import { PATIENCE_FOR_NUMBERS } from '../../wire/agreed.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { AskTwice } from '../sure-buttons.tsx';
import { FaultNote } from '../kit/fault-note.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { sightOf } from '../net/deals.ts';
import type { NetTable } from '../net/net-table.ts';
import type { useAsking } from '../net/use-asking.ts';
import { useNow } from '../table/use-now.ts';
import { useGatherWords } from '../words/gather.ts';

interface DealingPanelProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly ownsTable: boolean;
  readonly track: ReturnType<typeof useAsking>['track'];
}

/** The roster is fixed and every device opens its number: mostly over before anybody can read it. */
export function DealingPanel({ table, sheet, ownsTable, track }: DealingPanelProps) {
  const { dealing, rosterTroubles } = useGatherWords().fair;
  const { trouble, mine } = sightOf(sheet);
  const waited = usePatience(sheet);
  const { deal, you } = sheet;
  if (deal.construction === 1) return null;
  const isWaitedFor = (seat: number) =>
    sheet.seats[seat]?.kind === 'person' && deal.openings[seat] === null && !deal.without.includes(seat);
  const without = (seat: number) => void track(table.ask({ type: 'deal-without', seat }));
  const lost = you !== 'spectator' && isWaitedFor(you) && mine === 'elsewhere';
  return (
    <div class="dealing">
      <p role="status">{dealing.lead}</p>
      {trouble && <FaultNote>{rosterTroubles[trouble]}</FaultNote>}
      {lost && !trouble && <p>{dealing.elsewhere}</p>}
      <ul class="dealing-seats">
        {sheet.seats.map((holder, seat) => {
          if (holder.kind !== 'person') return null;
          const waits = isWaitedFor(seat);
          const may = waits && (seat === you ? lost : ownsTable && (waited || holder.away !== null));
          return (
            <li key={seat}>
              <SeatSign seat={seat} />
              <span>
                {waits
                  ? dealing.waiting(holder.name)
                  : deal.without.includes(seat)
                    ? dealing.leftOut(holder.name)
                    : dealing.opened(holder.name)}
              </span>
              {may && (
                <button type="button" class="button" onClick={() => without(seat)}>
                  {seat === you ? dealing.withoutMine : dealing.without(holder.name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {waited && <p class="hint">{ownsTable ? dealing.ownerHint : dealing.waitHint}</p>}
      {ownsTable && waited && (
        <GiveUpButton onGiveUp={() => void track(table.ask({ type: 'give-up-deal' }))} />
      )}
    </div>
  );
}

/** Whether everybody has had time to answer this roster, by this device's clock. */
function usePatience({ deal }: TableSheet): boolean {
  const number = deal.construction === 1 ? 0 : deal.deal;
  const since = useMemo(() => Date.now(), [number]);
  return useNow(true) >= since + PATIENCE_FOR_NUMBERS * 1000;
}

function GiveUpButton({ onGiveUp }: { onGiveUp: () => void }) {
  const { gathering, fair } = useGatherWords();
  const { giveUp, giveUpHint, giveUpSure } = fair.dealing;
  return (
    <AskTwice class="give-up" ask={giveUp} sure={giveUpSure} keep={gathering.keep} onSure={onGiveUp}>
      {buttons => (
        <>
          <p class="hint">{giveUpHint}</p>
          <p class="row">{buttons}</p>
        </>
      )}
    </AskTwice>
  );
}
