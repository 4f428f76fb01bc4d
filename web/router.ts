import { storeOf } from './kit/store.ts';
import { type Place, placeAt } from './place.ts';

const here = () => placeAt(location.pathname, location.hash);

export const place = storeOf<Place>(here());

export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  place.set(here());
}

export function watchAddress(): void {
  addEventListener('popstate', () => place.set(here()));
}
