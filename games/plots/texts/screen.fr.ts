import { fr } from './fr.ts';
import { tableFr } from './table.fr.ts';

/** What the screen says, fetched in one piece. */
export const screen = { texts: fr, table: tableFr };
