import type { Game, MoveRule, Refusal } from '../../../core/game.ts';
import { fields, integer, oneOf, reads } from '../../../core/schema.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Deck } from '../data/deck.ts';
import { OBSTACLE_CLAUSES, TURNS } from '../data/words.ts';
import { FARTHEST, spread, surveyed, xOf, yOf } from '../ground.ts';
import { addLegal, contactsOf, drawLegal, judge, type Verdict } from '../placing.ts';
import { revealPlans, takeFromRow } from '../seasons.ts';
import { areAllReady, isLastCard } from '../turn.ts';
import type { Place, SeasonsOfRice } from '../vocabulary.ts';

const PICK_FIRST: Refusal<SeasonsOfRice> = { code: 'pick-first', clause: 'SR-20' };

const IN_SIGHT = integer(-FARTHEST, FARTHEST);
/** Any spot that could touch a landscape, so that an odd one is refused with its reason. */
const SPOT = fields<Place>({ type: oneOf('place'), turn: oneOf(...TURNS), x: IN_SIGHT, y: IN_SIGHT });

/** SR-33 to SR-43: the picked card into the own landscape; in the Wet season it stands when both are ready. */
export const place = (deck: Deck): MoveRule<SeasonsOfRice, Place> => ({
  takeback: true,

  candidates({ players }, seat) {
    const { plan, landscape } = playerAt(players, seat);
    return plan.card === null || plan.spot !== null ? NONE : contactsOf(surveyed(deck, landscape));
  },

  legal({ players }, seat, found) {
    const { plan, landscape } = playerAt(players, seat);
    if (plan.card !== null && plan.spot === null) addLegal(surveyed(deck, landscape), plan.card, found);
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
    const { id, stands } = nth(deck.cards, player.plan.card!);
    emit?.({ type: 'planned', seat, card: id, stands, turn, x, y });
    if (!isLastCard(player)) return;
    emit?.({ type: 'ready', seat, send: null });
    if (!areAllReady(draft)) return;
    seal();
    revealPlans(deck, draft, { random, emit });
  },
});

/** A spot for the card that is picked: listing them all takes much longer. */
export const drawPlace =
  (deck: Deck): NonNullable<Game<SeasonsOfRice>['draw']> =>
  ({ players }, seat, random) => {
    const { plan, landscape } = playerAt(players, seat);
    if (plan.card === null || plan.spot !== null) return null;
    return drawLegal(spread(deck, landscape), plan.card, random);
  };

const NONE: readonly Place[] = [];

function reason({ obstacle, post }: Verdict): Refusal<SeasonsOfRice> | null {
  if (obstacle === null) return null;
  const clause = OBSTACLE_CLAUSES[obstacle];
  return obstacle === 'dead-end'
    ? { code: obstacle, clause, with: { x: xOf(post), y: yOf(post) } }
    : { code: obstacle, clause };
}
