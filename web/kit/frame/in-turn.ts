import { afterFrame } from './soon.ts';

/** What waits for its frame, first come, first drawn. */
const waiting: (() => void)[] = [];
let isUnderway = false;

/** Does something after the next frame; of several that wait, one a frame, so that no frame gets too long. Gives how
 * to call it off. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!isUnderway) {
    isUnderway = true;
    afterFrame(next);
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place !== -1) waiting.splice(place, 1);
  };
}

function next(): void {
  const draw = waiting.shift();
  isUnderway = waiting.length > 0;
  if (isUnderway) afterFrame(next);
  draw?.();
}
