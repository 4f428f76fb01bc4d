import { storeOf } from '../kit/store.ts';
import { keep, kept } from '../net/kept.ts';

const KEY = 'potager.muted';

/** People whom this device does not want to hear, by id. */
export const muted = storeOf<readonly string[]>(kept<readonly string[]>(KEY) ?? []);

export function setMuted(person: string, mute: boolean): void {
  const others = muted.get().filter(id => id !== person);
  muted.set(mute ? [...others, person] : others);
  keep(KEY, muted.get());
}
