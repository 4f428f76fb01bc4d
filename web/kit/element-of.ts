import type { RefObject } from 'preact';
import { present } from '../../core/sure.ts';

/** What a ref was given: there is something from the first effect on, as long as the part is on the screen. */
export const elementOf = <E>({ current }: RefObject<E>): E => present(current, 'element drawn yet');
