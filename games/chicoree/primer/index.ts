import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { Chicoree } from '../vocabulary.ts';

export const primer: Primer<Chicoree> = { panels: [], chapters: [] };
