/** What events call the places of the board. */
export const OFFER = 'offer';
export const cellPlace = (seat: number, cell: number): string => `cell-${seat}-${cell}`;
