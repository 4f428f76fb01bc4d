import { nth } from '../../../core/sure.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { Point, Spot } from '../data/lattice.ts';
import { Badge } from './badge.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { fieldOf } from './about.ts';
import { fieldKey } from './focus.ts';
import { boundsOf, keyOf, pairs, placedCard } from './geometry.ts';
import { HeldCard, placeOf } from './ghost.tsx';
import { Hovering } from './hovering.tsx';
import { Landscape, Missing } from './landscape.tsx';
import { MapTools } from './map-tools.tsx';
import type { Part } from './part.ts';
import { SpotPlaces } from './spot-places.tsx';
import { around, gainAt, sameSpot, spotUnder, type Way } from './reach.ts';
import { useCamera } from './use-camera.ts';
import { useFingers } from './use-fingers.ts';
import { placingOf } from './use-placing.ts';
import { landPlace } from './places.ts';

interface MapProps extends Part {
  readonly seat: number;
  readonly isMine: boolean;
  /** To the other landscape. */
  readonly onTurnRound: () => void;
}

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Units round my landscape, so that a card beside it is in sight: always, for the land must not move when one is taken up. */
const ROOM_TO_PLACE = 3;
const MARGIN = 1;

/** A landscape to walk in: drag, pinch, tap; the card in the air snaps to where it may lie. */
export function LandscapeMap(props: MapProps) {
  const { frame: shown, seat, isMine, deck, words, stage, carry, names, focus } = props;
  const { air } = props;
  // Where the card is held changes under the finger: only what draws it follows (`Hovering`).
  const placingNow = () => air && placingOf(air);
  const player = nth(shown.view.players, seat);
  const { thumb } = useRoom();
  const frame = useRef<SVGSVGElement>(null);
  const grip = useRef<Point>({ x: 0, y: 0 });
  const [showOpen, setShowOpen] = useState(false);
  // Browsers show the focus of a drawing after a tap too, where it only disturbs.
  const [byKeys, setByKeys] = useState(false);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const camera = useCamera(frame, {
    bounds: boundsOf(player.landscape, isMine && shown.view.season !== 'over' ? ROOM_TO_PLACE : MARGIN),
    aside: thumb,
    topic: `${seat}.${player.landscape.length}`,
  });

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
      const { spot } = placingNow()!;
      grip.current = { x: point.x - spot.x, y: point.y - spot.y };
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
    else if (event.key === 'Enter' && event.target === event.currentTarget) props.confirm();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const cards = useMemo(
    () => player.landscape.map(piece => placedCard(deck, piece)),
    [deck, player.landscape],
  );
  const figures = useMemo(() => cards.flatMap(({ features }) => features), [cards]);
  const label = words.landscapeOf(names(seat));
  const open = player.fields.filter(({ status }) => status === 'open');
  const chosen = focus?.on === 'field' && focus.seat === seat ? fieldOf(focus, props) : null;
  const plan = stage === 'ready' && isMine ? shown.view.own?.plan : null;
  // A card that moves over the land leaves the land as it is drawn.
  const numbered = air !== null;
  const land = useMemo(
    () => <Landscape player={player} deck={deck} numbered={numbered} chosen={chosen} ripens />,
    [player, deck, numbered, chosen],
  );
  const fields = useMemo(() => {
    const covered = new Set(cards.flatMap(({ cells }) => cells.map(keyOf)));
    return <FieldPieces {...props} isCovered={cell => covered.has(keyOf(cell))} hasMoved={hasMoved} />;
  }, [player, cards, words, focus]);
  return (
    <div class="sr-map" data-seat={seat} data-place={landPlace(seat)}>
      {/* biome-ignore lint/a11y: one card is moved about with the arrow keys; every spot is also in the list of choices */}
      <svg
        ref={frame}
        class={camera.held ? 'sr-land sr-land-held' : 'sr-land'}
        style={{ outline: byKeys ? '' : 'none' }}
        role="application"
        aria-label={air ? words.mapKeys : label}
        tabindex={0}
        onKeyDown={press}
        onKeyUp={() => setByKeys(true)}
        onPointerDown={() => setByKeys(false)}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(null)}
        onBlur={() => setByKeys(false)}
      >
        <g class="sr-camera" data-marks style={camera.style}>
          {land}
          {fields}
          {showOpen && open.map(field => <Missing key={fieldKey(field)} field={field} />)}
          {showOpen &&
            open
              .filter(({ missing }) => missing.length <= 8)
              .map(field => {
                const { x, y } = nth(pairs(field.missing), 0);
                return (
                  <Badge
                    key={fieldKey(field)}
                    at={{ x: x + 0.5, y: y + 0.5 }}
                    text={field.worth}
                    kind="would"
                  />
                );
              })}
          {chosen && !showOpen && <Missing field={chosen} />}
          {plan?.card && plan.spot && (
            <g class="sr-ghost sr-ghost-planned" style={{ transform: placeOf(plan.spot) }}>
              <HeldCard deck={deck} card={plan.card} turn={plan.spot.turn} rim="planned" />
            </g>
          )}
          {air && <SpotPlaces reach={air.reach} />}
          {air && <Hovering air={air} frame={shown} deck={deck} figures={figures} hovered={hovered} />}
        </g>
      </svg>
      <MapTools
        words={words}
        camera={camera}
        showOpen={open.length > 0 ? showOpen : null}
        onShowOpen={() => setShowOpen(!showOpen)}
        other={1 - seat}
        otherLabel={isMine || props.viewer === 'spectator' ? words.lookAt(names(1 - seat)) : words.backHome}
        onTurnRound={props.onTurnRound}
      />
    </div>
  );
}
