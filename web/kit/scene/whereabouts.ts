import type { Size } from '../frame/arrangement.ts';
import type { Box } from '../frame/box.ts';
import { besideOf, between, overlap } from '../frame/place.ts';

/** What was found on the board, in pixels of the stage. */
export interface Found {
  readonly stage: Size;
  readonly place: Box;
  /** The question and what answers it: nothing of a moment covers them. */
  readonly question: Box | null;
  readonly buttons: readonly Box[];
  /** What the ribbon had better leave in sight: the players, and what the board says that can be done. */
  readonly read: readonly Box[];
  readonly ribbon: Size;
}

/** Where everything of a moment is. */
export interface Whereabouts {
  readonly place: Box;
  readonly question: Box | null;
  /** Null for a part whose place is not to be seen. */
  readonly parts: readonly (Box | null)[];
  readonly ribbon: Pick<Box, 'left' | 'top'>;
}

/** The part of the stage that leaves no room for a ribbon beside it. */
const MUCH = 0.4;

/** Sets out a moment: its parts over their places, its ribbon beside them all. */
export function setOut(found: Found, parts: readonly (Box | null)[]): Whereabouts {
  const { stage, place, question, buttons, read, ribbon } = found;
  const free = parts.map(part => part && clearOf(part, stage, question));
  const never = question ? [question, ...buttons] : buttons;
  const all = free.filter(part => part !== null).reduce(around, place);
  // Beside what fills the board there is no room.
  const kept = all.width * all.height > MUCH * stage.width * stage.height ? place : all;
  // Of what happens at a player's the ribbon stays near, though it covers some of their panel.
  const others = read.filter(box => overlap(box, place) === 0);
  const { left, top } = besideOf(kept, ribbon, { screen: stage, clearOf: others, never });
  return { place, question, parts: free, ribbon: { left, top } };
}

/** A box grown from its middle, until it is so wide and high. */
export function atLeast({ left, top, width, height }: Box, least: number): Box {
  const [wider, higher] = [Math.max(0, least - width), Math.max(0, least - height)];
  return { left: left - wider / 2, top: top - higher / 2, width: width + wider, height: height + higher };
}

/** Moved as little as it must, so that it lies on the stage and not on the question; smaller where there is not enough room above that. */
function clearOf(box: Box, stage: Size, question: Box | null): Box {
  const top = between(0, box.top, stage.height - box.height);
  const left = between(0, box.left, stage.width - box.width);
  if (!question || left >= question.left + question.width || left + box.width <= question.left)
    return { ...box, left, top };
  const above = question.top - box.height;
  if (above >= 0 || question.top <= 0) return { ...box, left, top: Math.max(0, Math.min(top, above)) };
  const width = (box.width * question.top) / box.height;
  return { left: left + (box.width - width) / 2, top: 0, width, height: question.top };
}

/** The smallest box with both in it. */
function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}
