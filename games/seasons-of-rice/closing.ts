import type { Read, Effects } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { ancestorOf, closingBonus } from './ancestors.ts';
import type { Deck } from './data/deck.ts';
import type { Field } from './fields.ts';
import { flat, spread } from './ground.ts';
import { judge } from './placing.ts';
import { fieldPoints, sizeOf, total } from './scoring.ts';
import type { ClosedField, FieldPoints, Options, Piece, Player, SeasonsOfRice, State } from './vocabulary.ts';

/** Whose field it is, and which card of the landscape closes it. */
export interface Closer {
  readonly options: Read<Options>;
  /** Number of the card with the ancestor. */
  readonly ancestor: number | null;
  readonly at: number;
}

/** SR-45, SR-52: the points of a field, its ancestor's bonus apart. */
export function pointsFor(deck: Deck, { options, ancestor, at }: Closer, field: Read<Field>): FieldPoints {
  const facts = { ...field, squares: field.squares.length };
  const points = fieldPoints(deck, options, facts);
  if (ancestor !== null) points.ancestor = closingBonus(ancestorOf(deck, ancestor), { ...facts, at }, points);
  return points;
}

/** SR-20, SR-31: lays the card into the landscape for good, and scores what it closes. */
export function placeCard(
  deck: Deck,
  draft: State,
  { seat, piece, emit }: { seat: number; piece: Piece; emit: Effects<SeasonsOfRice>['emit'] },
): void {
  const player = playerAt(draft.players, seat);
  const at = player.landscape.length;
  const { closes } = judge(spread(deck, player.landscape), piece);
  const closer = { options: draft.options, ancestor: player.ancestor, at };
  const closed = closes.map((field): ClosedField => {
    const { squares, farmers, buffaloes, houses, cards } = field;
    return {
      at,
      squares: flat(squares),
      farmers,
      buffaloes,
      houses,
      cards,
      points: pointsFor(deck, closer, field),
    };
  });
  player.landscape = [...player.landscape, piece];
  player.closed = [...player.closed, ...closed];
  if (!emit) return;
  const { card, turn, x, y } = piece;
  const { id, stands } = nth(deck.cards, card);
  emit({ type: 'placed', seat, card: id, stands, turn, x, y });
  for (const field of closed) emit(closedEvent(deck, player, { seat, field }));
}

function closedEvent(
  deck: Deck,
  { ancestor }: Read<Player>,
  { seat, field }: { readonly seat: number; readonly field: ClosedField },
) {
  const { squares, farmers, buffaloes, houses, cards, points } = field;
  const contents = { farmers, buffaloes, houses };
  return {
    type: 'closed',
    seat,
    squares,
    size: sizeOf(squares.length / 2, contents),
    cards,
    contents,
    points,
    ancestor: ancestorOf(deck, ancestor!).id,
    total: total(points),
  } as const;
}
