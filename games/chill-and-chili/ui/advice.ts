import { pointers } from './pointers.ts';
import { reasons } from './reasons.ts';

/** What hints and reviews say of moves, fetched in one piece. */
export const advice = { pointers, reasons };
