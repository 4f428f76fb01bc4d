import type { Seat } from '../../../core/game.ts';
import { ofKind } from '../../../core/keys.ts';
import { stepOf } from '../../../core/witnessed.ts';
import { levelCalled } from '../../../bots/levels.ts';
import { ALIKE, replaceableFrom } from '../../../wire/agreed.ts';
import type { AskOf, TableAsk } from '../../../wire/asks.ts';
import { LIMITS } from '../../../wire/limits.ts';
import { deal, dealWithout, giveUpDeal, openNumber } from '../dealing/judge-deal.ts';
import { peopleAt, seatOf } from '../log/ledger.ts';
import { playOf, type Table } from '../log/table.ts';
import { answer, takeBack } from './answering.ts';
import { hint, hintsKnownTo } from './hinting.ts';
import { backInSeat } from './playing.ts';
import { rewind } from './rewinding.ts';
import { clearSeat, removeSeat, seatBot, setSeats, sit } from './seating.ts';
import { type Circumstances, doing, type Judged, refuse } from './verdict.ts';

/** A rematch needs a second table, and closing deletes the log: these are handled elsewhere. */
export type JudgedAsk = Exclude<TableAsk, { type: 'rematch' | 'close' }>;

type Judge<A extends JudgedAsk> = (table: Table, ask: A, around: Circumstances) => Judged;

const JUDGES: { readonly [T in JudgedAsk['type']]: Judge<AskOf<T>> } = {
  sit,
  'seat-bot': seatBot,
  'clear-seat': clearSeat,
  'set-seats': setSeats,
  'remove-seat': removeSeat,
  deal: (table, _, around) => deal(table, around),
  'open-number': openNumber,
  'deal-without': dealWithout,
  'give-up-deal': (table, _, around) => giveUpDeal(table, around),
  answer,
  'take-back': takeBack,
  rewind,
  hint,
  'sit-in': sitIn,
  leave: (table, _, around) => leave(table, around),
  return: (table, _, around) => comeBack(table, around),
  say,
  'say-phrase': sayPhrase,
};

/** The command handler: the deeds this ask causes, or why it is refused. Changes nothing. */
export function judgeAsk(table: Table, ask: JudgedAsk, around: Circumstances): Judged {
  if (table.ledger.status === 'closed') return refuse('table-closed');
  if (isFull(linesKnownTo(table, around.person), ask)) return refuse('table-full');
  return ofKind<Judge<JudgedAsk>>(JUDGES, ask)(table, ask, around);
}

/** Asks that no game needs and that can be repeated: they must leave room in the log for moves. Standing up and
 * letting a bot sit in are not among them: one can leave for good even when the log is long. */
const EXTRAS: readonly JudgedAsk['type'][] = [
  'say',
  'say-phrase',
  'take-back',
  'rewind',
  'hint',
  'return',
  'sit',
  'seat-bot',
  'set-seats',
  'remove-seat',
];

/** The length of the log as far as this person has witnessed it: otherwise its end would tell how often others decided in secret. */
function linesKnownTo(table: Table, person: string): number {
  const { ledger, play } = table;
  if (!play) return ledger.seq;
  const { match } = play;
  const viewer = seatOf(ledger, person) ?? 'spectator';
  const unknownHints = ledger.hints.length - hintsKnownTo(table, viewer).length;
  return ledger.seq - match.entries.length + stepOf(match, viewer) - unknownHints;
}

/** Whether the log is too long for this ask. */
function isFull(lines: number, { type }: JudgedAsk): boolean {
  return lines >= (EXTRAS.includes(type) ? LIMITS.log.extras : LIMITS.log.all);
}

/** A bot becomes somebody's substitute. */
function sitIn(table: Table, { seat, level }: AskOf<'sit-in'>, { person, now, awaySince }: Circumstances) {
  const { ledger, play } = table;
  const mine = seatOf(ledger, person);
  if (mine === null) return refuse('not-seated');
  if (!play) return refuse('not-dealt');
  const holder = ledger.seats[seat];
  if (holder?.kind !== 'person') return refuse('no-such-seat');
  if (level !== ALIKE && levelCalled(level) === null) return refuse('no-such-level');
  if (holder.standIn !== null) return doing();
  if (mine !== seat) {
    const away = awaySince(holder.person);
    const { clock } = ledger.agreement;
    if (away !== null && clock.kind === 'relaxed') return refuse('has-time');
    const from = away === null ? null : replaceableFrom(clock, askedSince(table, seat), away);
    if (from === null || now < from) return refuse('still-here');
  }
  return doing({ do: 'sit-in', seat, level });
}

function askedSince(table: Table, seat: Seat): number | null {
  const since = playOf(table).turns.since[seat] ?? null;
  return since === null ? null : table.hours.carry(since);
}

/** Somebody resigns. Undealt tables are stood up from; their owners delete them. */
function leave(table: Table, around: Circumstances) {
  const { ledger } = table;
  const { person } = around;
  if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
  const seat = seatOf(ledger, person);
  if (ledger.status === 'gathering')
    return seat === null ? refuse('not-seated') : clearSeat(table, { seat }, around);
  const holder = seat === null ? null : ledger.seats[seat];
  // A bot that plays for them already plays on.
  const level = (holder?.kind === 'person' ? holder.standIn : null) ?? ALIKE;
  return doing({ do: 'leave', person, level });
}

function comeBack(table: Table, { person }: Circumstances) {
  const seat = seatOf(table.ledger, person);
  return seat === null ? refuse('not-seated') : doing(...backInSeat(table, seat));
}

function say({ ledger }: Table, { text }: AskOf<'say'>, { person }: Circumstances) {
  if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
  if (ledger.agreement.chat !== 'free') return refuse('chat-off');
  const said = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return said === '' ? refuse('says-nothing') : doing({ do: 'say', person, said: { text: said } });
}

function sayPhrase({ ledger }: Table, { phrase }: AskOf<'say-phrase'>, { person }: Circumstances) {
  if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
  return ledger.agreement.chat === 'off'
    ? refuse('chat-off')
    : doing({ do: 'say', person, said: { phrase } });
}
