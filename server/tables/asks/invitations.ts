import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../../../core/game.ts';
import { type Ledger, peopleAt } from '../log/ledger.ts';

/** Invitations are not stored: they are HMACs that only the server can compute. */
export function tableInvite(houseKey: string, ledger: Ledger): string {
  return sign(houseKey, `table ${ledger.id} ${ledger.invitations}`);
}

/** The invitation to one seat, used up when somebody takes it. */
export function seatInvite(houseKey: string, ledger: Ledger, seat: Seat): string {
  return sign(houseKey, `seat ${ledger.id} ${ledger.invitations} ${seat}`);
}

interface Visitor {
  readonly person: string | null;
  readonly invite: string | null;
}

/** Whether this visitor may see the table at all. */
export function mayLook(houseKey: string, ledger: Ledger, { person, invite }: Visitor): boolean {
  const { visibility } = ledger.agreement;
  if (visibility === 'open') return true;
  if (person !== null && peopleAt(ledger).includes(person)) return true;
  if (person !== null && ledger.sentAway.has(person)) return false;
  if (person !== null && ledger.guests.includes(person)) return true;
  if (visibility === 'link') return matches(invite, tableInvite(houseKey, ledger));
  return ledger.seats.some(
    (holder, seat) => holder.kind === 'free' && matches(invite, seatInvite(houseKey, ledger, seat)),
  );
}

/** Whether somebody who was let in may stay. A link that was renewed does not turn out those who only watch. */
export function mayStay(houseKey: string, ledger: Ledger, visitor: Visitor): boolean {
  if (ledger.agreement.visibility !== 'link') return mayLook(houseKey, ledger, visitor);
  return visitor.person === null || !ledger.sentAway.has(visitor.person);
}

/** Whether this visitor may take this free seat. */
export function maySit(
  houseKey: string,
  ledger: Ledger,
  { person, invite, seat }: Visitor & { readonly seat: Seat },
): boolean {
  if (person === null || ledger.sentAway.has(person)) return false;
  if (person === ledger.owner || ledger.guests.includes(person)) return true;
  if (ledger.agreement.visibility === 'open') return true;
  if (ledger.agreement.visibility === 'link') return matches(invite, tableInvite(houseKey, ledger));
  return matches(invite, seatInvite(houseKey, ledger, seat));
}

function sign(houseKey: string, text: string): string {
  return createHmac('sha256', houseKey).update(text).digest('base64url').slice(0, 22);
}

function matches(given: string | null, expected: string): boolean {
  if (given === null) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
