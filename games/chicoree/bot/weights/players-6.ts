import type { Weights } from '../../../../bots/weights.ts';
export const weights: Weights = { game: 'chicoree', players: 6, features: 0, inputs: 0, hidden: 0, data: '' };
