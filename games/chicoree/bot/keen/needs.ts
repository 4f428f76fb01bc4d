import { add } from '../../../../core/counts.ts';
import { nth, playerAt } from '../../../../core/sure.ts';
import { type Card, FACES, JOKER, linkOf, START_CARDS } from '../../data/cards.ts';
import type { PlayerView, View } from '../../vocabulary.ts';

/** What a seat has and what it lacks, from its own view. */
export interface Needs {
  readonly view: View;
  readonly seat: number;
  readonly me: PlayerView;
  /** By face. */
  readonly hand: readonly number[];
  /** Steps that are neither laid nor in hand; jokers not counted. */
  readonly lacking: readonly number[];
  /** Cards still to be got: what is lacking, less the jokers. */
  readonly short: number;
  readonly bestStart: Card | null;
  readonly opponents: readonly PlayerView[];
  /** What must be paid before the next own turn. */
  readonly due: number;
}

export function needsOf(view: View, seat: number): Needs {
  const hand = Array<number>(FACES).fill(0);
  for (const card of view.hand!) add(hand, card, 1);
  return needsWith(view, seat, hand);
}

/** The same seat, had it one card less. */
export function needsWithout({ view, seat, hand }: Needs, card: Card): Needs {
  return needsWith(view, seat, hand.with(card, nth(hand, card) - 1));
}

function needsWith(view: View, seat: number, hand: readonly number[]): Needs {
  const me = playerAt(view.players, seat);
  const lacking = me.missing.filter(step => hand[linkOf(step)] === 0);
  return {
    view,
    seat,
    me,
    hand,
    lacking,
    short: Math.max(0, lacking.length - nth(hand, JOKER)),
    bestStart: me.start ?? START_CARDS.find(card => nth(hand, card) > 0) ?? null,
    opponents: view.players.filter((player, other) => other !== seat && player.out === null),
    due: me.dues.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}
