import { createHmac } from 'node:crypto';
import type { Seat } from '../../../core/game.ts';
import type { HousePromise, Roster, Terms } from '../../../fair/deal.ts';
import { commitmentOf, rosterHash, seedOf } from '../../../fair/deal.ts';
import { firstCommitment, firstSeed } from '../../../fair/first-deal.ts';
import type { Proof } from '../../../fair/game-file.ts';
import { type Dealing, type Ledger, openingsOf, fixedRoster } from '../log/ledger.ts';

/** The secret of a deal: the table's own for the first, one that follows from it for those after a deal given up. */
export function secretOf(tableSecret: string, deal: number): string {
  return deal === 1 ? tableSecret : createHmac('sha256', tableSecret).update(`deal ${deal}`).digest('hex');
}

/** What the house promises about a deal of this table. */
export function promiseOf(
  table: { readonly id: string; readonly secret: string },
  terms: Terms,
  deal: number,
): HousePromise {
  const secret = secretOf(table.secret, deal);
  return { deal, terms, commitment: commitmentOf({ table: table.id, deal, terms, secret }) };
}

/** What dealing would fix now; null while a seat is free or somebody has no number. */
export function rosterOf(
  { id, seats }: Ledger,
  { deal, terms, commitment, givenUp }: Dealing,
): Roster | null {
  const held = seats.map(holder => {
    if (holder.kind === 'bot') return { kind: 'bot' as const, level: holder.level };
    if (holder.kind === 'free' || holder.seal === null) return null;
    return { kind: 'person' as const, person: holder.person, seal: holder.seal };
  });
  if (!held.every(seat => seat !== null)) return null;
  const after = givenUp.map(({ roster }) => rosterHash(roster));
  return { table: id, deal, after, terms, commitment, seats: held };
}

/** Whether the roster is fixed and numbers are waited for. */
export const isDealing = ({ status, dealing }: Pick<Ledger, 'status' | 'dealing'>) =>
  status === 'gathering' && dealing !== null && dealing.roster !== null;

/** What the house has promised for the deal that is next; null under the first construction. */
export function promisedAt({ dealing }: Pick<Ledger, 'dealing'>): HousePromise | null {
  if (dealing === null) return null;
  const { deal, commitment, terms } = dealing;
  return { deal, commitment, terms };
}

/** Seats whose number the deal still waits for. */
export function awaited({ seats }: Pick<Ledger, 'seats'>, { without }: Pick<Dealing, 'without'>): Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.salt === null && !without.has(seat) ? [seat] : [],
  );
}

/** The seed the game is dealt from. */
export function seedFor(ledger: Ledger, tableSecret: string): string {
  const { dealing, seats } = ledger;
  const openings = openingsOf(seats);
  if (dealing === null)
    return firstSeed({
      table: ledger.id,
      secret: tableSecret,
      salts: openings.map(opening => opening?.salt ?? null),
    });
  return seedOf(fixedRoster(dealing), { secret: secretOf(tableSecret, dealing.deal), openings });
}

/** Everything about the deal, secrets included: for after the end. */
export function proofOf(ledger: Ledger, tableSecret: string): Proof | Parameters<typeof firstSeed>[0] {
  const { dealing, seats } = ledger;
  const openings = openingsOf(seats);
  if (dealing === null)
    return { table: ledger.id, secret: tableSecret, salts: openings.map(opening => opening?.salt ?? null) };
  const { deal, givenUp } = dealing;
  return {
    roster: fixedRoster(dealing),
    secret: secretOf(tableSecret, deal),
    openings,
    givenUp: givenUp.map((given, i) => ({ ...given, secret: secretOf(tableSecret, i + 1) })),
  };
}

/** Whether the secret in the storage is the one the house promised, for every deal begun. */
export function keepsPromises({ id, commitment, dealing }: Ledger, tableSecret: string): boolean {
  if (dealing === null) return firstCommitment(tableSecret) === commitment;
  const { deal, terms, givenUp } = dealing;
  const promised = [...givenUp.map(({ roster }) => roster.commitment), dealing.commitment];
  return (
    promised.length === deal &&
    promised.every((each, i) => each === promiseOf({ id, secret: tableSecret }, terms, i + 1).commitment)
  );
}
