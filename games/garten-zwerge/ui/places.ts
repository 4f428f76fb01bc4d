/** What events call the places of the board. */
export const EVENT = 'event';
/** The wall of the clubhouse: the auction under way, or the notice board. */
export const WALL = 'wall';
export const contestPlace = (number: number): string => `contest-${number}`;
export const plotPlace = (seat: number): string => `plot-${seat}`;
/** One's own gnomes of a hat, and the sign of a job. */
export const gnomePlace = (hat: number): string => `gnome-${hat}`;
export const jobPlace = (job: string): string => `job-${job}`;
/** How much is put into one's fist. */
export const AMOUNT = 'amount';
/** The action of the dock that puts a gnome of this hat forward as a partner. */
export const putForward = (hat: number): string => `answer-${hat}`;
/** The action of the dock that sends a gnome of this hat into the shack. */
export const paired = (hat: number): string => `pair-${hat}`;
