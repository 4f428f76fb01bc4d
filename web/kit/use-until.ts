import { useRef, useState } from 'preact/hooks';
import { alike } from './steady.tsx';

/** State that resets when `topic` changes. It is keyed by the topic instead of being reset in an effect: effects run
 * after paint, and would undo a quick tap. */
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
