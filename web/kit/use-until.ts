import { useRef, useState } from 'preact/hooks';
import { alike } from './steady.tsx';

/**
 * What somebody points at, until the `topic` is another one. It is bound to the topic instead of being let go of by an
 * effect: effects come after the picture, and would undo a tap that was quicker than they are.
 */
export function useUntil<T>(topic: string | number): [T | null, (value: T | null) => void] {
  const [held, hold] = useState<{ readonly topic: string | number; readonly value: T } | null>(null);
  const now = useRef(topic);
  now.current = topic;
  return [
    held?.topic === topic ? held.value : null,
    value => hold(value === null ? null : { topic: now.current, value }),
  ];
}

/** What is shown apart because somebody points at it; to point at it again lets go of it. */
export function usePointed<T>(topic: string | number) {
  const [focus, setFocus] = useUntil<T>(topic);
  const point = (next: T) => setFocus(alike(next, focus) ? null : next);
  return { focus, setFocus, point };
}
