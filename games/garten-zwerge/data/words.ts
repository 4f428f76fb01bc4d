/** GZ-02: the seven hats from least to most; a hat is told by its rank, grey being 0 and gold 6. */
export const HATS = ['grey', 'brown', 'orange', 'red', 'blue', 'green', 'gold'] as const;
export type HatName = (typeof HATS)[number];
export type Hat = number;

export const GREY: Hat = 0;
export const BROWN: Hat = 1;
export const ORANGE: Hat = 2;
export const BLUE: Hat = 4;
export const GREEN: Hat = 5;
export const GOLD: Hat = 6;

/** GZ-05: the hats that have a breeding pile, and a contest of their colour. */
export const PILES = ['brown', 'orange', 'red', 'blue', 'green'] as const;
export type PileName = (typeof PILES)[number];
/** GZ-05 */
export const PILE_SIZE = 9;

/** The hats that have a market value; gold is never sold (GZ-A12). */
export const SOLD_HATS = ['grey', ...PILES] as const;
export type SoldHat = (typeof SOLD_HATS)[number];

/** The tables of hat values that a group may choose from. */
export const VALUE_TABLES = ['curve', 'linear', 'triangular'] as const;
export type ValueTable = (typeof VALUE_TABLES)[number];

/** GZ-25 */
export const JOBS = ['garden', 'seek', 'offer', 'sell', 'exchange', 'contest'] as const;
export type Job = (typeof JOBS)[number];

/** GZ-A05: what a seeker may demand of the partner's owner; contests are numbered as they lie. */
export const DUTIES = ['next-contest', 'next-garden', 'avoid-0', 'avoid-1', 'no-seek'] as const;
export type Duty = (typeof DUTIES)[number];

/** GZ-69: promises the table understands, and free words. */
export const PLEDGES = ['enter-0', 'enter-1', 'avoid-0', 'avoid-1', 'lend', 'no-outbid', 'words'] as const;
export type PledgeName = (typeof PLEDGES)[number];
/** Letters in the free words of a promise or of a condition. */
export const LONGEST_WORDS = 100;
/** Promises in one proposal. */
export const MOST_PLEDGES = 3;

/** GZ-02: one flower a seat, and the next one for Herr Schmiedel (GZ-75). */
export const FLOWERS = ['rose', 'tulip', 'sunflower', 'daisy', 'bluebell', 'poppy'] as const;
export type Flower = (typeof FLOWERS)[number];

/** GZ-06 */
export const GREY_EVENTS = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'] as const;
export const BLUE_EVENTS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9'] as const;
export const EVENT_IDS = [...GREY_EVENTS, ...BLUE_EVENTS] as const;
export type EventId = (typeof EVENT_IDS)[number];
export type EventDeck = 'grey' | 'blue';
export const DECKS: { readonly [D in EventDeck]: readonly EventId[] } = {
  grey: GREY_EVENTS,
  blue: BLUE_EVENTS,
};
export const deckOf = (id: EventId): EventDeck => (id.startsWith('G') ? 'grey' : 'blue');

/** GZ-10, GZ-61: every sum is a multiple of the smallest note. */
export const STEP = 50;
/** GZ-10: the markers of one player, and what they make together. */
export const MARKERS = [50, 100, 200, 200, 500, 1000, 1000] as const;
export const MOST_MARKERS = 3050;
/** GZ-75: Herr Schmiedel's. */
export const SCHMIEDEL_MARKERS = [50, 50, 100, 100, 200] as const;
/** GZ-18 */
export const CONTESTS = [0, 1] as const;
/** GZ-58 */
export const RIVALS = 2;
