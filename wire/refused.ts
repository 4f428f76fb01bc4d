import type { HouseRefusal, Refused, RefusedByHouse } from './tells.ts';

/** Whether the house itself refused: its clause is no clause of any rules. */
export const isByHouse = (refused: Refused): refused is RefusedByHouse => refused.clause === 'house';

/** Why the house refused what no game is asked about: to watch, to leave, to close. */
export const houseCode = (refused: Refused): HouseRefusal =>
  isByHouse(refused) ? refused.code : 'not-understood';
