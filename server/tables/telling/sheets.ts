import type { Seat, Viewer } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { stepAt, stepOf, stepsOf } from '../../../core/witnessed.ts';
import { NAMELESS } from '../../../wire/agreed.ts';
import type { ClockSheet, DealSheet, SeatSheet, Speech, TableCard, TableSheet } from '../../../wire/tells.ts';
import { awaited, isDealing } from '../dealing/dealing.ts';
import { hintCounts } from '../asks/hinting.ts';
import { seatInvite, tableInvite } from '../asks/invitations.ts';
import { dealingOf, type Ledger, openingsOf, peopleAt, seatOf } from '../log/ledger.ts';
import { botAt, clockOf, decidingAt, type Table } from '../log/table.ts';
import { deadline } from '../duties/turn-clock.ts';

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
  const hinted = hintCounts(table, viewerOf(ledger, reader.person));
  return {
    id: ledger.id,
    game: agreement.game,
    edition: agreement.edition ?? null,
    options: agreement.options,
    status: ledger.status,
    ended: ledger.status === 'over' ? ledger.playedAt : null,
    visibility: agreement.visibility,
    clock: agreement.clock,
    late: agreement.late,
    chat: agreement.chat,
    owner: ledger.owner,
    seats: ledger.seats.map((_, seat) => seatSheet(ledger, seat, { ...reader, invites: invites && gathers })),
    you: viewerOf(ledger, reader.person),
    sentAway: reader.person !== null && ledger.sentAway.has(reader.person),
    invite: invites && agreement.visibility !== 'private' ? tableInvite(reader.houseKey, ledger) : null,
    deal: dealSheet(ledger),
    rematch: ledger.rematch,
    lastSeen: ownStep(table, reader),
    speeches: ledger.speeches
      .map(speech => named(speech, reader.names))
      .filter(({ name }) => name !== NAMELESS),
    stuck: table.stuck,
    ...(ledger.rewinds > 0 && { rewinds: ledger.rewinds }),
    ...(agreement.hints === false && { hints: false }),
    ...(hinted && { hinted }),
  };
}

/** How far the reader had come, in the reader's own steps. */
function ownStep({ play, ledger }: Table, { person, lastSeen }: Reader): number | null {
  if (!play || lastSeen === null) return null;
  const step = stepsOf(play.match, 'spectator')[lastSeen] ?? play.match.entries.length;
  return stepAt(play.match, viewerOf(ledger, person), step);
}

/** Openings are shown once the roster is fixed: from then on nobody can make anything of them. */
function dealSheet({ commitment, dealing, seats }: Ledger): DealSheet {
  if (dealing === null) return { construction: 1, commitment };
  const { deal, terms, roster, without } = dealing;
  const openings = openingsOf(seats);
  return {
    construction: 2,
    deal,
    commitment: dealing.commitment,
    terms,
    roster,
    openings: openings.map(opening => (roster ? (opening?.salt ?? null) : null)),
    without: [...without],
    early: openings.flatMap((opening, seat) => (opening?.early ? [seat] : [])),
  };
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
  const holder = nth(ledger.seats, seat);
  switch (holder.kind) {
    case 'free':
      return { kind: 'free', invite: invites ? seatInvite(houseKey, ledger, seat) : null };
    case 'bot':
      return { kind: 'bot', name: holder.name, level: holder.level };
    case 'person': {
      const { person, standIn, seal } = holder;
      const left = ledger.departed.has(person);
      return { kind: 'person', person, name: names(person), away: away(person), standIn, left, seal };
    }
  }
}

export function clockSheet(table: Table, now: number): ClockSheet {
  const { ledger, play, hours } = table;
  if (!play) return { now, asked: [], deadlines: [], stores: [], closes: null };
  const { match, turns } = play;
  const { clock } = ledger.agreement;
  const timer = match.game.timer?.(match.state);
  return {
    now,
    asked: turns.since.map(since => (since === null ? null : hours.carry(since))),
    deadlines: turns.since.map((_, seat) => deadline(clockOf(table), seat)),
    stores: turns.stores.map(store => (clock.kind === 'live' ? store : null)),
    closes: timer ? hours.carry(turns.closingSince) + timer.seconds * 1000 : null,
  };
}

/** The table in a list. */
export function cardOf(table: Table, names: Names): TableCard {
  const { ledger, play } = table;
  const { game, visibility, clock } = ledger.agreement;
  const waitsFor = (seat: Seat) => nth(ledger.seats, seat).kind !== 'person' || botAt(table, seat) === null;
  const deciding = isDealing(ledger)
    ? awaited(ledger, dealingOf(ledger))
    : play && ledger.status === 'playing'
      ? decidingAt(play.match).filter(seat => waitsFor(seat))
      : [];
  const deadlines = deciding
    .map(seat => (play ? deadline(clockOf(table), seat) : null))
    .filter(end => end !== null);
  return {
    id: ledger.id,
    owner: ledger.owner,
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
    ...(ledger.rewinds > 0 && { friendly: true }),
  };
}
