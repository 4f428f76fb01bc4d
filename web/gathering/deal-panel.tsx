import { MIDDLE } from '../../bots/levels.ts';
import type { Game, Vocabulary } from '../../core/game.ts';
import { openingFaults } from '../../core/opening.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { RoundButton } from '../kit/round-button.tsx';
import { AskTwice } from '../sure-buttons.tsx';
import { Icon } from '../kit/icon.tsx';
import type { NetTable } from '../net/net-table.ts';
import type { useAsking } from '../net/use-asking.ts';
import { go } from '../router.ts';
import { useGatherWords } from '../words/gather.ts';

interface DealPanelProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly game: Game<Vocabulary>;
  readonly ownsTable: boolean;
  readonly track: ReturnType<typeof useAsking>['track'];
}

/** What is still missing, and who may begin. */
export function DealPanel({ table, sheet, game, ownsTable, track }: DealPanelProps) {
  const { gathering, fair } = useGatherWords();
  const free = sheet.seats.flatMap((holder, seat) => (holder.kind === 'free' ? [seat] : []));
  const isReady = free.length === 0 && !sheet.seats.some(holder => lacksNumber(holder, sheet));
  const count = sheet.seats.length;
  const setSeats = (seats: number) => track(table.ask({ type: 'set-seats', seats }));
  /** How many sit here when the free seats behind them are left out; null where that does not make a game. */
  const without = seatsWithout(sheet, game);
  const deal = () => void track(table.ask({ type: 'deal' }));
  if (!ownsTable) return <p class="hint">{waiting(sheet, free.length, gathering)}</p>;
  return (
    <div class="deal-panel">
      <div class="row">
        <span class="stepper seat-count" role="group" aria-label={gathering.seatCount(count)}>
          <RoundButton
            label={gathering.fewer}
            disabled={count <= game.seats.min || sheet.seats.at(-1)?.kind !== 'free'}
            onClick={() => void setSeats(count - 1)}
          >
            <Icon of="minus" />
          </RoundButton>
          <span>{gathering.seatCount(count)}</span>
          <RoundButton
            label={gathering.more}
            disabled={count >= game.seats.max}
            onClick={() => void setSeats(count + 1)}
          >
            <Icon of="plus" />
          </RoundButton>
        </span>
        {free.length > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => {
              for (const seat of free) void track(table.ask({ type: 'seat-bot', seat, level: MIDDLE }));
            }}
          >
            {gathering.fillBots}
          </button>
        )}
      </div>
      <div class="row">
        {without === null ? (
          <button
            type="button"
            class="button button-main button-large"
            aria-disabled={!isReady}
            aria-describedby="deal-why"
            onClick={() => isReady && deal()}
          >
            {gathering.deal}
          </button>
        ) : (
          <button
            type="button"
            class="button button-main button-large"
            aria-describedby="deal-why"
            onClick={() => void setSeats(without).then(done => done && deal())}
          >
            {gathering.startWith(without)}
          </button>
        )}
        <p id="deal-why" class="hint deal-why">
          {free.length > 0
            ? gathering[without === null ? 'missingBots' : 'missing'](free.length)
            : isReady
              ? gathering.ready
              : fair.numbers.missing}
        </p>
      </div>
      <DeleteButton onDelete={() => void track(table.ask({ type: 'close' })).then(done => done && go('/'))} />
    </div>
  );
}

function seatsWithout(sheet: TableSheet, game: Game<Vocabulary>): number | null {
  const { seats, options } = sheet;
  const taken = seats.findLastIndex(({ kind }) => kind !== 'free') + 1;
  const seated = seats.slice(0, taken);
  if (taken === seats.length || openingFaults(game, { options, seats: taken }).length > 0) return null;
  return seated.every(holder => holder.kind !== 'free' && !lacksNumber(holder, sheet)) ? taken : null;
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
  const { close, closeText, closeSure, keep } = useGatherWords().gathering;
  return (
    <AskTwice class="give-up" ask={close} sure={closeSure} keep={keep} onSure={onDelete}>
      {buttons => (
        <div class="delete-sure">
          <p>{closeText}</p>
          <p class="row">{buttons}</p>
        </div>
      )}
    </AskTwice>
  );
}
