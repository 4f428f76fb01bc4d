import type { Seat, Viewer } from '../../core/game.ts';
import { stepAt, stepOf, stepsOf } from '../../core/witnessed.ts';
import { NAMELESS } from '../../wire/agreed.ts';
import type { ClockSheet, SeatSheet, Speech, TableCard, TableSheet } from '../../wire/tells.ts';
import { seatInvite, tableInvite } from './invitations.ts';
import { type Ledger, peopleAt, seatOf } from './ledger.ts';
import { botAt } from './players.ts';
import { decidingAt, type Table } from './table.ts';
import { deadline } from './turn-clock.ts';

export type Names = (person: string) => string;

interface Reader {
  readonly person: string | null;
  readonly names: Names;
  readonly houseKey: string;
  /** Milliseconds since this person was last at the table; null while they are there. */
  readonly away: (person: string) => number | null;
  /** Up to which step of those that everybody sees this person had watched before; null when there is nothing to tell. */
  readonly lastSeen: number | null;
}

/** The table as this reader is told about it. */
export function sheetFor(table: Table, reader: Reader): TableSheet {
  const { ledger } = table;
  const { agreement } = ledger;
  const invites = reader.person !== null && peopleAt(ledger).includes(reader.person);
  const gathers = ledger.status === 'gathering';
  return {
    id: ledger.id,
    game: agreement.game,
    edition: agreement.edition ?? null,
    options: agreement.options,
    status: ledger.status,
    visibility: agreement.visibility,
    clock: agreement.clock,
    late: agreement.late,
    chat: agreement.chat,
    owner: ledger.owner,
    seats: ledger.seats.map((_, seat) => seatSheet(ledger, seat, { ...reader, invites: invites && gathers })),
    you: viewerOf(ledger, reader.person),
    invite: invites && agreement.visibility !== 'private' ? tableInvite(reader.houseKey, ledger) : null,
    commitment: ledger.commitment,
    rematch: ledger.rematch,
    lastSeen: ownStep(table, reader),
    speeches: ledger.speeches
      .map(speech => named(speech, reader.names))
      .filter(({ name }) => name !== NAMELESS),
    stuck: table.stuck,
  };
}

/** How far the reader had come, in the reader's own steps. */
function ownStep({ play, ledger }: Table, { person, lastSeen }: Reader): number | null {
  if (!play || lastSeen === null) return null;
  const step = stepsOf(play.match, 'spectator')[lastSeen] ?? play.match.entries.length;
  return stepAt(play.match, viewerOf(ledger, person), step);
}

export const viewerOf = (ledger: Ledger, person: string | null): Viewer =>
  seatOf(ledger, person) ?? 'spectator';

export function named(speech: Omit<Speech, 'name'>, names: Names): Speech {
  return { ...speech, name: names(speech.person) };
}

function seatSheet(
  ledger: Ledger,
  seat: Seat,
  { names, houseKey, away, invites }: Reader & { readonly invites: boolean },
): SeatSheet {
  const holder = ledger.seats[seat]!;
  switch (holder.kind) {
    case 'free':
      return { kind: 'free', invite: invites ? seatInvite(houseKey, ledger, seat) : null };
    case 'bot':
      return { kind: 'bot', name: holder.name, level: holder.level };
    case 'person': {
      const { person, standIn } = holder;
      return { kind: 'person', person, name: names(person), away: away(person), standIn };
    }
  }
}

export function clockSheet({ ledger, play }: Table, now: number): ClockSheet {
  if (!play) return { now, asked: [], deadlines: [], stores: [], closes: null };
  const { match, turns } = play;
  const { clock } = ledger.agreement;
  const timer = match.game.timer?.(match.state);
  return {
    now,
    asked: turns.since,
    deadlines: turns.since.map((_, seat) => deadline(turns, clock, seat)),
    stores: turns.stores.map(store => (clock.kind === 'live' ? store : null)),
    closes: timer ? turns.closingSince + timer.seconds * 1000 : null,
  };
}

/** The table in a list. */
export function cardOf(table: Table, names: Names): TableCard {
  const { ledger, play } = table;
  const { game, visibility, clock } = ledger.agreement;
  const waitsFor = (seat: Seat) => ledger.seats[seat]!.kind !== 'person' || botAt(table, seat) === null;
  const deciding =
    play && ledger.status === 'playing' ? decidingAt(play.match).filter(seat => waitsFor(seat)) : [];
  const deadlines = deciding.map(seat => deadline(play!.turns, clock, seat)).filter(end => end !== null);
  return {
    id: ledger.id,
    game,
    status: ledger.status,
    visibility,
    seats: ledger.seats.map(holder => ({
      kind: holder.kind,
      name: holder.kind === 'person' ? names(holder.person) : holder.kind === 'bot' ? holder.name : '',
      person: holder.kind === 'person' ? holder.person : null,
    })),
    deciding,
    step: play ? stepOf(play.match, 'spectator') : 0,
    clock,
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    touched: table.shown,
  };
}
