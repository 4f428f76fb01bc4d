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

/** Milliseconds after which what was moved is drawn where it has come to lie: sharper than a picture that was pushed between two pixels. */
const REST = 500;

/** For what is moved to and fro for as long as it is on the screen: it is where this says. */
export function useShifted<E extends Element & ElementCSSInlineStyle>(
  transform: string,
): MutableRef<E | null> {
  const element = useRef<E>(null);
  const shift = useRef<Shifting | null>(null);
  useLayoutEffect(() => {
    const { style } = elementOf(element);
    const settle = () => {
      style.transform = transform;
      shift.current?.end();
      shift.current = null;
    };
    if (style.transform === '') return settle();
    shift.current ??= shifting(elementOf(element));
    shift.current.to(transform);
    const rest = setTimeout(settle, REST);
    return () => clearTimeout(rest);
  }, [transform]);
  useLayoutEffect(() => () => shift.current?.end(), []);
  return element;
}
