import { MARKERS } from '../data/words.ts';

/** Which of the seven markers lie in the hand for this sum, the largest first; every multiple of 50 can be made (GZ-10). */
export function markersFor(petals: number): boolean[] {
  let left = petals;
  return MARKERS.toReversed()
    .map(marker => {
      const isTaken = marker <= left;
      if (isTaken) left -= marker;
      return isTaken;
    })
    .toReversed();
}
