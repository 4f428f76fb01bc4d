import type { Refused, RefusedByHouse } from './tells.ts';

/** Whether the house itself refused: its clause is no clause of any rules. */
export const isByHouse = (refused: Refused): refused is RefusedByHouse => refused.clause === 'house';
