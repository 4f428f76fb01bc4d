/** What events call the places of the board; the piles are called what they are pointed at by. */
export const PILE = 'pile';
export const SHOPS = 'shops';
/** What is for sale or at stake. */
export const COUNTER = 'counter';
export const EASEL = 'easel';
/** The card on the easel. */
export const LOT = 'lot';
export const linkPlace = (seat: number, step: number): string => `link-${seat}-${step}`;
export const startPlace = (seat: number): string => `start-${seat}`;
/** What lays a link there, among the offers of a card. */
export const linkAction = (step: number): string => `lay-link-${step}`;
/** A card in one's own hand. */
export const handPlace = (card: number): string => `held-${card}`;
/** How much is put into one's fist. */
export const AMOUNT = 'amount';
