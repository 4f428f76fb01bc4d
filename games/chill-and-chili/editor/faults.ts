import type { Game, Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { cardsInHand, knownInHand } from '../../../web/kit/editor/sketch.ts';
import type { SketchFault } from '../../../web/kit/editor/editor.ts';
import {
  ACCESSORY_CARDS,
  BED_SIZES,
  type Card,
  FIRST_COINS,
  HAND_LIMIT,
  isAccessory,
  type KindName,
  kindName,
  kindOf,
  PUMPKIN,
  SCARECROW,
  TOKENS,
  WATERING_CAN,
  WHEELBARROW,
} from '../data/cards.ts';
import { tablesOf, thirst } from '../data/tables.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { FIELDS } from './places.ts';
import type { Sketch } from './sketch.ts';
import { type Stock, stockOf } from './stock.ts';

/** Why no garden can look like this, and the values of the message. */
export type GardenFault = SketchFault &
  (
    | { code: 'too-many-alike'; card: Card; copies: number; entered: number }
    | { code: 'too-many-cards'; tooMany: number }
    | { code: 'too-many-tokens'; tokens: number; tooMany: number }
    | { code: 'too-few-tokens'; missing: number }
    | { code: 'places-empty'; places: number }
    | { code: 'pond-empty' }
    | { code: 'hand-too-large'; seat: Seat; limit: number }
    | { code: 'eighth-card-missing'; seat: Seat }
    | { code: 'more-known-than-held'; seat: Seat }
    | { code: 'known-not-held'; card: Card }
    | { code: 'compost-smaller'; known: number }
    | { code: 'owned-twice'; seat: Seat; card: Card }
    | { code: 'bed-mixed'; seat: Seat }
    | { code: 'bed-size'; seat: Seat; kind: KindName; min: number; max: number }
    | { code: 'bed-overwatered'; seat: Seat; suns: number; drops: number }
    | { code: 'no-scarecrow'; seat: Seat }
    | { code: 'accessory-missing'; seat: Seat; card: Card }
    | { code: 'too-many-fetched' }
    | { code: 'one-bed-only' }
    | { code: 'not-over'; supply: number }
    | { code: 'no-such-turn' }
  );

export function faultsOf(game: Game<ChillAndChili>, sketch: Sketch): GardenFault[] {
  const stock = stockOf(game, sketch);
  return [
    ...marketFaults(sketch, stock),
    ...cardFaults(game, sketch, stock),
    ...tokenFaults(sketch, stock),
    ...sketch.players.flatMap((_, seat) => [
      ...handFaults(sketch, seat),
      ...bedFaults(sketch, seat),
      ...accessoryFaults(sketch, seat),
    ]),
    ...turnFaults(sketch, stock),
  ];
}

/** CC-16, CC-A10: a place is empty only when there is nothing left to lay there. */
function marketFaults({ market, compost }: Sketch, { pile }: Stock): GardenFault[] {
  const places = market.flat().filter(card => card === null).length;
  if (places === 0 || pile + compost.cards <= 0) return [];
  return [{ at: FIELDS.market, code: 'places-empty', clause: 'CC-16', isMissing: true, places }];
}

function cardFaults(
  { edition }: Game<ChillAndChili>,
  sketch: Sketch,
  { unseen, pile }: Stock,
): GardenFault[] {
  const { deck } = tablesOf(edition);
  const faults: GardenFault[] = [];
  for (const [card, left] of unseen.entries())
    if (left < 0) {
      const copies = deck.filter(other => other === card).length;
      const at = fieldOf(sketch, card);
      faults.push({ at, code: 'too-many-alike', clause: 'CC-08', card, copies, entered: copies - left });
    }
  const { compost } = sketch;
  if (compost.known.length > compost.cards) {
    const known = compost.known.length;
    faults.push({ at: FIELDS.compost, code: 'compost-smaller', clause: 'CC-12', known });
  }
  if (pile < 0) faults.push({ at: FIELDS.compost, code: 'too-many-cards', clause: 'CC-03', tooMany: -pile });
  return faults;
}

/** Where a card was entered. */
function fieldOf(sketch: Sketch, card: Card): string {
  const { market, compost, players, me } = sketch;
  if (sketch.hand.includes(card)) return FIELDS.hand(me);
  if (market.some(row => row.includes(card))) return FIELDS.market;
  const planted = players.findIndex(({ beds }) => beds.some(({ cards }) => cards.includes(card)));
  if (planted >= 0) return FIELDS.beds(planted);
  if (compost.known.includes(card)) return FIELDS.compost;
  return FIELDS.hand(players.findIndex(({ hand }) => hand.known.includes(card)));
}

/** CC-11, CC-25: no token is lost, and those that were coins at first or have left the supply are somewhere. */
function tokenFaults({ players, agenda, pond }: Sketch, { supply }: Stock): GardenFault[] {
  const tokens = TOKENS[players.length] ?? 0;
  if (supply < 0)
    return [{ at: FIELDS.waters, code: 'too-many-tokens', clause: 'CC-11', tokens, tooMany: -supply }];
  const most = tokens - FIRST_COINS * players.length - 1;
  if (supply > most) {
    const missing = supply - most;
    return [{ at: FIELDS.waters, code: 'too-few-tokens', clause: 'CC-22', isMissing: true, missing }];
  }
  // Only a withdrawal of this very turn could have emptied it.
  const withdrawn = agenda.some(
    task => task.do === 'water' || (task.do === 'choose-face' && task.thanksTo === WATERING_CAN),
  );
  if (pond === 0 && agenda.length > 0 && !withdrawn)
    return [{ at: FIELDS.waters, code: 'pond-empty', clause: 'CC-25' }];
  return [];
}

function handFaults(sketch: Sketch, seat: Seat): GardenFault[] {
  const { me, hand, players, turn, agenda } = sketch;
  const at = FIELDS.hand(seat);
  const held = cardsInHand(sketch, seat);
  const { known } = nth(players, seat).hand;
  const discards = seat === turn.seat && agenda.at(-1)?.do === 'discard';
  const limit = discards ? HAND_LIMIT + 1 : HAND_LIMIT;
  const faults: GardenFault[] = [];
  if (held > limit) faults.push({ at, code: 'hand-too-large', clause: 'CC-46', seat, limit });
  // After the scarecrow one discards with any hand; at the end of a turn only from eight cards (CC-47).
  const because = agenda.length === 1 ? HAND_LIMIT + 1 : 1;
  if (discards && held < because)
    faults.push({ at, code: 'eighth-card-missing', clause: 'CC-47', isMissing: true, seat });
  if (seat !== me && known.length > held)
    faults.push({ at, code: 'more-known-than-held', clause: 'CC-A20', seat });
  const lacking =
    seat === me ? known.find((card, i) => countOf(known.slice(0, i + 1), card) > countOf(hand, card)) : null;
  if (lacking !== null && lacking !== undefined)
    faults.push({ at, code: 'known-not-held', clause: 'CC-A20', card: lacking });
  return faults;
}

const countOf = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length;

function bedFaults({ players }: Sketch, seat: Seat): GardenFault[] {
  const at = FIELDS.beds(seat);
  return nth(players, seat).beds.flatMap(({ cards, drops }): GardenFault[] => {
    const first = nth(cards, 0);
    const [min, max] = nth(BED_SIZES, kindOf(first));
    const suns = thirst(cards);
    if (cards.some(card => kindOf(card) !== kindOf(first)))
      return [{ at, code: 'bed-mixed', clause: 'CC-60', seat }];
    if (cards.length < min || cards.length > max) {
      const clause = kindOf(first) === PUMPKIN ? 'CC-59' : 'CC-58';
      const isTooSmall = cards.length < min && { isMissing: true as const };
      return [{ at, code: 'bed-size', clause, ...isTooSmall, seat, kind: kindName(first), min, max }];
    }
    return drops > suns ? [{ at, code: 'bed-overwatered', clause: 'CC-87', seat, suns, drops }] : [];
  });
}

/** CC-34 */
function accessoryFaults(sketch: Sketch, seat: Seat): GardenFault[] {
  const owned = [...knownInHand(sketch, seat).filter(isAccessory), ...nth(sketch.players, seat).laidOut];
  return ACCESSORY_CARDS.filter(card => countOf(owned, card) > 1).map(card => ({
    at: FIELDS.hand(seat),
    code: 'owned-twice',
    clause: 'CC-34',
    seat,
    card,
  }));
}

/** What may be left to do in a turn, the next thing last. */
const TURNS = [
  '',
  'act',
  'act discard',
  'discard',
  'water',
  'choose-face',
  'water choose-face',
  'plant-more',
  'plant-more choose-face',
  'plant-more water',
];

function turnFaults({ agenda, turn, options, players }: Sketch, { supply }: Stock): GardenFault[] {
  const at = FIELDS.turn;
  const { seat } = turn;
  const { laidOut } = nth(players, seat);
  const tasks = agenda.map(task => task.do);
  if (!TURNS.includes(tasks.join(' '))) return [{ at, code: 'no-such-turn', clause: 'CC-28' }];
  const faults: GardenFault[] = [];
  if (agenda.length === 0 && supply > 0) faults.push({ at, code: 'not-over', clause: 'CC-98', supply });
  if (tasks.includes('plant-more') && options.beds === 'one')
    faults.push({ at, code: 'one-bed-only', clause: 'CC-A01' });
  const scared = turn.scarecrowUsed || tasks.join(' ') === 'act discard';
  if (scared && !laidOut.includes(SCARECROW))
    faults.push({ at, code: 'no-scarecrow', clause: 'CC-79', seat });
  for (const task of agenda) {
    if (task.do !== 'choose-face') continue;
    const fetches = task.thanksTo === WHEELBARROW || task.thanksTo === WATERING_CAN;
    if (!fetches || !laidOut.includes(task.thanksTo)) {
      const card = fetches ? task.thanksTo : WHEELBARROW;
      const clause = card === WHEELBARROW ? 'CC-74' : 'CC-77';
      faults.push({ at, code: 'accessory-missing', clause, seat, card });
    }
    if (task.tokens < 1 || task.tokens > 2) faults.push({ at, code: 'too-many-fetched', clause: 'CC-74' });
  }
  return faults;
}
