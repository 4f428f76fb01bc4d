import { add, sum } from '../../../core/counts.ts';
import type { Game } from '../../../core/game.ts';
import { cardsInHand, knownInHand } from '../../../web/kit/editor/sketch.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';

/** What a sketch leaves in the box. */
export interface Stock {
  /** By face: cards that were not entered anywhere; below 0 where too many were. */
  readonly unseen: readonly number[];
  /** CH-02: what the pile must hold. */
  readonly pile: number;
}

export function stockOf({ edition }: Game<Chicoree>, sketch: Sketch): Stock {
  const { copies } = tablesOf(edition);
  const { players, discard, moment } = sketch;
  const open = [
    ...(moment.do === 'act' ? [] : [moment.card]),
    ...players.flatMap(({ start, chain }) => [...(start === null ? [] : [start]), ...chain.flat()]),
  ];
  const known = [...open, ...discard.known, ...players.flatMap((_, seat) => knownInHand(sketch, seat))];
  const unseen = [...copies];
  for (const card of known) add(unseen, card, -1);
  const held = players.map((_, seat) => cardsInHand(sketch, seat));
  return { unseen, pile: sum(copies) - open.length - discard.cards - sum(held) };
}
