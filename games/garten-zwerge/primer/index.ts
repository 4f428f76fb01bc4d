import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { GartenZwerge } from '../vocabulary.ts';

export const primer: Primer<GartenZwerge> = { panels: [], chapters: [] };
