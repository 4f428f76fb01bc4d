import type { Seat } from '../core/game.ts';
import type { Check } from './check.ts';
import { missing } from './check-deal.ts';
import { type FirstMemory, isFirst } from './check-first.ts';
import { type Memory, numberFor } from './device.ts';
import type { GameFile, Proof } from './game-file.ts';

/** What one person's number did for the deal. */
export interface Part {
  readonly seat: Seat;
  readonly name: string;
  /** Opened once all was fixed; given before that; or left out, by whose doing nobody can tell. */
  readonly part: 'in-time' | 'early' | 'left-out';
  /** Whether it is the reader's own, by the notes of this device. */
  readonly mine: boolean;
}

/** On whom the fairness of a deal still depends, once all checks hold. */
export type Trust =
  /** On nobody: this device's own number was sealed until all others were fixed. */
  | 'nobody'
  /** On a person who held a number back, or gave a deal up: they could choose, but only between a few deals. */
  | 'held-back'
  /** On one of those whose numbers were opened in time. */
  | 'one-of-them'
  /** On the house: it knew every number before the deal was fixed, or there was none. */
  | 'house'
  /** Something does not hold. */
  | 'broken';

export interface Verdict {
  readonly trust: Trust;
  /** 0 for a game that no house has dealt. */
  readonly construction: 0 | 1 | 2;
  readonly people: readonly Part[];
  /** Deals that were begun and given up. */
  readonly givenUp: number;
  /** Among how many deals somebody could choose, by holding numbers back: 1 when there was no choice. */
  readonly choices: number;
  /** How often turns were played again: the deal is the same, but whoever played had seen what came after. */
  readonly rewinds: number;
}

/** What is proven, for whom, and against whom. */
export function verdictOn(
  file: GameFile,
  checks: readonly Check[],
  notes: Memory | FirstMemory | null,
): Verdict {
  const broken = checks.some(({ ok }) => !ok);
  const rewinds = file.rewinds ?? 0;
  const none = { people: [], givenUp: 0, choices: 1, rewinds };
  if (file.proof === null) return { ...none, trust: 'broken', construction: 0 };
  // The first construction lets a house try ids and friends' salts after the fact: its checks bind only an honest one.
  if (file.format === 1) return { ...none, trust: broken ? 'broken' : 'house', construction: 1 };
  const { proof, names } = file;
  const memory = notes === null || isFirst(notes) ? null : notes;
  const people = partsOf(proof, { names, memory });
  const choices = [proof, ...proof.givenUp].reduce((sum, deal) => sum + 2 ** missing(deal), 0);
  return {
    trust: broken ? 'broken' : trustIn(people, choices),
    construction: 2,
    people,
    givenUp: proof.givenUp.length,
    choices,
    rewinds,
  };
}

function trustIn(people: readonly Part[], choices: number): Trust {
  const inTime = people.filter(({ part }) => part === 'in-time');
  if (inTime.some(({ mine }) => mine)) return choices === 1 ? 'nobody' : 'held-back';
  return inTime.length > 0 ? 'one-of-them' : 'house';
}

function partsOf(
  { roster, openings }: Proof,
  { names, memory }: { readonly names: readonly string[]; readonly memory: Memory | null },
): Part[] {
  const number = memory && numberFor(memory, roster.deal);
  return roster.seats.flatMap((holder, seat): Part[] => {
    if (holder.kind !== 'person') return [];
    const opening = openings[seat];
    // Only a number that this device opened for a roster, and noted so, vouches for its person.
    const mine = number?.person === holder.person && (number.answered !== null || number.early);
    const part = !opening ? 'left-out' : opening.early ? 'early' : 'in-time';
    return [{ seat, name: names[seat] ?? '', part, mine }];
  });
}
