import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { Plots } from '../vocabulary.ts';

export const primer: Primer<Plots> = { panels: [], chapters: [] };
