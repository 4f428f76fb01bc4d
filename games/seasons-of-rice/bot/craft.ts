import type { Bot } from '../../../bots/bot.ts';
import type { Craft } from '../../../bots/craft.ts';
import type { Game } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { deckOf } from '../data/deck.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { level } from './by-hand.ts';
import { likingOf } from './characters.ts';
import { bestTaking, raceOf } from './dry.ts';
import { outlookFor } from './outlook.ts';
import type { Thought } from './plot.ts';
import { bestPlan } from './wet.ts';

/** How often a millisecond of processor time pays for looking for the spots of a card. */
const LOOKS_PER_MILLISECOND = 3;
/** A bot that plays by hand misjudges cards and spots by so many points at most. */
const BEGINNER = 14;
/** Whoever misjudges no more than this, from 0 to 1, looks ahead instead. */
const SURE = 0.2;
/** What a bot spends that is given no time for playouts: a glance at the next turn, and at three cards of the row. */
const GLANCE = { looks: 40, turns: 2, foresight: { depth: 3, spots: [1], looks: 45 } };

export function craftFor(game: Game<SeasonsOfRice>): Craft<SeasonsOfRice> {
  return {
    policy: (noise, milliseconds) =>
      noise > SURE
        ? level({ beliefs: BELIEFS, depth: 1, noise: BEGINNER * (noise - SURE) })(game)
        : thinker(game, milliseconds * LOOKS_PER_MILLISECOND),
    outlook: outlookFor(game),
  };
}

/** Thinks the Dry season through, and plays the Wet season out. */
function thinker(game: Game<SeasonsOfRice>, looks: number): Bot<SeasonsOfRice> {
  const deck = deckOf(game.edition);
  const byHand = level({ beliefs: BELIEFS, depth: 2, noise: 0 })(game);
  const thinking =
    looks === 0
      ? GLANCE
      : { looks, turns: Infinity, foresight: { depth: 6, spots: [3, 2, 2, 2, 1, 1], looks } };
  return seen => {
    const { view, seat, random } = seen;
    if (view.season === 'ancestors') return byHand(seen);
    const world = game.determinize(view, seat, random);
    const thought: Thought = { deck, beliefs: BELIEFS, looks: 0 };
    const { plan } = playerAt(world.players, seat);
    const { card, branch, send } =
      view.season === 'dry'
        ? {
            ...bestTaking(thought, raceOf(thought, world, seat), { ...thinking, first: plan.card }),
            send: null,
          }
        : bestPlan(thought, world, {
            ...thinking,
            seat,
            random,
            liking: likingOf(seen),
            isLate: seen.isLate,
          });
    if (plan.card === null) return { type: 'pick', card: nth(deck.cards, card).id };
    if (plan.spot === null) return { type: 'place', ...branch.spot };
    return { type: 'send', card: nth(deck.cards, send!).id };
  };
}
