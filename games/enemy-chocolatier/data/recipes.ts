import type { Sourced } from '../../../core/edition.ts';
import type { Recipe } from './print.ts';

/**
 * EC-18: the rulebook shows one recipe, the first. Four ingredients make six pairs, so each of our recipes has its own
 * pair of main ingredients (8 and 6); the other pair comes as 3 and 2, so turned that all are wanted about equally.
 */
export const RECIPES: readonly Sourced<Recipe>[] = [
  { value: { chocolate: 3, sugar: 6, nuts: 2, love: 8 }, source: 'rulebook' },
  { value: { chocolate: 6, sugar: 2, nuts: 8, love: 3 }, source: 'guess' },
  { value: { chocolate: 8, sugar: 3, nuts: 2, love: 6 }, source: 'guess' },
  { value: { chocolate: 2, sugar: 8, nuts: 6, love: 3 }, source: 'guess' },
  { value: { chocolate: 8, sugar: 6, nuts: 3, love: 2 }, source: 'guess' },
  { value: { chocolate: 2, sugar: 3, nuts: 8, love: 6 }, source: 'guess' },
];
