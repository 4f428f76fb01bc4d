import type { Bot, Seen } from '../../../bots/bot.ts';
import type { Game, Read } from '../../../core/game.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { deckOf } from '../data/deck.ts';
import type { Move, SeasonsOfRice, State } from '../vocabulary.ts';
import { ANCESTOR_GAIN, type Beliefs, MIDDLING } from './beliefs.ts';
import { placements } from './best-spot.ts';
import { best, cardToPlace, cardToSend, type Mind } from './draft.ts';
import { prospectOf } from './prospect.ts';
import { cardToTake } from './row.ts';

export interface Skill {
  readonly beliefs: Beliefs;
  /** How many cards of the row are thought through. */
  readonly depth: number;
  /** How far a card or a spot may be misjudged, in points; 0 for a bot that plays as well as it can. */
  readonly noise: number;
}

const GRAIN = 1 << 16;

/** Picks a card for what it brings here, at the other’s and in the row, then the spot where the landscape is worth most. */
export function level({ beliefs, depth, noise }: Skill) {
  return (game: Game<SeasonsOfRice>): Bot<SeasonsOfRice> => {
    const mind: Mind = { deck: deckOf(game.edition), beliefs };
    return seen => {
      const { view, seat, legal, random } = seen;
      if (view.season === 'ancestors') return ancestor(mind, seen);
      const world = game.determinize(view, seat, random);
      const misjudged = () =>
        noise === 0 ? 0 : (noise * (random.int(GRAIN) + random.int(GRAIN) - GRAIN)) / GRAIN;
      const { plan } = nth(world.players, seat);
      const id = (card: number) => nth(mind.deck.cards, card).id;
      if (plan.card !== null && plan.spot === null) return spot(mind, world, { seat, misjudged });
      const wanted: Move =
        plan.spot !== null
          ? { type: 'send', card: id(cardToSend(mind, world, seat)) }
          : view.season === 'dry'
            ? { type: 'pick', card: id(cardToTake(mind, world, { seat, depth })) }
            : { type: 'pick', card: id(cardToPlace(mind, world, { seat, misjudged })) };
      return legal.find(move => move.type === wanted.type && 'card' in move && move.card === wanted.card)!;
    };
  };
}

function spot(
  { deck, beliefs }: Mind,
  world: Read<State>,
  { seat, misjudged }: { readonly seat: number; readonly misjudged: () => number },
): Move {
  const found = placements(beliefs, prospectOf(deck, world, seat), nth(world.players, seat).plan.card!);
  const { turn, x, y } = best(found, placed => placed.worth + misjudged()).spot;
  return { type: 'place', turn, x, y };
}

/** SR-11: the ancestor that promises more. */
function ancestor({ deck }: Mind, { legal }: Seen<SeasonsOfRice>): Move {
  return best(legal, move => {
    if (move.type !== 'choose-ancestor') return Number.NEGATIVE_INFINITY;
    const { ancestor: number } = nth(deck.cards, keyed(deck.cardNumber, move.card));
    return ANCESTOR_GAIN[nth(deck.ancestors, number).id] ?? MIDDLING;
  });
}
