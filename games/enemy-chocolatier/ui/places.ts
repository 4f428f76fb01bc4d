import type { HouseId, NeighbourhoodId } from '../data/words.ts';

/** What events call the places of the map. */
export const housePlace = (house: HouseId): string => `house-${house}`;
export const neighbourhoodPlace = (id: NeighbourhoodId): string => `neighbourhood-${id}`;
/** A neighbourhood with all its houses. */
export const blockPlace = (id: NeighbourhoodId): string => `block-${id}`;
export const tilePlace = (place: number): string => `tile-${place}`;
