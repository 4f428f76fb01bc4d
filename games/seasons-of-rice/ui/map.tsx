import { nth } from '../../../core/sure.ts';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { FieldView } from '../vocabulary.ts';
import { Badge } from './badge.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { fieldOf } from './about.ts';
import { fieldKey } from './focus.ts';
import { badgeSpots, boundsOf, keyOf, ownGaps, pairs, placedCard } from './geometry.ts';
import { HeldCard, placeOf } from './ghost.tsx';
import { Hovering } from './hovering.tsx';
import { Landscape, Missing } from './landscape.tsx';
import { MapTools, toolsIn } from './map-tools.tsx';
import type { Part } from './part.ts';
import { SpotPlaces } from './spot-places.tsx';
import { useCamera } from './use-camera.ts';
import { useLeading } from './use-leading.ts';
import { landPlace } from './places.ts';

interface MapProps extends Part {
  readonly seat: number;
  readonly isMine: boolean;
  /** To the other landscape. */
  readonly onTurnRound: () => void;
}

/** Units round my landscape, so that a card beside it is in sight: always, for the land must not move when one is taken up. */
const ROOM_TO_PLACE = 3;
const MARGIN = 1;

/** A landscape to walk in: drag, pinch, tap; the card in the air snaps to where it may lie. */
export function LandscapeMap(props: MapProps) {
  const { frame: shown, seat, isMine, deck, words, stage, carry, names, focus } = props;
  const { air } = props;
  const player = nth(shown.view.players, seat);
  const room = useRoom();
  const frame = useRef<SVGSVGElement>(null);
  const [showOpen, setShowOpen] = useState(false);
  // Browsers show the focus of a drawing after a tap too, where it only disturbs.
  const [byKeys, setByKeys] = useState(false);
  const camera = useCamera(frame, {
    bounds: boundsOf(player.landscape, isMine && shown.view.season !== 'over' ? ROOM_TO_PLACE : MARGIN),
    tools: toolsIn(room),
    unit: room.unit,
    topic: `${seat}.${player.landscape.length}`,
  });

  const { hovered, hasMoved, listeners } = useLeading(frame, { air, carry, camera, confirm: props.confirm });

  const cards = useMemo(
    () => player.landscape.map(piece => placedCard(deck, piece)),
    [deck, player.landscape],
  );
  const figures = useMemo(() => cards.flatMap(({ features }) => features), [cards]);
  const numbers = useMemo(() => {
    const closed = player.fields.filter(({ status }) => status === 'closed');
    return badgeSpots(
      closed.map(({ squares }) => pairs(squares)),
      figures,
    );
  }, [player, figures]);
  const label = words.landscapeOf(names(seat));
  const open = player.fields.filter(({ status }) => status === 'open');
  const chosen = focus?.on === 'field' && focus.seat === seat ? fieldOf(focus, props) : null;
  const plan = stage === 'ready' && isMine ? shown.view.own?.plan : null;
  // A card that moves over the land leaves the land as it is drawn. Whoever looks back reads with which card a field was closed.
  const numbered = air !== null || shown.view.season === 'over';
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
        {...listeners}
        onKeyUp={() => setByKeys(true)}
        onPointerDown={() => setByKeys(false)}
        onBlur={() => setByKeys(false)}
      >
        <g class="sr-camera" data-marks style={camera.style}>
          {land}
          {fields}
          {showOpen && <OpenFields fields={open} numbered={air === null} />}
          {chosen && !showOpen && <Missing field={chosen} />}
          {plan?.card && plan.spot && (
            <g class="sr-ghost sr-ghost-planned" style={{ transform: placeOf(plan.spot) }}>
              <HeldCard deck={deck} card={plan.card} turn={plan.spot.turn} rim="planned" />
            </g>
          )}
          {air && <SpotPlaces reach={air.reach} />}
          {air && (
            <Hovering
              air={air}
              frame={shown}
              deck={deck}
              figures={figures}
              numbers={numbers}
              hovered={hovered}
            />
          )}
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

interface OpenFieldsProps {
  readonly fields: readonly FieldView[];
  /** Not while a card is in the air: then what it would bring stands there. */
  readonly numbered: boolean;
}

/** What open fields lack; of those that lack little, also what they would bring. */
function OpenFields({ fields, numbered }: OpenFieldsProps) {
  const nearlyClosed = numbered ? fields.filter(({ missing }) => missing.length <= 8) : [];
  const spots = ownGaps(nearlyClosed.map(({ missing }) => pairs(missing)));
  return (
    <>
      {fields.map(field => (
        <Missing key={fieldKey(field)} field={field} />
      ))}
      {nearlyClosed.map((field, i) => {
        const { x, y } = nth(spots, i);
        return (
          <Badge
            key={fieldKey(field)}
            at={{ x: x + 0.5, y: y + 0.5 }}
            text={`+${field.worth}`}
            kind="would"
          />
        );
      })}
    </>
  );
}
