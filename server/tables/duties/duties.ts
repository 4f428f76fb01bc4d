import { frameFor } from '../../../core/frame.ts';
import type { Vocabulary } from '../../../core/game.ts';
import { recordOf } from '../../../core/record.ts';
import { stepOf } from '../../../core/witnessed.ts';
import { same } from '../../../core/data.ts';
import { type Character, characterAt } from '../../../bots/characters.ts';
import { MIDDLE } from '../../../bots/levels.ts';
import { nth } from '../../../core/sure.ts';
import { ALIKE } from '../../../wire/agreed.ts';
import type { SeatPlayed } from '../../bots/gauge-worker.ts';
import { isOutage } from '../../storage/trouble.ts';
import type { Surroundings } from '../surroundings.ts';
import { commit, refresh, TableGone } from '../log/committing.ts';
import type { Deed } from '../log/deeds.ts';
import { type Duty, dutyOf } from './due.ts';
import { type Held, inTurn } from '../held.ts';
import { judgeEntries } from '../asks/answering.ts';
import { botAt, playOf, type Table } from '../log/table.ts';
import type { Verdict } from '../asks/verdict.ts';

/** Milliseconds of a lease: after that another node may take the duty. */
export const LEASE = 15_000;
/** The longest time a timer can be set for; the sweep finds what lies beyond. */
const LONGEST = 2_000_000_000;

/** Milliseconds before a duty that failed is tried again. */
const AFTER_TROUBLE = 2_000;

/** Sets the timer for the next duty of this table. */
export function setAlarm(held: Held, around: Surroundings, soonest = 0): void {
  if (held.timer) clearTimeout(held.timer);
  held.timer = null;
  if (around.closing.aborted) return;
  const duty = held.table && dutyOf(held.table, around.botPace);
  if (!duty) return;
  const wait = Math.min(LONGEST, Math.max(soonest, duty.at - around.now()));
  held.timer = setTimeout(() => void attend(held, around), wait);
}

/** Does everything that is due at a table. Whatever goes wrong is tried again by the sweep. */
export async function attend(held: Held, around: Surroundings, claimed = false): Promise<void> {
  // Also when already attending: nobody else would do it before the lease runs out.
  if (claimed) held.claimedUntil = around.now() + LEASE;
  if (held.attended) return;
  held.attended = true;
  let soonest = 0;
  try {
    while (!around.closing.aborted) {
      const duty = await inTurn(held, async () => dutyOf(await refresh(held, around), around.botPace));
      const now = around.now();
      if (!duty || duty.at > now) break;
      // Bots whose payer is over the rate limit wait, like people: otherwise one address could fill the server with
      // tables of bots.
      soonest = duty.do === 'bot' ? around.payForBot(held.payer) * 1000 : 0;
      if (soonest > 0) break;
      if (!(await isOurs(held, now, around))) {
        // Another node is at it; should it die, its lease runs out.
        soonest = AFTER_TROUBLE;
        break;
      }
      held.claimedUntil = 0;
      await fulfil(held, duty, around);
    }
  } catch (error) {
    // A deleted table has no duties, and the keeper drops it; a storage in trouble is logged by the house, once for
    // all tables.
    if (!(error instanceof TableGone) && !isOutage(error))
      around.log.error({ table: held.id, error }, 'duty not done');
    soonest = AFTER_TROUBLE;
  } finally {
    held.attended = false;
    setAlarm(held, around, soonest);
  }
}

/** The sweep of this node may claim the table for us while we try to. */
async function isOurs(held: Held, now: number, { storage }: Surroundings): Promise<boolean> {
  const claimed = () => now < held.claimedUntil;
  return claimed() || (await storage.claimTable(held.id, now, now + LEASE)) || claimed();
}

async function fulfil(held: Held, duty: Duty, around: Surroundings): Promise<void> {
  around.metrics.duties.inc({ duty: duty.do });
  if (duty.do === 'bot') return letBotMove(held, duty, around);
  if (duty.do === 'gauge') return gaugeSeat(held, duty, around);
  return doIfStillDue(held, duty, around, table =>
    duty.do === 'closing' ? closed(table, duty.closing) : late(table, duty),
  );
}

/** The bot thinks outside the queue: people who decide at the same time do not wait for it. */
async function letBotMove(
  held: Held,
  duty: Extract<Duty, { do: 'bot' }>,
  around: Surroundings,
): Promise<void> {
  const question = await inTurn(held, async () => {
    const table = await refresh(held, around);
    // Somebody decided in the meantime: the bot takes its time again.
    return same(dutyOf(table, around.botPace), duty)
      ? questionOf(table, duty, characterAt(held.id, duty.seat))
      : null;
  });
  if (!question) return;
  const move = await around.think(question.ask, held.payer);
  if (move === null) return;
  await inTurn(held, async () => {
    const table = await refresh(held, around);
    // Somebody was quicker, and the bot saw it, or went back: it will be asked anew.
    const isSame =
      table.ledger.rewinds === question.rewinds && stepOf(playOf(table).match, duty.seat) === question.step;
    if (!isSame || botAt(table, duty.seat) !== duty.level) return;
    const judged = judgeEntries(table, [{ seat: duty.seat, move }]);
    const verdict = judged.ok
      ? judged
      : judgeEntries(table, [{ seat: duty.seat, move: nth(question.ask.legal, 0) }]);
    if (!judged.ok) around.log.error({ table: held.id, refusal: judged.error }, 'bot made an illegal move');
    if (verdict.ok) await commit(held, verdict.value, { ask: null, around });
  });
}

function questionOf(table: Table, { seat, level }: Extract<Duty, { do: 'bot' }>, character: Character) {
  const { match } = playOf(table);
  const { view, choices, step } = frameFor(match, seat, match.entries.length);
  const legal = choices.filter(choice => choice.refusal === null).map(choice => choice.move);
  if (legal.length === 0) return null;
  const { agreement, rewinds } = table.ledger;
  const { game, edition } = agreement;
  return { step, rewinds, ask: { game, edition: edition ?? null, level, character, seat, view, legal } };
}

/** Finds the level of the bot that takes somebody's seat, outside the queue as well. */
async function gaugeSeat(
  held: Held,
  duty: Extract<Duty, { do: 'gauge' }>,
  around: Surroundings,
): Promise<void> {
  const { seat } = duty;
  const played = await inTurn(held, async (): Promise<SeatPlayed> => {
    const table = await refresh(held, around);
    return { agreement: table.ledger.agreement, record: recordOf(playOf(table).match), seat };
  });
  // Nobody waits until their payer can afford to know it better.
  const level = around.payForBot(held.payer) > 0 ? MIDDLE : await around.gauge(played, held.payer);
  if (level === null) return;
  await doIfStillDue(held, duty, around, () => ({ deeds: [{ do: 'sit-in', seat, level }], changes: [] }));
}

async function doIfStillDue(
  held: Held,
  duty: Duty,
  around: Surroundings,
  verdictOn: (table: Table) => Verdict | null,
): Promise<void> {
  await inTurn(held, async () => {
    const table = await refresh(held, around);
    if (!same(dutyOf(table, around.botPace), duty)) return;
    const verdict = verdictOn(table);
    if (verdict) await commit(held, verdict, { ask: null, around });
  });
}

function closed(table: Table, closing: Vocabulary['Closing']): Verdict | null {
  const judged = judgeEntries(table, [{ closing }]);
  return judged.ok ? judged.value : null;
}

function late({ ledger }: Table, { seat }: { readonly seat: number }): Verdict {
  const deed: Deed =
    ledger.agreement.late === 'bot-move'
      ? { do: 'late', seat, level: MIDDLE }
      : { do: 'sit-in', seat, level: ALIKE };
  return { deeds: [deed], changes: [] };
}
