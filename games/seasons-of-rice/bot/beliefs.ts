/** What the bot believes about fields that are still open; found by playing against itself. */
export interface Beliefs {
  /** How much each gap in a field's border lowers the chance that it is ever closed, … */
  readonly gap: number;
  /** … and how many cards to come count besides those that really come. */
  readonly patience: number;
  /** What is left of the worth of a field for every better one beside it, with one card to come. */
  readonly rivalry: number;
  /** In the Wet season, how much of a bonus for the Dry season is expected from an open field. */
  readonly drought: number;
  /** How much the best card of the hand that is passed on counts against passing it. */
  readonly denial: number;
  /** How much it counts who would rather have a card that goes to the row. */
  readonly row: number;
}

export const BELIEFS: Beliefs = {
  gap: 1,
  patience: 1,
  rivalry: 0.75,
  drought: 0.7,
  denial: 0.8,
  row: 0.25,
};

/** What each ancestor adds to a score on average, measured by simulation; one we do not know is middling. */
export const ANCESTOR_GAIN: { readonly [ancestor: string]: number } = {
  pally: 4.3,
  chantrea: 6.5,
  sophal: 3.1,
  bopha: 6.2,
  dara: 4.3,
  sreymom: 7,
  vuthy: 3.9,
  rithy: 7.6,
  kosal: 6.7,
  maly: 3.9,
  sovann: 4.8,
  kunthea: 6.2,
  samnang: 5,
  veasna: 5.7,
  phalla: 6.9,
  mony: 4.2,
  nary: 3.5,
  tola: 3.8,
};
export const MIDDLING = 5;
