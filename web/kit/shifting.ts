import { type MutableRef, useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from './element-of.ts';

/** Moves an element without drawing it again. */
export interface Shifting {
  to(transform: string): void;
  /** The element is again where its style puts it. */
  end(): void;
}

/** Uses a paused animation whose keyframes are set, so that the browser only moves a layer. A change of style would
 * make it walk all layers of the page. */
export function shifting(element: Element): Shifting {
  const animation = element.animate(null, { duration: 1, fill: 'both' });
  animation.pause();
  const effect = animation.effect as KeyframeEffect;
  return {
    to: transform => effect.setKeyframes({ transform: [transform, transform] }),
    end: () => animation.cancel(),
  };
}

/** Milliseconds after which a moved element is drawn at its new place: a layer at a fractional offset is blurred. */
const REST = 500;

/** For an element that moves often: it is where this transform says. */
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
