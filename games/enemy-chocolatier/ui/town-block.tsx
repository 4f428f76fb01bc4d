import type { Names } from '../../../core/texts.ts';
import { SeatGlyph } from '../../../web/kit/seat.tsx';
import type { Bonus } from '../data/print.ts';
import {
  ABILITIES,
  type HouseId,
  INGREDIENTS,
  type Ingredient,
  type NeighbourhoodId,
} from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { HouseView, NeighbourhoodView } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Star } from './art/money.tsx';
import { HouseMarker, Lamp } from './art/town.tsx';
import type { PlacedNeighbourhood, Point } from './geometry.ts';

interface BlockProps {
  readonly placed: PlacedNeighbourhood;
  readonly ingredient: Ingredient;
  readonly bonus: Bonus;
  readonly state: NeighbourhoodView;
  readonly houses: readonly HouseView[];
  /** For each house null if it may be bought, or why not; empty when it is not my purchase. */
  readonly verdicts: ReadonlyMap<HouseId, string | null>;
  readonly connected: boolean;
  readonly looked: boolean;
  readonly pointed: HouseId | null;
  readonly words: TableWords;
  readonly names: Names;
  readonly onLook: (id: NeighbourhoodId) => void;
  readonly onTap: (house: HouseId, at: Point) => void;
  /** The keyboard has come to a house. */
  readonly onReach: (at: Point) => void;
}

/** A neighbourhood: bright when open, dim when out of reach, framed and lit in its owner's colour when closed. */
export function Block(props: BlockProps) {
  const {
    placed,
    ingredient,
    state,
    houses,
    verdicts,
    connected,
    looked,
    pointed,
    words,
    names,
    onLook,
    onTap,
    onReach,
  } = props;
  const classes = [
    'ec-block',
    `ec-${state.status}`,
    `ec-${ingredient}`,
    state.oneShort.length > 0 && 'ec-one-short',
    connected && 'ec-connected',
    looked && 'ec-looked',
  ];
  const said = [
    words.neighbourhood(placed.id),
    words.ingredients[ingredient],
    words.status[state.status],
    ...(state.oneShort.length > 0 ? [words.oneShort(state.oneShort.map(names).join(', '))] : []),
  ].join(', ');
  return (
    <g
      class={classes.filter(Boolean).join(' ')}
      data-seat={state.controller ?? state.oneShort[0]}
      onPointerEnter={() => onLook(placed.id)}
    >
      <title>{said}</title>
      <polygon class="ec-plaza" points={placed.plaza.outline} />
      <BonusBadge {...props} />
      {placed.lots.map((lot, i) => (
        <House
          key={lot.id}
          lot={lot}
          house={houses[i]!}
          verdict={verdicts.get(lot.id)}
          pointed={pointed === lot.id}
          label={words.house(
            lot.id,
            houses[i]!.price,
            houses[i]!.owner === null ? null : names(houses[i]!.owner!),
          )}
          onTap={() => onTap(lot.id, lot.at)}
          onFocus={byKeyboard => {
            onLook(placed.id);
            if (byKeyboard) onReach(lot.at);
          }}
        />
      ))}
      <polygon class="ec-frame" points={placed.block} />
    </g>
  );
}

interface HouseProps {
  readonly lot: PlacedNeighbourhood['lots'][number];
  readonly house: HouseView;
  /** Null: it may be bought. Undefined: it is not my purchase. */
  readonly verdict: string | null | undefined;
  readonly pointed: boolean;
  readonly label: string;
  readonly onTap: () => void;
  readonly onFocus: (byKeyboard: boolean) => void;
}

function House({ lot, house, verdict, pointed, label, onTap, onFocus }: HouseProps) {
  const legal = verdict === null;
  const [x, y] = lot.at;
  const size = Math.min(11, lot.room) * 1.5;
  const classes = ['ec-house', legal && 'ec-for-sale', pointed && 'ec-pointed'].filter(Boolean).join(' ');
  return (
    <g
      class={classes}
      role="button"
      tabindex={legal ? 0 : -1}
      aria-label={label}
      aria-pressed={pointed}
      onClick={onTap}
      onFocus={event => onFocus(event.currentTarget.matches(':focus-visible'))}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onTap();
      }}
    >
      <title>{verdict ? `${label}. ${verdict}` : label}</title>
      <polygon class="ec-lot" points={lot.outline} />
      {house.owner === null ? (
        <g>
          <circle class="ec-price" cx={x} cy={y} r={size * 0.52} />
          <text class="ec-number" x={x} y={y} font-size={size * 0.7}>
            {house.price}
          </text>
        </g>
      ) : (
        <g data-seat={house.owner} class="ec-owned">
          <svg
            x={x - size * 0.68}
            y={y - size * 0.78}
            width={size * 1.36}
            height={size * 1.36}
            viewBox="0 0 100 100"
          >
            <HouseMarker />
          </svg>
          <svg
            class="ec-owner-sign"
            x={x - size * 0.26}
            y={y - size * 0.12}
            width={size * 0.52}
            height={size * 0.52}
            viewBox="0 0 24 24"
          >
            <SeatGlyph seat={house.owner} />
          </svg>
          {legal && (
            <text class="ec-tag" x={x} y={y + size * 0.72} font-size={size * 0.42}>
              {house.price}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** What the neighbourhood gives while it is closed, with its ingredient. */
function BonusBadge({ placed, ingredient, bonus, state, words }: BlockProps) {
  const [x, y] = placed.plaza.at;
  const room = Math.min(16, placed.plaza.room);
  const Picture = INGREDIENT_ART[INGREDIENTS.indexOf(ingredient)]!;
  const items: readonly Item[] = [
    ...(bonus.money > 0 ? [{ note: words.money(bonus.money) }] : []),
    ...(bonus.stars > 0 ? [{ Art: Star, value: bonus.stars }] : []),
    ...(bonus.ability ? [{ Art: ABILITY_ART[ABILITIES.indexOf(bonus.ability)]!, value: null }] : []),
  ];
  const size = items.length > 1 ? room : room * 1.25;
  const small = room * 0.66;
  return (
    <g class="ec-bonus">
      <svg
        x={x - small / 2 - (state.controller === null ? 0 : small * 0.5)}
        y={y - room * 0.95}
        width={small}
        height={small}
        viewBox="0 0 100 100"
      >
        <Picture />
      </svg>
      {state.controller !== null && (
        <svg
          class="ec-lamp"
          x={x}
          y={y - room * 1.05}
          width={small}
          height={small * 1.1}
          viewBox="0 0 100 100"
        >
          <Lamp lit />
        </svg>
      )}
      {items.map((item, i) => (
        <g
          key={i}
          transform={`translate(${x + (i - items.length / 2) * size} ${y - room * 0.2}) scale(${size / 100})`}
        >
          {'note' in item ? (
            <Note amount={item.note} />
          ) : (
            <svg width="100" height="100">
              <item.Art />
            </svg>
          )}
          {'value' in item && item.value !== null && (
            <text class="ec-worth" x="50" y="55" font-size="50">
              {item.value}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

type Item = { readonly note: string } | { readonly Art: typeof Star; readonly value: number | null };

/** A banknote small enough for a plaza, with its amount. */
function Note({ amount }: { amount: string }) {
  return (
    <>
      <rect class="ec-note" x="2" y="20" width="96" height="62" rx="12" />
      <text class="ec-worth" x="50" y="52" font-size="52">
        {amount}
      </text>
    </>
  );
}
