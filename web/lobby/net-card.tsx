import type { TableCard } from '../../wire/tells.ts';
import { LOCALES } from '../kit/language.ts';
import { SeatSign } from '../kit/seat.tsx';
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
import { isMyDecision } from './order.ts';

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
  const mine = isMyDecision(card, me);
  const seated = card.seats.some(({ person }) => person !== null && person === me);
  const free = card.seats.filter(({ kind }) => kind === 'free').length;
  const joins = card.status === 'gathering' && free > 0 && !seated;
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const title = titleOf(card.game, language);
  return (
    <li class={mine ? 'net-card net-card-mine' : 'net-card'}>
      <div>
        <strong>{title}</strong> {mine && <b class="my-decision">{lobby.yourDecision}</b>}
        <p class="table-card-seats">
          {withDistinctNames(card.seats).map((seat, i) => (
            <span key={i} class="nowrap">
              <SeatSign seat={i} />{' '}
              {seat.kind === 'free' ? <i>{lobby.freeSeat}</i> : called(seat.name, words)}
            </span>
          ))}
        </p>
        <small>
          {when.format(card.touched)} · {mine ? words.tables.moves(card.step) : stateOf(card, free, words)}
          {card.deadline !== null && card.status === 'playing' && (
            <> · {timeLeft(card.deadline - Date.now(), words.net.table)}</>
          )}
        </small>
      </div>
      <p class="row">
        <Link to={`/t/${card.id}`} class={mine || joins ? 'button button-main' : 'button'}>
          {joins ? lobby.join : seated ? lobby.toTable : lobby.watch}
        </Link>
        {me !== null && onLeft && <LeaveTable card={card} me={me} title={title} onLeft={onLeft} />}
      </p>
    </li>
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
