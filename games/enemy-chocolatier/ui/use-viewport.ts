import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { present } from '../../../core/sure.ts';
import { elementOf } from '../../../web/kit/element-of.ts';
import { useHand } from './use-hand.ts';

const CLOSEST = 5;

export interface Viewport {
  /** How many times closer than the whole it is drawn. */
  readonly scale: number;
  zoom(factor: number): void;
  whole(): void;
  /** True when the pointer that is just being lifted has been dragging. */
  dragged(): boolean;
}

/** The style of the drawing that the window holds. */
const drawingIn = (window: HTMLElement): CSSStyleDeclaration =>
  present(window.querySelector('svg'), 'drawing in the window').style;

/**
 * Zoom by wheel, pinch or button; pan by dragging. The window holds a drawing `scale` times its size and is scrolled over it, for
 * which nothing is laid out or painted anew; what the keyboard comes to, the browser brings into sight by itself. Two fingers
 * stretch the drawing as it is; with words of a size to be read it is drawn when they are lifted.
 */
export function useViewport(window: { readonly current: HTMLElement | null }): Viewport {
  const [scale, setScale] = useState(1);
  const drawn = useRef(scale);
  const wanted = useRef(scale);
  /** What is in the middle of the window, in parts of the drawing. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  const look = () => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = elementOf(window);
    middle.current = {
      x: (scrollLeft / clientWidth + 0.5) / drawn.current,
      y: (scrollTop / clientHeight + 0.5) / drawn.current,
    };
  };
  const stretch = (factor: number) => {
    look();
    wanted.current = Math.min(CLOSEST, Math.max(1, wanted.current * factor));
    const style = drawingIn(elementOf(window));
    style.transformOrigin = `${100 * middle.current.x}% ${100 * middle.current.y}%`;
    style.transform = `scale(${wanted.current / drawn.current})`;
  };
  const draw = () => setScale(wanted.current);
  const zoom = (factor: number) => {
    look();
    wanted.current = Math.min(CLOSEST, Math.max(1, wanted.current * factor));
    draw();
  };

  useLayoutEffect(() => {
    drawn.current = scale;
    const element = elementOf(window);
    drawingIn(element).transform = '';
    element.scrollTo(
      (middle.current.x * scale - 0.5) * element.clientWidth,
      (middle.current.y * scale - 0.5) * element.clientHeight,
    );
  }, [scale]);

  const dragged = useHand(window, { zoom, stretch, draw });

  return {
    scale,
    zoom,
    whole: () => zoom(0),
    dragged,
  };
}
