import { useState } from 'preact/hooks';
import type { TableSheet } from '../../wire/tells.ts';
import { takeFocus } from '../keep-focus.ts';
import type { NetTable } from '../net/net-table.ts';
import type { useAsking } from '../net/use-asking.ts';
import { go } from '../router.ts';
import { useWords } from '../words/index.ts';

interface DealPanelProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly limits: { readonly min: number; readonly max: number };
  readonly strongest: string;
  readonly ownsTable: boolean;
  readonly track: ReturnType<typeof useAsking>['track'];
}

/** What is still missing, and who may begin. */
export function DealPanel({ table, sheet, limits, strongest, ownsTable, track }: DealPanelProps) {
  const { gathering, fair } = useWords().net;
  const free = sheet.seats.flatMap((holder, seat) => (holder.kind === 'free' ? [seat] : []));
  const isReady = free.length === 0 && !sheet.seats.some(holder => lacksNumber(holder, sheet));
  const count = sheet.seats.length;
  const setSeats = (seats: number) => void track(table.ask({ type: 'set-seats', seats }));
  if (!ownsTable) return <p class="hint">{waiting(sheet, free.length, gathering)}</p>;
  return (
    <div class="deal-panel">
      <div class="row">
        <span class="stepper" role="group" aria-label={gathering.seatCount(count)}>
          <button
            type="button"
            class="round"
            aria-label={gathering.fewer}
            disabled={count <= limits.min || sheet.seats.at(-1)?.kind !== 'free'}
            onClick={() => setSeats(count - 1)}
          >
            −
          </button>
          <span>{gathering.seatCount(count)}</span>
          <button
            type="button"
            class="round"
            aria-label={gathering.more}
            disabled={count >= limits.max}
            onClick={() => setSeats(count + 1)}
          >
            +
          </button>
        </span>
        {free.length > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => {
              for (const seat of free) void track(table.ask({ type: 'seat-bot', seat, level: strongest }));
            }}
          >
            {gathering.fillBots}
          </button>
        )}
      </div>
      <div class="row">
        <button
          type="button"
          class="button button-main button-large"
          aria-disabled={!isReady}
          aria-describedby="deal-why"
          onClick={() => isReady && void track(table.ask({ type: 'deal' }))}
        >
          {gathering.deal}
        </button>
        <p id="deal-why" class="hint deal-why">
          {free.length > 0
            ? gathering.missing(free.length)
            : isReady
              ? gathering.ready
              : fair.numbers.missing}
        </p>
      </div>
      <DeleteButton onDelete={() => void track(table.ask({ type: 'close' })).then(done => done && go('/'))} />
    </div>
  );
}

/** After a deal was given up everybody has to seal another number. */
const lacksNumber = (holder: TableSheet['seats'][number], { deal }: TableSheet) =>
  deal.construction === 2 && holder.kind === 'person' && holder.seal === null;

function waiting(
  sheet: TableSheet,
  free: number,
  words: { sitFirst: string; full: string; waitHost: (name: string) => string },
): string {
  if (sheet.you === 'spectator') return free > 0 ? words.sitFirst : words.full;
  const owner = sheet.seats.find(holder => holder.kind === 'person' && holder.person === sheet.owner);
  return words.waitHost(owner && 'name' in owner ? owner.name : '…');
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const { gathering } = useWords().net;
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" class="button button-quiet give-up" onClick={() => setSure(true)}>
        {gathering.close}
      </button>
    );
  return (
    <div class="delete-sure">
      <p>{gathering.closeText}</p>
      <p class="row">
        <button type="button" class="button button-danger" onClick={onDelete}>
          {gathering.closeSure}
        </button>
        <button ref={takeFocus} type="button" class="button" onClick={() => setSure(false)}>
          {gathering.keep}
        </button>
      </p>
    </div>
  );
}
