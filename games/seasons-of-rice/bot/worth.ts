import { nth } from '../../../core/sure.ts';
import type { Ability } from '../data/print.ts';
import { LARGEST_SIZE, WET_CARDS } from '../data/words.ts';
import { allFields, deadEnds, type Field, ones } from '../fields.ts';
import type { Ground } from '../ground.ts';
import type { Beliefs } from './beliefs.ts';
import { closedWorth, type Ledger, type Owner } from './ledger.ts';

/** Cards that a landscape has in the end. */
export const FULL = 8;
/** Chances too small to be counted. */
const HOPELESS = 0.04;

export interface Prospect {
  readonly owner: Owner;
  readonly ledger: Ledger;
  readonly ground: Ground;
}

/** The points a landscape will come to, as far as one can tell: those it has, and what its open fields promise. */
export function worth(beliefs: Beliefs, { owner, ledger, ground }: Prospect): number {
  const hopes: number[] = [];
  let sum = settled(owner, ledger);
  for (const field of allFields(ground)) {
    if (field.gaps === 0) continue;
    const { left, hope } = outlook(beliefs, owner, { field, ledger, ground, count: ground.count });
    sum += left;
    if (hope > 0) hopes.push(hope);
  }
  hopes.sort((a, b) => b - a);
  return sum + hoped(beliefs, hopes, ground.count);
}

/** What the closed fields come to. */
export const settled = ({ ancestor }: Owner, ledger: Ledger): number =>
  ledger.points + endWorth(ancestor.ability, ledger);

/** Of many hopes, the greatest first: every card closes one field or two, not all. */
export function hoped({ rivalry }: Beliefs, hopes: readonly number[], count: number): number {
  const fading = rivalry ** (1 / (FULL - count));
  let sum = 0;
  let share = 1;
  for (const hope of hopes) {
    sum += hope * share;
    share *= fading;
  }
  return sum;
}

/** An open field of a landscape with `count` cards. */
export interface Open {
  readonly field: Field;
  readonly ledger: Ledger;
  readonly ground: Ground;
  readonly count: number;
}

/** What an open field brings if it stays open, and what one may hope for besides. */
export function outlook(beliefs: Beliefs, owner: Owner, open: Open): { left: number; hope: number } {
  const left = openWorth(owner, open.field);
  const chance = open.count === FULL ? 0 : chanceOf(beliefs, open);
  return { left, hope: chance > 0 ? chance * (promised(beliefs, owner, open) - left) : 0 };
}

function chanceOf({ gap, patience }: Beliefs, { ground, field, count }: Open): number {
  const chance = Math.exp((-gap * field.gaps) / (FULL - count + patience));
  return chance < HOPELESS || deadEnds(ground, field).length > 0 ? 0 : chance;
}

/** What a field brings that is still open when the game ends. */
function openWorth({ ancestor: { ability }, deck }: Owner, { farmers, buffaloes }: Field): number {
  const lost = -buffaloes * deck.edition.scoring.abandoned.value;
  if (ability.on !== 'end') return lost;
  if (ability.per === 'open-farmer') return lost + ability.points * farmers;
  return ability.per === 'open-buffalo' ? lost + ability.points * buffaloes : lost;
}

/** What a field brings if it is closed as it stands. */
function promised({ drought }: Beliefs, owner: Owner, { field, ledger, count }: Open): number {
  const { ability, timing } = owner.ancestor;
  const now = closedWorth(owner, field, count);
  const inDry = timing === 'dry' && count < WET_CARDS ? closedWorth(owner, field, WET_CARDS) : now;
  return now + drought * (inDry - now) + endGain(ability, field, ledger);
}

/** What the ancestor gives in the end for the fields that are closed. */
function endWorth(ability: Ability, { fields, largest, sizes, farmers, buffaloes, houses }: Ledger): number {
  if (ability.on === 'sizes') return nth(ability.table, ones(sizes));
  if (ability.on !== 'end') return 0;
  switch (ability.per) {
    case 'closed-field':
      return ability.points * fields;
    case 'closed-set':
      // Whatever a set still lacks may come: two of three are worth something.
      return (
        ability.points * (0.7 * Math.min(farmers, buffaloes, houses) + 0.1 * (farmers + buffaloes + houses))
      );
    case 'largest-square':
      return ability.points * largest;
    case 'open-farmer':
    case 'open-buffalo':
      return 0;
  }
}

/** What one more closed field adds to that. */
function endGain(ability: Ability, field: Field, { largest, sizes }: Ledger): number {
  if (ability.on === 'sizes') {
    const size = 1 << Math.min(field.squares.length + field.houses, LARGEST_SIZE);
    return nth(ability.table, ones(sizes | size)) - nth(ability.table, ones(sizes));
  }
  if (ability.on !== 'end') return 0;
  switch (ability.per) {
    case 'closed-field':
      return ability.points;
    case 'closed-set':
      return ability.points * 0.3 * (field.farmers + field.buffaloes + field.houses);
    case 'largest-square':
      return ability.points * Math.max(0, field.squares.length - largest);
    case 'open-farmer':
    case 'open-buffalo':
      return 0;
  }
}
