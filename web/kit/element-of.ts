import type { RefObject } from 'preact';
import { present } from '../../core/sure.ts';

/** The element of a ref: set from the first effect on, as long as the component is mounted. */
export const elementOf = <E>({ current }: RefObject<E>): E => present(current, 'element drawn yet');
