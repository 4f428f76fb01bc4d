import type { Seat, Viewer } from '../../core/game.ts';
import type { HostState, SeatHolder } from '../host/host.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { called, substituteLevel } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import { Presence } from './presence.tsx';
import { remaining, timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';
import { useGatherWords } from '../words/gather.ts';

interface StripProps {
  readonly around: HostState;
  readonly deciding: readonly Seat[];
  readonly viewer: Viewer;
  /** By seat, how often a hint was asked for; absent where nobody did. */
  readonly hinted?: readonly number[] | undefined;
  readonly onPeople: () => void;
}

/** Who is at the table, how much time they have, and how the line is. */
export function Strip({ around, deciding, viewer, hinted, onPeople }: StripProps) {
  const { net, colon } = useWords();
  const { table } = useGatherWords();
  const { holders, clocks, line } = around;
  const timed = clocks !== null && [...clocks.deadlines, clocks.closes].some(time => time !== null);
  const now = useNow(timed);
  return (
    <div class={timed ? 'strip strip-timed' : 'strip'}>
      {viewer === 'spectator' && (
        <b class="watching" title={table.watchingHint}>
          {table.watching}
        </b>
      )}
      <button type="button" class="strip-seats" onClick={onPeople}>
        <span class="only-heard">{table.people + colon}</span>
        {holders.map((holder, seat) => (
          <StripSeat
            key={seat}
            seat={seat}
            holder={holder}
            decides={deciding.includes(seat)}
            hints={hinted?.[seat] ?? 0}
            left={clocks && isPlayedByPerson(holder) ? remaining(clocks, seat, now) : null}
          />
        ))}
      </button>
      {clocks && clocks.closes !== null && (
        <span class="strip-clock">{table.closesIn(timeLeft(clocks.closes - now, net.table))}</span>
      )}
      {line !== 'connected' && (
        <span class="line-state" role="status">
          {table.lines[line]}
        </span>
      )}
    </div>
  );
}

/** Bots have no clock to mind. */
function isPlayedByPerson(holder: SeatHolder): boolean {
  return holder.kind === 'person' && !holder.standIn;
}

interface StripSeatProps {
  readonly seat: Seat;
  readonly holder: SeatHolder;
  readonly decides: boolean;
  readonly hints: number;
  readonly left: number | null;
}

function StripSeat({ seat, holder, decides, hints, left }: StripSeatProps) {
  const words = useWords();
  const { table } = useGatherWords();
  const name = called(holder.name, words);
  const standIn = holder.kind === 'person' && holder.standIn;
  return (
    <span class={decides ? 'strip-seat strip-seat-decides' : 'strip-seat'} data-seat={seat}>
      <SeatSign seat={seat} />
      <span class="strip-name">{name}</span>
      {standIn ? (
        <BotMark label={table.botFor(name, substituteLevel(standIn, words))} />
      ) : holder.kind === 'bot' ? (
        <BotMark label="" />
      ) : (
        <Presence present={(holder.awaySince ?? null) === null} />
      )}
      {hints > 0 && (
        <span class="strip-hints" title={table.hints(hints)}>
          <Icon of="hint" />
          <span aria-hidden="true">{hints}</span>
          <span class="only-heard">{table.hints(hints)}</span>
        </span>
      )}
      {left !== null && (
        <span class={left < 30_000 && decides ? 'seat-clock seat-clock-short' : 'seat-clock'}>
          {left <= 0 && decides ? table.late : timeLeft(left, words.net.table)}
        </span>
      )}
    </span>
  );
}

function BotMark({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 24 24" class="bot-mark" role="img" aria-label={label} aria-hidden={label === ''}>
      <path d="M12 3v3M6 8h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM9 12v2M15 12v2" />
    </svg>
  );
}
