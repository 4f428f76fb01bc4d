import type { Seat } from '../../core/game.ts';
import type { TableSheet } from '../../wire/tells.ts';
import type { HostState } from '../host/host.ts';
import { CallBot } from './call-bot.tsx';
import { Notice } from './notice.tsx';
import { useGatherWords } from '../words/gather.ts';

interface NetNoticesProps {
  readonly sheet: TableSheet;
  readonly around: HostState;
  readonly deciding: readonly Seat[];
  readonly letBot: (seat: Seat) => void;
  readonly takeSeat: () => void;
}

/** What has to be said about people and the line, one line each and only while it is true. */
export function NetNotices({ sheet, around, deciding, letBot, takeSeat }: NetNoticesProps) {
  const { table } = useGatherWords();
  const { you, seats, stuck } = sheet;
  const mine = you === 'spectator' ? null : seats[you];
  const awaited = seats.flatMap((holder, seat) =>
    holder.kind === 'person' &&
    seat !== you &&
    deciding.includes(seat) &&
    holder.away !== null &&
    !holder.standIn
      ? [{ seat, name: holder.name }]
      : [],
  );
  return (
    <>
      {stuck !== null && <Notice kind="trouble">{table.stuck}</Notice>}
      {around.sending && around.line !== 'connected' && <Notice kind="calm">{table.kept}</Notice>}
      {mine?.kind === 'person' && mine.standIn !== null && sheet.status === 'playing' && (
        <Notice kind="calm">
          {table.botForYou}{' '}
          <button type="button" class="button button-main" onClick={takeSeat}>
            {table.takeSeat}
          </button>
        </Notice>
      )}
      {you !== 'spectator' &&
        awaited.map(({ seat, name }) => (
          <Notice key={seat} kind="calm">
            {table.away(name)} <CallBot seat={seat} around={around} clock={sheet.clock} letBot={letBot} />
          </Notice>
        ))}
    </>
  );
}
