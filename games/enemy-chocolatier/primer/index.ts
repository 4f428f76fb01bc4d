import type { Primer } from '../../../web/kit/primer/primer.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';

export const primer: Primer<EnemyChocolatier> = { panels: [], chapters: [] };
