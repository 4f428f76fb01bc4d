import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point, Spot } from '../data/lattice.ts';
import type { Part } from './part.ts';
import { around, gainAt, sameSpot, spotUnder, type Way } from './reach.ts';
import type { Camera } from './use-camera.ts';
import { useFingers } from './use-fingers.ts';
import { placingOf } from './use-placing.ts';

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Leads the card in the air over the land: carried there, dragged, tapped, turned, or moved by keys. Tells what to listen for on the
 * drawing, which spot a mouse points at, and whether the last gesture was more than a tap.
 */
export function useLeading(
  frame: { readonly current: SVGSVGElement | null },
  { air, carry, camera, confirm }: Pick<Part, 'air' | 'carry' | 'confirm'> & { readonly camera: Camera },
) {
  // Where the card is held changes under the finger: only what draws it follows (`Hovering`).
  const placingNow = () => air && placingOf(air);
  const grip = useRef<Point>({ x: 0, y: 0 });
  const [hovered, setHovered] = useState<Spot | null>(null);

  const carriedTo = useRef<(finger: Point) => void>(() => {});
  carriedTo.current = finger => {
    const placing = placingNow();
    placing?.hold(around(camera.pointAt(finger), placing.spot.turn));
  };
  useEffect(
    () =>
      carry.follow(finger => {
        if (carry.overLand.get()) carriedTo.current(finger);
      }),
    [air?.card],
  );

  const hasMoved = useFingers(frame, {
    camera,
    grabs: target => air !== null && target.closest('.sr-ghost') !== null,
    onGrab(at) {
      const point = camera.pointAt(at);
      const placing = placingNow();
      if (placing) grip.current = { x: point.x - placing.spot.x, y: point.y - placing.spot.y };
    },
    onDrag(to) {
      const point = camera.pointAt(to);
      const { x, y } = grip.current;
      const placing = placingNow();
      placing?.hold({ turn: placing.spot.turn, x: point.x - x, y: point.y - y });
    },
    onTap(at, target) {
      const point = camera.pointAt(at);
      const placing = placingNow();
      // A field answers for itself; a gain shown over the card in the air is still a place to go to.
      if (target.closest('.map-piece') || !placing) return;
      if (target.closest('.sr-ghost') && !gainAt(placing.reach, point, placing.spot)) placing.turnBy(1);
      else placing.aim(point);
    },
    onTurn: by => placingNow()?.turnBy(by),
  });

  // Only a mouse can point at a place without choosing it.
  const hover = ({ pointerType, buttons, target, clientX: x, clientY: y }: PointerEvent) => {
    const placing = placingNow();
    const pointsOnly = placing && pointerType === 'mouse' && buttons === 0;
    const onGround = pointsOnly && target instanceof Element && !target.closest('.sr-ghost, .map-piece');
    const next = onGround ? spotUnder(placing.reach, camera.pointAt({ x, y }), placing.spot.turn) : null;
    setHovered(before => (sameSpot(before, next) ? before : next));
  };

  const press = (event: KeyboardEvent) => {
    const placing = placingNow();
    if (!placing || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const key = event.key.toLowerCase();
    if (way) placing.step(way);
    else if (key === 'r' || key === 't') placing.turnBy(event.shiftKey ? -1 : 1);
    // On a field the same key asks what it is.
    else if (event.key === 'Enter' && event.target === event.currentTarget) confirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    hovered,
    hasMoved,
    listeners: { onKeyDown: press, onPointerMove: hover, onPointerLeave: () => setHovered(null) },
  };
}
