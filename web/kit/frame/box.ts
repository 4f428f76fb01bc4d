import type { Size } from './arrangement.ts';

/** A rectangle on the page. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
