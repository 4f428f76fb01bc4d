import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';

export const primer: Primer<SeasonsOfRice> = { panels: [], chapters: [] };
