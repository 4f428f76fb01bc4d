import { expect, test } from 'vitest';
import { MARKERS, MOST_MARKERS, STEP } from '../data/words.ts';
import { markersFor } from './markers.ts';

test('[GZ-10] every multiple of 50 up to 3050 lies in the hand as markers', () => {
  for (let petals = 0; petals <= MOST_MARKERS; petals += STEP) {
    const sum = MARKERS.reduce<number>((so, marker, i) => so + (markersFor(petals)[i] ? marker : 0), 0);
    expect(sum).toBe(petals);
  }
});
