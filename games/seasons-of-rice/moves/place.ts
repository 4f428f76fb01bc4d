import type { MoveRule, Read, Refusal } from '../../../core/game.ts';
import { fields, integer, oneOf, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { OBSTACLE_CLAUSES, TURNS } from '../data/words.ts';
import { FARTHEST, surveyed, xOf, yOf } from '../ground.ts';
import { judge, trials, type Verdict } from '../placing.ts';
import { revealPlans, takeFromRow } from '../seasons.ts';
import { areAllReady, isLastCard } from '../turn.ts';
import type { Piece, Place, SeasonsOfRice } from '../vocabulary.ts';

const PICK_FIRST: Refusal<SeasonsOfRice> = { code: 'pick-first', clause: 'SR-20' };

const IN_SIGHT = integer(-FARTHEST, FARTHEST);
/** Any spot that could touch a landscape, so that an odd one is refused with its reason. */
const SPOT = fields<Place>({ type: oneOf('place'), turn: oneOf(...TURNS), x: IN_SIGHT, y: IN_SIGHT });

/** SR-33 to SR-43: the picked card into the own landscape; in the Wet season it stands when both are ready. */
export const place = (deck: Deck): MoveRule<SeasonsOfRice, Place> => ({
  takeback: true,

  candidates({ players }, seat) {
    const { plan, landscape } = playerAt(players, seat);
    return plan.card === null || plan.spot !== null ? NONE : offers(deck, landscape, plan.card);
  },

  recognise: reads(SPOT),

  refuse({ players }, seat, { turn, x, y }) {
    const { plan, landscape } = playerAt(players, seat);
    if (plan.card === null) return PICK_FIRST;
    return reason(judge(surveyed(deck, landscape), { card: plan.card, turn, x, y }));
  },

  apply(draft, { turn, x, y }, { seat, random, emit, seal }) {
    const player = playerAt(draft.players, seat);
    player.plan.spot = { turn, x, y };
    if (draft.season === 'dry') return takeFromRow(deck, draft, { seat, emit });
    emit?.({ type: 'planned', seat, card: deck.cards[player.plan.card!]!.id, turn, x, y });
    if (!isLastCard(player)) return;
    emit?.({ type: 'ready', seat, send: null });
    if (!areAllReady(draft)) return;
    seal();
    revealPlans(deck, draft, { random, emit });
  },
});

const NONE: readonly Place[] = [];
const OFFERS = new WeakMap<readonly Read<Piece>[], Map<number, readonly Place[]>>();

/** The same landscape is asked about again and again while somebody thinks. */
function offers(deck: Deck, landscape: readonly Read<Piece>[], card: number): readonly Place[] {
  let known = OFFERS.get(landscape);
  if (!known) OFFERS.set(landscape, (known = new Map()));
  let places = known.get(card);
  if (!places) {
    const found = trials(surveyed(deck, landscape), card);
    known.set(card, (places = found.map(({ turn, x, y }): Place => ({ type: 'place', turn, x, y }))));
  }
  return places;
}

function reason({ obstacle, post }: Verdict): Refusal<SeasonsOfRice> | null {
  if (obstacle === null) return null;
  const clause = OBSTACLE_CLAUSES[obstacle];
  return obstacle === 'dead-end'
    ? { code: obstacle, clause, with: { x: xOf(post), y: yOf(post) } }
    : { code: obstacle, clause };
}
