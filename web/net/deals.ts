import { keep, kept } from './kept.ts';

/** What this device knows of a deal by itself, to hold against what the house publishes after the game. */
export interface RememberedDeal {
  /** The house's promise when this device first saw the table. */
  readonly commitment: string | null;
  /** The salt this device gave, and for which seat. */
  readonly salt: { readonly seat: number; readonly salt: string } | null;
}

const keyOf = (table: string) => `potager.deal.${table}`;

export function rememberedDeal(table: string): RememberedDeal {
  return { commitment: null, salt: null, ...kept<RememberedDeal>(keyOf(table)) };
}

/** The first promise counts: a later one does not replace it. */
export function rememberCommitment(table: string, commitment: string): void {
  const known = rememberedDeal(table);
  if (known.commitment === null) keep(keyOf(table), { ...known, commitment });
}

export function rememberSalt(table: string, seat: number, salt: string): void {
  keep(keyOf(table), { ...rememberedDeal(table), salt: { seat, salt } });
}
