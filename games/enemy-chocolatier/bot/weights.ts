import type { Weights } from './judge.ts';

/**
 * Found by logistic regression on some thousand games between bots that played by instinct, or looked ahead by earlier
 * weights, with more or less noise: what told, at any time of the game, who was going to win.
 * Two are set by hand: permits, which players in the lead have without winning by them, and Buy 3, which was too rare.
 */
export const WEIGHTS: Weights = {
  units: 1.3,
  safeUnits: -0.92,
  fewMissing: 1.96,
  lastUnits: 2.57,
  affordable: 1.29,
  points: 3.3,
  stars: 3.33,
  income: 2.93,
  incomeEarly: 2.86,
  money: 0.81,
  permits: 0.25,
  buyThree: 0.4,
  buyClosed: 0.15,
  buyAnywhere: 0.72,
  dearHouses: -2.01,
  savings: -0.47,
  starsBegun: 1.2,
  moneyBegun: 2.26,
  soonByPoints: 0.52,
  nextByPoints: -3.49,
  soonByRecipe: -5.06,
  nextByRecipe: -0.78,
  soon: 11.26,
  early: 0.28,
  earlyAndSoon: 2.08,
  earlyAndNext: 1.18,
};
