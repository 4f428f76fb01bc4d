/**
 * What a moment's thought makes of a house. Found in some hundred thousand quick games among two to six seats that each had
 * these instincts distorted at random: an instinct was moved the way that won.
 */
export interface Instincts {
  /** A unit of the recipe, and how much more it is when the recipe is nearly complete. */
  readonly recipe: number;
  readonly hurry: number;
  /** A star and a banknote of income; how much more a banknote is early, and a star to who has points already. */
  readonly star: number;
  readonly money: number;
  readonly early: number;
  readonly ahead: number;
  readonly buyThree: number;
  readonly buyClosed: number;
  readonly buyAnywhere: number;
  readonly savings: number;
  readonly dear: number;
  readonly more: number;
  /** How much of a neighbourhood counts: closed in this turn, or only brought nearer; less for every house of others. */
  readonly close: number;
  readonly progress: number;
  readonly mixed: number;
  /** To keep others from closing a neighbourhood, from far off, to break one up, and how much more if they are near victory. */
  readonly deny: number;
  readonly distant: number;
  readonly smash: number;
  readonly danger: number;
  /** A dollar, the dollars in hand that make it half of that, and a dollar given to somebody else. */
  readonly dollar: number;
  readonly rich: number;
  readonly gift: number;
  /** A permit. */
  readonly permit: number;
  /** Chance. */
  readonly whim: number;
}

export const INSTINCTS: Instincts = {
  recipe: 2.2,
  hurry: 5.91,
  star: 2.93,
  money: 1.61,
  early: 1.55,
  ahead: 0.56,
  buyThree: 0.69,
  buyClosed: 0.7,
  buyAnywhere: 2.96,
  savings: 1.11,
  dear: 0.29,
  more: 0.33,
  close: 4.18,
  progress: 4.51,
  mixed: 0.46,
  deny: 0.21,
  distant: 0.17,
  smash: 0.47,
  danger: 0.95,
  dollar: 4.41,
  rich: 11.38,
  gift: 0.1,
  permit: 0.07,
  whim: 0.1,
};
