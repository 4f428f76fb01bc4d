import { same } from '../../core/data.ts';
import { nth } from '../../core/sure.ts';
import { stepsOf } from '../../core/witnessed.ts';
import type { Line } from '../../server/storage/storage.ts';
import type { Deed } from '../../server/tables/log/deeds.ts';
import { seatOf } from '../../server/tables/log/ledger.ts';
import { deedOf } from '../../server/tables/log/load.ts';
import type { Table } from '../../server/tables/log/table.ts';
import type { TableAsk } from '../../wire/asks.ts';
import type { DiaryEntry } from './diary.ts';

interface Around {
  readonly deaths: readonly number[];
  readonly jumps?: boolean;
  readonly complain: (what: string) => void;
}

/** Every acknowledged ask is in the log, once, in its place and as it was asked; every refused one is not. The steps of the
 * asks are those of the log. */
export function checkAsks(
  lines: readonly Line[],
  asked: readonly DiaryEntry[],
  { deaths, jumps = false, complain }: Around,
) {
  const deeds = lines.map(deedOf);
  const places = placesOf(lines, complain);
  const known = new Set(asked.map(keyOf));
  for (const key of places.keys()) if (!known.has(key)) complain(`“${key}” was never asked`);

  const placed: { readonly entry: DiaryEntry; readonly place: number }[] = [];
  let acknowledged = 0;
  let rescued = 0;
  for (const entry of asked) {
    const { ask, answer, answered, person } = entry;
    const place = places.get(keyOf(entry));
    if (place === undefined) {
      // Asked twice for a hint to one question, one is told twice and noted once.
      if (answer === 'done' && ask.type !== 'hint')
        complain(`${ask.type} ${ask.id} was acknowledged and is lost`);
      if (isRefusal(answer) && !wentOn(lines, deeds, jumps ? { ...entry, answered: Infinity } : entry))
        complain(`${ask.type} ${ask.id} was refused without a reason: ${answer}`);
      continue;
    }
    if (isRefusal(answer)) complain(`${ask.type} ${ask.id} was refused and is there`);
    // What was acknowledged comes before what its person asked for afterwards.
    const behind = placed.find(
      ({ entry: before, place: other }) =>
        before.person === person &&
        other > place &&
        before.answered !== null &&
        before.answered < entry.asked,
    );
    if (behind)
      complain(`${ask.type} ${ask.id} stands before ${behind.entry.ask.id}, which was done earlier`);
    placed.push({ entry, place });
    const fault = faultOf(ask, deeds, place);
    if (fault) complain(`${ask.type} ${ask.id} is not what was asked: ${fault}`);
    if (answer !== 'done') continue;
    acknowledged++;
    if (deaths.some(death => nth(lines, place).at < death && death < answered!)) rescued++;
  }
  return { acknowledged, rescued };
}

/** Seats count the steps they witness; the log counts all. */
export function inStepsOfTheLog(entry: DiaryEntry, { ledger, play }: Table): DiaryEntry {
  const { ask, person } = entry;
  const seat = seatOf(ledger, person);
  if (!isTimely(ask) || !play || seat === null) return entry;
  return { ...entry, ask: { ...ask, step: stepsOf(play.match, seat)[ask.step] ?? Infinity } };
}

/** Asks about one question, which is not open for ever. */
const isTimely = (ask: TableAsk) => ask.type === 'answer' || ask.type === 'take-back' || ask.type === 'hint';

const isRefusal = (answer: string | null) => answer !== null && answer !== 'done';

/** All that the scripts ask is allowed when they ask it; only what is asked about a question may come too late, when others were quicker. */
function wentOn(lines: readonly Line[], deeds: readonly Deed[], { ask, answered }: DiaryEntry): boolean {
  if (!isTimely(ask)) return false;
  const entries = lines.filter((_, i) => nth(deeds, i).do === 'entry');
  const next = entries[ask.step];
  return next !== undefined && next.at <= answered!;
}

const keyOf = ({ person, ask }: DiaryEntry) => `${person} ${ask.id}`;

function placesOf(lines: readonly Line[], complain: (what: string) => void): Map<string, number> {
  const places = new Map<string, number>();
  for (const [i, { ask }] of lines.entries()) {
    if (ask === null) continue;
    if (places.has(ask)) complain(`“${ask}” is there twice`);
    places.set(ask, i);
  }
  return places;
}

/** What is wrong with the deeds that an ask brought about; null when they are what it says. */
function faultOf(ask: TableAsk, deeds: readonly Deed[], place: number): string | null {
  const deed = nth(deeds, place);
  const expected = (holds: boolean) => (holds ? null : JSON.stringify(deed));
  switch (ask.type) {
    case 'answer':
      return faultOfMoves(ask, deeds, deed.do === 'return' ? place + 1 : place);
    case 'take-back':
      return expected(
        deed.do === 'entry' && 'takeback' in deed.entry && entriesUpTo(deeds, place) > ask.step,
      );
    case 'say':
      return expected(deed.do === 'say' && same(deed.said, { text: ask.text }));
    case 'sit':
      return expected(
        deed.do === 'sit' &&
          deed.seat === ask.seat &&
          ('seal' in deed && 'seal' in ask.number ? deed.seal === ask.number.seal : 'salt' in deed),
      );
    case 'open-number':
      return expected(deed.do === 'open-number' && deed.salt === ask.salt);
    case 'deal-without':
      return expected(deed.do === 'deal-without' && deed.seat === ask.seat);
    case 'give-up-deal':
      return expected(deed.do === 'give-up-deal');
    case 'deal':
      return expected(deed.do === 'roster');
    case 'seat-bot':
      return expected(deed.do === 'seat-bot' && deed.seat === ask.seat && deed.level === ask.level);
    case 'sit-in':
      return expected(deed.do === 'sit-in' && deed.seat === ask.seat && deed.level === ask.level);
    case 'leave':
      return expected(deed.do === 'leave' || deed.do === 'clear');
    case 'rewind':
      return expected(deed.do === 'rewind' || deed.do === 'return');
    case 'return':
    case 'rematch':
    case 'close':
    case 'hint':
      return expected(deed.do === ask.type);
    case 'say-phrase':
      return expected(deed.do === 'say' && same(deed.said, { phrase: ask.phrase }));
    case 'clear-seat':
      return expected((deed.do === 'clear' || deed.do === 'send-away') && deed.seat === ask.seat);
    case 'set-seats':
      return expected(deed.do === 'set-seats' && deed.seats === ask.seats);
    case 'remove-seat':
      return expected(deed.do === 'set-seats' || (deed.do === 'clear' && deed.seat > ask.seat));
  }
}

/** Others may have decided at the same time, so an answer may stand later than its question, never earlier. */
function faultOfMoves(
  { step, moves }: Extract<TableAsk, { type: 'answer' }>,
  deeds: readonly Deed[],
  place: number,
): string | null {
  if (entriesUpTo(deeds, place) <= step) return `it answers step ${step} too early`;
  for (const [i, move] of moves.entries()) {
    const deed = deeds[place + i];
    const fits = deed?.do === 'entry' && 'move' in deed.entry && same(deed.entry.move, move);
    if (!fits) return JSON.stringify(deed);
  }
  return null;
}

const entriesUpTo = (deeds: readonly Deed[], place: number) =>
  deeds.slice(0, place + 1).filter(deed => deed.do === 'entry').length;
