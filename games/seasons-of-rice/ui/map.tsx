import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deck } from '../data/deck.ts';
import type { Point, Spot } from '../data/lattice.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { FieldView, PlayerView } from '../vocabulary.ts';
import { boundsOf, pairs } from './geometry.ts';
import { Ghost, Hint, LegalSpots } from './ghost.tsx';
import { Badge, fieldKey, isCovered, isOn, Landscape, Missing } from './landscape.tsx';
import { MapTools } from './map-tools.tsx';
import { around, sameSpot, spotUnder, type Way } from './reach.ts';
import { useCamera } from './use-camera.ts';
import { useFingers } from './use-fingers.ts';
import type { Placing } from './use-placing.ts';

interface MapProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly deck: Deck;
  readonly words: TableWords;
  readonly label: string;
  readonly placing: Placing | null;
  /** The post at which a path would end inside a field, if that is why the card may not lie here. */
  readonly deadEnd: Point | null;
  /** A card on its way here from the hand. */
  readonly carried: Point | null;
  readonly chosen: FieldView | null;
  readonly onChoose: (field: FieldView | null) => void;
  readonly onConfirm: () => void;
  /** What is chosen and not yet carried out, drawn on the land. */
  readonly planned?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Units round the landscape, so that a card beside it is in sight. */
const ROOM_TO_PLACE = 3.4;
/** Pixels that the buttons at the edge cover. */
const TOOLS = 54;

/** A landscape to walk in: drag, pinch, tap; the card in the air snaps to where it may lie. */
export function LandscapeMap(props: MapProps) {
  const { player, seat, deck, words, label, placing, deadEnd, carried, chosen, onChoose } = props;
  const frame = useRef<SVGSVGElement>(null);
  const grip = useRef<Point>({ x: 0, y: 0 });
  const [showOpen, setShowOpen] = useState(false);
  // Browsers show the focus of a drawing after a tap too, where it only disturbs.
  const [byKeys, setByKeys] = useState(false);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const camera = useCamera(frame, {
    bounds: boundsOf(player.landscape, placing ? ROOM_TO_PLACE : 0.5),
    aside: placing ? TOOLS / 2 : TOOLS,
    topic: `${seat}.${player.landscape.length}`,
  });

  useEffect(() => {
    if (!carried || !placing || !isInside(frame.current!, carried)) return;
    placing.hold(around(camera.pointAt(carried), placing.spot.turn));
  }, [carried?.x, carried?.y, placing?.card]);

  useFingers(frame, {
    camera,
    grabs: target => placing !== null && target.closest('.sr-ghost') !== null,
    onGrab(at) {
      const point = camera.pointAt(at);
      grip.current = { x: point.x - placing!.spot.x, y: point.y - placing!.spot.y };
    },
    onDrag(to) {
      const point = camera.pointAt(to);
      const { x, y } = grip.current;
      placing?.hold({ turn: placing.spot.turn, x: point.x - x, y: point.y - y });
    },
    onTap(at, onCard) {
      const point = camera.pointAt(at);
      if (onCard) placing?.turnBy(1);
      else if (isCovered(player, deck, point)) {
        const field = player.fields.find(one => isOn(one, point)) ?? null;
        onChoose(field && chosen && fieldKey(field) === fieldKey(chosen) ? null : field);
      } else {
        onChoose(null);
        placing?.aim(point);
      }
    },
    onTurn: by => placing?.turnBy(by),
  });

  // Only a mouse can point at a place without choosing it.
  const hover = (event: PointerEvent) => {
    const pointsOnly = event.pointerType === 'mouse' && event.buttons === 0;
    const overCard = (event.target as Element).closest('.sr-ghost') !== null;
    const point = camera.pointAt({ x: event.clientX, y: event.clientY });
    const free = placing && pointsOnly && !overCard && !isCovered(player, deck, point);
    const next = free ? spotUnder(placing.reach, point, placing.spot.turn) : null;
    setHovered(before => (sameSpot(before, next) ? before : next));
  };
  const hint = placing?.legal.find(spot => sameSpot(spot, hovered) && !sameSpot(spot, placing.spot)) ?? null;

  const press = (event: KeyboardEvent) => {
    if (!placing || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const key = event.key.toLowerCase();
    if (way) placing.step(way);
    else if (key === 'r' || key === 't') placing.turnBy(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter') props.onConfirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const open = player.fields.filter(({ status }) => status !== 'closed');
  return (
    <section class="sr-map" aria-label={label} data-seat={seat}>
      {/* biome-ignore lint/a11y: one card is moved about with the arrow keys; every spot is also in the list of choices */}
      <svg
        ref={frame}
        class={['sr-land', camera.held && 'sr-land-held', byKeys && 'sr-land-keys'].filter(Boolean).join(' ')}
        role="application"
        aria-label={placing ? words.mapKeys : label}
        tabindex={0}
        onKeyDown={press}
        onKeyUp={() => setByKeys(true)}
        onPointerDown={() => setByKeys(false)}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        onBlur={() => setByKeys(false)}
      >
        <g class="sr-camera" style={{ transform: camera.transform }}>
          <Landscape player={player} deck={deck} chosen={chosen} />
          {showOpen && open.map(field => <OpenField key={fieldKey(field)} field={field} />)}
          {chosen && !showOpen && <Missing field={chosen} />}
          {props.planned}
          {placing && <LegalSpots placing={placing} hint={hint} />}
          {placing && <Ghost placing={placing} deck={deck} deadEnd={deadEnd} left={hint !== null} />}
          {placing && hint && <Hint placing={placing} deck={deck} spot={hint} />}
        </g>
      </svg>
      <MapTools
        words={words}
        camera={camera}
        showOpen={showOpen}
        onShowOpen={() => setShowOpen(!showOpen)}
        anyOpen={open.length > 0}
      />
      {props.children}
    </section>
  );
}

/** What it would bring, and what is missing; one that can never be closed says so by its hatching. */
function OpenField({ field }: { field: FieldView }) {
  if (field.status === 'spoiled') return null;
  const [first] = pairs(field.missing);
  return (
    <>
      <Missing field={field} />
      {first && field.missing.length <= 8 && (
        <Badge at={{ x: first.x + 0.5, y: first.y + 0.5 }} text={field.worth} kind="would" />
      )}
    </>
  );
}

function isInside(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
