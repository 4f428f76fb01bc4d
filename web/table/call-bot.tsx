import type { Seat } from '../../core/game.ts';
import { type Clock, replaceableFrom } from '../../wire/agreed.ts';
import type { HostState } from '../host/host.ts';
import { useWords } from '../words/index.ts';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';
import { nth } from '../../core/sure.ts';
import { useGatherWords } from '../words/gather.ts';

interface CallBotProps {
  readonly seat: Seat;
  readonly around: HostState;
  readonly clock: Clock;
  readonly letBot: (seat: Seat) => void;
}

/** Lets a bot play for somebody who is away and is waited for; until that may be, says when. */
export function CallBot({ seat, around, clock, letBot }: CallBotProps) {
  const { net } = useWords();
  const { table } = useGatherWords();
  const holder = nth(around.holders, seat);
  const asked = around.clocks?.asked[seat] ?? null;
  const away = holder.kind === 'person' && !holder.standIn ? (holder.awaySince ?? null) : null;
  const from = away === null ? null : replaceableFrom(clock, asked, away);
  const now = useNow(from !== null);
  if (away === null || asked === null) return null;
  if (from === null) return <span class="call-bot-later">{table.clockCallsBot}</span>;
  if (from > now) return <span class="call-bot-later">{table.botIn(timeLeft(from - now, net.table))}</span>;
  return (
    <button type="button" class="button" onClick={() => letBot(seat)}>
      {table.letBot(holder.name)}
    </button>
  );
}
