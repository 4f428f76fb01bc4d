import { fingerprint } from '../../../core/data.ts';
import type { Game, Seat, Vocabulary } from '../../../core/game.ts';
import { openingFaults } from '../../../core/opening.ts';
import { judgeAll } from '../../../core/judge.ts';
import type { Entry, Match } from '../../../core/match.ts';
import { stands } from '../../../core/standing.ts';
import { mayTakeBack } from '../../../core/takeback.ts';
import { stepOf, stepsOf } from '../../../core/witnessed.ts';
import { no, ok } from '../../../core/result.ts';
import { levelCalled, MIDDLE } from '../../../bots/levels.ts';
import { replaceableFrom } from '../../../wire/agreed.ts';
import type { AskOf, TableAsk } from '../../../wire/asks.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { HouseRefusal } from '../../../wire/tells.ts';
import { botName } from '../opening/bot-names.ts';
import { isDealing } from '../dealing/dealing.ts';
import type { Deed } from '../log/deeds.ts';
import { maySit } from './invitations.ts';
import { backInSeat, playerOf, type Playing } from './playing.ts';
import { hint, hintsKnownTo } from './hinting.ts';
import { rewind } from './rewinding.ts';
import { deal, dealWithout, giveUpDeal, openNumber } from '../dealing/judge-deal.ts';
import { type Ledger, peopleAt, seatOf } from '../log/ledger.ts';
import { mayTry } from '../duties/turn-clock.ts';
import { decidingAt, mayReconsider, playOf, type Table } from '../log/table.ts';
import { type Circumstances, doing, type Judged, refuse } from './verdict.ts';

/** A rematch needs a second table, and closing deletes the log: these are handled elsewhere. */
export type JudgedAsk = Exclude<TableAsk, { type: 'rematch' | 'close' }>;

/** The command handler: the deeds this ask causes, or why it is refused. Changes nothing. */
export function judgeAsk(table: Table, ask: JudgedAsk, around: Circumstances): Judged {
  if (table.ledger.status === 'closed') return refuse('table-closed');
  if (isFull(linesKnownTo(table, around.person), ask)) return refuse('table-full');
  switch (ask.type) {
    case 'sit':
      return sit(table, ask, around);
    case 'seat-bot':
      return seatBot(table, ask, around);
    case 'clear-seat':
      return clearSeat(table, ask, around);
    case 'set-seats':
      return setSeats(table, ask, around);
    case 'remove-seat':
      return removeSeat(table, ask, around);
    case 'deal':
      return deal(table, around);
    case 'open-number':
      return openNumber(table, ask, around);
    case 'deal-without':
      return dealWithout(table, ask, around);
    case 'give-up-deal':
      return giveUpDeal(table, around);
    case 'answer':
      return answer(table, ask, around);
    case 'take-back':
      return takeBack(table, ask, around);
    case 'rewind':
      return rewind(table, ask, around);
    case 'hint':
      return hint(table, ask, around);
    case 'sit-in':
      return sitIn(table, ask, around);
    case 'leave':
      return leave(table, around);
    case 'return':
      return comeBack(table, around);
    case 'say':
      return say(table, ask, around);
    case 'say-phrase':
      return sayPhrase(table, ask, around);
  }
}

/** What no game needs to go on, and what can be done again and again: it must leave room for the moves. Standing up, and
 * letting a bot sit in, are not among it: whoever leaves for good does so even from a table whose log is long. */
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

function sit({ ledger }: Table, { seat, number, invite }: AskOf<'sit'>, { person, houseKey }: Circumstances) {
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  const before = seatOf(ledger, person);
  if (holder.kind !== 'free' && before !== seat) return refuse('seat-taken');
  // Somebody who already sits here may change places.
  if (before === null && !maySit(houseKey, ledger, { person, invite, seat })) return refuse('not-invited');
  const { dealing } = ledger;
  // A page from before the house was renewed.
  if ('salt' in number !== (dealing === null)) return refuse('not-understood');
  if ('seal' in number && number.commitment !== dealing?.commitment) return refuse('stale');
  if (before === seat && holder.kind === 'person' && ('salt' in number || holder.seal === number.seal))
    return doing();
  const leave: Deed[] = before === null || before === seat ? [] : [{ do: 'clear', seat: before }];
  const share = 'salt' in number ? { salt: number.salt } : { seal: number.seal };
  return doing(...leave, { do: 'sit', seat, person, ...share });
}

/** Why seats cannot change any more. */
function whyClosed(ledger: Ledger): HouseRefusal | null {
  if (ledger.status !== 'gathering') return 'already-dealt';
  return isDealing(ledger) ? 'being-dealt' : null;
}

function seatBot({ ledger }: Table, { seat, level }: AskOf<'seat-bot'>, { person }: Circumstances) {
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  if (person !== ledger.owner) return refuse('not-your-table');
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  if (holder.kind === 'person') return refuse('seat-taken');
  if (levelCalled(level) === null) return refuse('no-such-level');
  return doing({ do: 'seat-bot', seat, level, name: botName(ledger, seat) });
}

function clearSeat(
  { ledger }: Table,
  { seat }: Pick<AskOf<'clear-seat'>, 'seat'>,
  { person }: Circumstances,
) {
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  const holder = ledger.seats[seat];
  if (!holder) return refuse('no-such-seat');
  if (holder.kind === 'free') return doing();
  if (holder.kind === 'person' && holder.person === person) return doing({ do: 'clear', seat });
  if (person !== ledger.owner) return refuse('not-your-table');
  return holder.kind === 'bot'
    ? doing({ do: 'clear', seat })
    : doing({ do: 'send-away', seat, person: holder.person });
}

function setSeats(table: Table, { seats }: AskOf<'set-seats'>, { person }: Circumstances) {
  const { ledger, game } = table;
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  if (person !== ledger.owner) return refuse('not-your-table');
  if (!game || !fits(game, ledger, seats)) return refuse('no-such-seat');
  if (ledger.seats.slice(seats).some(holder => holder.kind !== 'free')) return refuse('seat-taken');
  return doing({ do: 'set-seats', seats });
}

/** Whoever sits behind a seat that is taken away moves up, and keeps the number they sealed. */
function removeSeat(table: Table, { seat }: AskOf<'remove-seat'>, { person }: Circumstances) {
  const { ledger, game } = table;
  const closed = whyClosed(ledger);
  if (closed) return refuse(closed);
  if (person !== ledger.owner) return refuse('not-your-table');
  const seats = ledger.seats.length - 1;
  const holder = ledger.seats[seat];
  if (!holder || !game || !fits(game, ledger, seats)) return refuse('no-such-seat');
  const behind = ledger.seats.slice(seat + 1);
  // Only a number that is sealed for its person can be taken along; under the first construction it is bound to a seat.
  const isBound = behind.some(moving => moving.kind === 'person' && moving.seal === null);
  if (holder.kind !== 'free' || isBound) return refuse('seat-taken');
  return doing(...behind.flatMap((moving, i) => moved(moving, seat + i)), { do: 'set-seats', seats });
}

/** From the seat behind it to this one. */
function moved(holder: Ledger['seats'][number], to: Seat): Deed[] {
  const leave: Deed = { do: 'clear', seat: to + 1 };
  switch (holder.kind) {
    case 'free':
      return [];
    case 'bot':
      return [leave, { do: 'seat-bot', seat: to, level: holder.level, name: holder.name }];
    case 'person': {
      const { person, seal, salt, early } = holder;
      const opened: Deed[] = salt === null ? [] : [{ do: 'open-number', seat: to, salt, early }];
      return seal === null ? [] : [leave, { do: 'sit', seat: to, person, seal }, ...opened];
    }
  }
}

function fits(game: Game<Vocabulary>, { agreement }: Ledger, seats: number): boolean {
  return openingFaults(game, { options: agreement.options, seats }).length === 0;
}

function answer(table: Table, { step, moves }: AskOf<'answer'>, { person }: Circumstances) {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const trouble = isStale(playing, step) ?? isRestless(playing, moves.length);
  if (trouble) return refuse(trouble);
  const { seat } = playing;
  return judgeEntries(
    table,
    moves.map(move => ({ seat, move })),
    backInSeat(table, seat),
  );
}

function takeBack(table: Table, { step }: AskOf<'take-back'>, { person, now }: Circumstances): Judged {
  const playing = playerOf(table, person);
  if (typeof playing === 'string') return refuse(playing);
  const { seat, play } = playing;
  if (isOvertaken(play.match, seat, step)) return refuse('stale');
  const restless = isRestless(playing, 1);
  if (restless) return refuse(restless);
  if (!mayReconsider(table, seat, now)) return no({ code: 'nothing-to-take-back', clause: 'core' });
  return judgeEntries(table, [{ seat, takeback: true }], backInSeat(table, seat));
}

/** Judges entries one upon the other: all of them, or none. */
export function judgeEntries(
  table: Table,
  entries: readonly Entry<Vocabulary>[],
  before: readonly Deed[] = [],
): Judged {
  const judged = judgeAll(playOf(table).match, entries);
  if (!judged.ok) return judged;
  const played = judged.value.map(
    ({ entry, state }): Deed => ({ do: 'entry', entry, hash: fingerprint(state) }),
  );
  return ok({ deeds: [...before, ...played], changes: judged.value });
}

/** Refuses a stale answer: its question, named by the seat's own step, is no longer open. What others decide at the same
 * time does not close it. */
function isStale({ seat, play: { match, turns } }: Playing, step: number): HouseRefusal | null {
  const answered = stepsOf(match, seat)[step];
  if (answered === undefined) return 'stale';
  return decidingAt(match).includes(seat) && !stands(turns.standing, seat, answered) ? 'stale' : null;
}

/** Whether a take-back means another move than the one that is open now. What others did meanwhile leaves it alone: a closed fist is
 * opened again though somebody else closed theirs while the ask was on its way. */
function isOvertaken(match: Match<Vocabulary>, seat: Seat, step: number): boolean {
  if (step === stepOf(match, seat)) return false;
  const seen = stepsOf(match, seat)[step];
  const since = match.news.findLast(news => news.seat === seat)?.step;
  return seen === undefined || since === undefined || since > seen || !mayTakeBack(match, seat);
}

/** Limits moves and take-backs in one turn: without end they would fill the log and make it slow to read. */
function isRestless({ seat, play }: Playing, more: number): HouseRefusal | null {
  return mayTry(play.turns, seat, more) ? null : 'too-many-tries';
}

/** A bot becomes somebody's substitute. */
function sitIn(table: Table, { seat, level }: AskOf<'sit-in'>, { person, now, awaySince }: Circumstances) {
  const { ledger, play } = table;
  const mine = seatOf(ledger, person);
  if (mine === null) return refuse('not-seated');
  if (!play) return refuse('not-dealt');
  const holder = ledger.seats[seat];
  if (holder?.kind !== 'person') return refuse('no-such-seat');
  if (levelCalled(level) === null) return refuse('no-such-level');
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

/** Undealt tables are stood up from; their owners delete them. */
/** Somebody resigns. */
function leave(table: Table, around: Circumstances) {
  const { ledger } = table;
  const { person } = around;
  if (!peopleAt(ledger).includes(person)) return refuse('not-seated');
  const seat = seatOf(ledger, person);
  if (ledger.status === 'gathering')
    return seat === null ? refuse('not-seated') : clearSeat(table, { seat }, around);
  return doing({ do: 'leave', person, level: MIDDLE });
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
