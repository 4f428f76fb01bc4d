import { type Store, storeOf } from '../kit/store.ts';
import { api } from './api.ts';

/** The origin to put into links for others. On the machine of the house itself `localhost` is no address for them. */
export const outward: Store<string> = storeOf(location.origin);

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;
let asked = false;

/** Finds out once how others reach the house. */
export async function lookOutward(): Promise<void> {
  if (asked || !HERE.test(location.hostname)) return;
  asked = true;
  const house = await api.house();
  if (house.ok && house.value.origin !== null) outward.set(house.value.origin);
}
