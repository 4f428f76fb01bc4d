import { type MutableRef, useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from './element-of.ts';

/** The picture of an element is pushed about as it is. */
export interface Shifting {
  to(transform: string): void;
  /** The element is again where its style puts it. */
  end(): void;
}

/**
 * By an animation that stands still and is told where: so the browser only moves a layer. For every change of a style it would go through all
 * the layers of the page.
 */
export function shifting(element: Element): Shifting {
  const animation = element.animate(null, { duration: 1, fill: 'both' });
  animation.pause();
  const effect = animation.effect as KeyframeEffect;
  return {
    to: transform => effect.setKeyframes({ transform: [transform, transform] }),
    end: () => animation.cancel(),
  };
}

/** For what is moved to and fro for as long as it is on the screen. */
export function useShifted<E extends Element>(transform: string): MutableRef<E | null> {
  const element = useRef<E>(null);
  const shift = useRef<Shifting | null>(null);
  useLayoutEffect(() => {
    shift.current = shifting(elementOf(element));
    return () => shift.current?.end();
  }, []);
  useLayoutEffect(() => shift.current?.to(transform), [transform]);
  return element;
}
