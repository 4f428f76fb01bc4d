import { storeOf } from './kit/store.ts';
import { type Place, placeAt } from './place.ts';

const here = () => placeAt(location.pathname, location.hash);

let moved = false;

/** Whether this page was reached from another page of the house: then the browser has not put the focus anywhere. */
export const hasMoved = () => moved;

export const place = storeOf<Place>(here());

export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  moved = true;
  place.set(here());
}

export function watchAddress(): void {
  addEventListener('popstate', () => {
    moved = true;
    place.set(here());
  });
}
