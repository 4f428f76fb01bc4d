import { nth } from '../../../core/sure.ts';
import { type Arrangement, TILES } from '../data/words.ts';
import type { Move } from '../vocabulary.ts';

/** A town in a few letters: the tiles clockwise from the north, each with its turn, “A0 B3 C5 D1 E2 F4”. */
export function codeOf(arrangement: Arrangement): string {
  return arrangement.map(({ tile, rotation }) => `${tile}${rotation}`).join(' ');
}

/** The town of a code, however it was typed; null if it is none. */
export function readCode(code: string): Arrangement | null {
  const places = code.toUpperCase().match(/[A-Z]\s*\d/g) ?? [];
  const arrangement = places.flatMap(place => {
    const tile = TILES.find(known => known === place[0]);
    return tile ? [{ tile, rotation: Number(place.at(-1)) }] : [];
  });
  const complete = TILES.every(tile => arrangement.some(laid => laid.tile === tile));
  const turns = arrangement.every(({ rotation }) => rotation < 6);
  const nothingElse = code.replaceAll(/[A-Z]\s*\d|[\s,;·-]/gi, '') === '';
  return complete && turns && nothingElse && places.length === TILES.length ? arrangement : null;
}

/** The swaps and turns that make one town of another. */
export function changesTo(wanted: Arrangement, from: Arrangement): Move[] {
  const laid = [...from];
  const moves: Move[] = [];
  for (const [place, { tile }] of wanted.entries()) {
    const now = laid.findIndex(one => one.tile === tile);
    if (now === place) continue;
    [laid[place], laid[now]] = [nth(laid, now), nth(laid, place)];
    moves.push({ type: 'swap-tiles', places: [place, now] });
  }
  for (const [place, { rotation }] of wanted.entries()) {
    const clockwise = (rotation - nth(laid, place).rotation + 6) % 6;
    const way = clockwise <= 3 ? 'clockwise' : 'anticlockwise';
    for (let turn = 0; turn < Math.min(clockwise, 6 - clockwise); turn++)
      moves.push({ type: 'turn-tile', place, way });
  }
  return moves;
}
