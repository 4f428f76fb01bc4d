import type { TableCard } from '../../wire/tells.ts';
import { LOCALES } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { withDistinctNames } from '../net/distinct-names.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../shelf.ts';
import { timeLeft } from '../table/time-left.ts';
import { called } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { LeaveTable } from './leave-table.tsx';
import { myDecision } from './order.ts';
import { TableTop } from './table-top.tsx';

interface NetCardProps {
  readonly card: TableCard;
  readonly me: string | null;
  /** Where it is one of mine: what to do once it is no more. */
  readonly onLeft?: () => void;
}

/** A table of the house in a list: who sits there, and whose decision it is. */
export function NetCard({ card, me, onLeft }: NetCardProps) {
  const words = useWords();
  const { lobby } = words.net;
  const { language } = useStore(settings);
  const asked = myDecision(card, me);
  const seated = card.seats.some(({ person }) => person !== null && person === me);
  const free = card.seats.filter(({ kind }) => kind === 'free').length;
  const joins = card.status === 'gathering' && free > 0 && !seated;
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const facts = (
    <>
      {when.format(card.touched)} ·{' '}
      {asked === null ? stateOf(card, free, words) : words.tables.moves(card.step)}
      {card.friendly && <> · {words.table.friendly}</>}
      {card.deadline !== null && card.status === 'playing' && (
        <> · {timeLeft(card.deadline - Date.now(), words.net.table)}</>
      )}
    </>
  );
  return (
    <TableTop
      class={asked === null ? 'net-card' : 'net-card net-card-mine'}
      game={card.game}
      names={withDistinctNames(card.seats).map(seat =>
        seat.kind === 'free' ? null : called(seat.name, words),
      )}
      asked={asked}
      facts={facts}
    >
      <Link to={`/t/${card.id}`} class={asked !== null || joins ? 'button button-main' : 'button'}>
        {joins ? lobby.join : seated ? lobby.toTable : lobby.watch}
      </Link>
      {card.status === 'over' && (
        <Link to={`/t/${card.id}/replay`} class="button">
          {words.tables.replay}
        </Link>
      )}
      {me !== null && onLeft && (
        <LeaveTable card={card} me={me} title={titleOf(card.game, language)} onLeft={onLeft} />
      )}
    </TableTop>
  );
}

function stateOf(card: TableCard, free: number, words: Words): string {
  const { net, tables } = words;
  const { lobby } = net;
  switch (card.status) {
    case 'gathering':
      if (card.deciding.length > 0) return waitingFor(card, words);
      return free > 0 ? lobby.freeSeats(free) : lobby.full;
    case 'playing':
      return card.deciding.length > 0 ? waitingFor(card, words) : tables.moves(card.step);
    case 'over':
      return lobby.over;
    case 'closed':
      return lobby.closed;
  }
}

function waitingFor(card: TableCard, words: Words): string {
  const seats = withDistinctNames(card.seats);
  return words.net.lobby.waitingFor(card.deciding.map(seat => called(seats[seat]?.name ?? '', words)));
}
