import type { Source } from '../../../core/edition.ts';
import type { Ability, AncestorEntry } from './print.ts';
import type { Timing } from './words.ts';

/**
 * SR-58 to SR-75, in their order. Pally and Chantrea are known by name and ability, two more as ideas without name or
 * value; the others are ours, their values balanced by simulation.
 */
export const ANCESTOR_ENTRIES: readonly AncestorEntry[] = [
  ancestor('Pally', 'both', {
    on: 'closing',
    if: 'empty',
    limit: 0,
    per: 'field-points',
    points: 1,
    source: 'likely',
  }),
  ancestor('Chantrea', 'end', { on: 'end', per: 'open-farmer', points: 2, source: 'likely' }),
  ancestor('Sophal', 'end', { on: 'end', per: 'closed-field', points: 1, source: 'moderate' }),
  ancestor('Bopha', 'end', { on: 'end', per: 'closed-set', points: 4, source: 'moderate' }),
  ancestor('Dara', 'both', { on: 'closing', if: 'any', limit: 0, per: 'buffalo', points: 2 }),
  ancestor('Sreymom', 'both', { on: 'closing', if: 'any', limit: 0, per: 'house', points: 3 }),
  ancestor('Vuthy', 'both', { on: 'closing', if: 'max-squares', limit: 2, per: 'field', points: 3 }),
  ancestor('Rithy', 'both', { on: 'closing', if: 'min-size', limit: 5, per: 'field', points: 2 }),
  ancestor('Kosal', 'both', { on: 'closing', if: 'min-cards', limit: 3, per: 'field', points: 2 }),
  ancestor('Maly', 'both', { on: 'closing', if: 'min-kinds', limit: 2, per: 'field', points: 2 }),
  ancestor('Sovann', 'dry', { on: 'closing', if: 'any', limit: 0, per: 'field', points: 2 }),
  ancestor('Kunthea', 'dry', { on: 'closing', if: 'any', limit: 0, per: 'farmer', points: 2 }),
  ancestor('Samnang', 'dry', { on: 'closing', if: 'house', limit: 0, per: 'field', points: 4 }),
  ancestor('Veasna', 'dry', { on: 'closing', if: 'any', limit: 0, per: 'buffalo', points: 4 }),
  ancestor('Phalla', 'dry', { on: 'closing', if: 'min-size', limit: 4, per: 'field', points: 4 }),
  ancestor('Mony', 'end', { on: 'end', per: 'open-buffalo', points: 2 }),
  ancestor('Nary', 'end', { on: 'end', per: 'largest-square', points: 1 }),
  ancestor('Tola', 'end', { on: 'sizes', table: [0, 0, 2, 4, 7, 11] }),
];

function ancestor(
  name: string,
  timing: Timing,
  { source = 'guess', ...ability }: Ability & { readonly source?: Source },
): AncestorEntry {
  const known = source === 'likely' ? 'likely' : 'guess';
  return {
    id: name.toLowerCase(),
    name: { value: name, source: known },
    timing: { value: timing, source: known },
    ability: { value: ability, source },
  };
}
