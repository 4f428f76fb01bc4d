import type { Bot } from '../../../../bots/bot.ts';
import type { Game } from '../../../../core/game.ts';
import type { Random } from '../../../../core/random.ts';
import { lastOf, nth } from '../../../../core/sure.ts';
import { tablesOf } from '../../data/tables.ts';
import type { Card } from '../../data/cards.ts';
import type { Chicoree, Move, View } from '../../vocabulary.ts';
import { act, sell } from './acting.ts';
import type { Beliefs } from './beliefs.ts';
import { call, closeFist } from './bidding.ts';
import { answerChallenge } from './challenging.ts';
import { needsOf } from './needs.ts';

export interface Skill {
  readonly beliefs: Beliefs;
  /** How far a card may be misjudged, as a part of its worth. */
  readonly noise: number;
  /** One move in so many is made without thinking; 0 for never. */
  readonly slips: number;
  /** Which fists it may close at all; any, if not said. */
  readonly slots?: (
    view: View,
    bid: { readonly seat: number; readonly card: Card },
  ) => (tokens: number) => boolean;
}

const GRAIN = 1 << 16;
const anyBid = () => () => true;

/** Plays by what cards are worth to it, from nothing but its view. */
export function level({ beliefs, noise, slips, slots = anyBid }: Skill) {
  return (game: Game<Chicoree>): Bot<Chicoree> => {
    const mind = { tables: tablesOf(game.edition), beliefs };
    return ({ view, seat, legal, random }) => {
      if (legal.length === 1) return nth(legal, 0);
      if (slips > 0 && random.int(slips) === 0 && view.agenda.at(-1)?.do === 'act') return random.pick(legal);
      const needs = needsOf(view, seat);
      const task = lastOf(view.agenda);
      const error = 1 + noise * misjudged(random);
      switch (task.do) {
        case 'act':
          return act(needs, legal, mind);
        case 'settle':
          return sell(needs, legal, mind);
        case 'auction':
          return known(legal, call(mind, needs, { auction: task, random, error }));
        case 'fists':
          return known(
            legal,
            closeFist(mind, needs, {
              card: task.card,
              random,
              error,
              isOpen: slots(view, { seat, card: task.card }),
            }),
          );
        case 'challenge':
          return answerChallenge(mind, needs, task);
      }
    };
  };
}

/** A bid beyond the list is made as the highest on it. */
function known(legal: readonly Move[], move: Move): Move {
  if (move.type === 'pass') return move;
  const bids = legal.filter(one => one.type === move.type);
  return bids.find(one => 'tokens' in one && 'tokens' in move && one.tokens === move.tokens) ?? lastOf(bids);
}

/** Between -1 and 1, mostly near 0. */
function misjudged(random: Random): number {
  return (random.int(GRAIN) + random.int(GRAIN) - GRAIN) / GRAIN;
}
