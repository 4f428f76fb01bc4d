import { pointers } from './pointers.ts';

export const advice = { pointers };
