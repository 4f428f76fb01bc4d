import type { Game, Read, Seat, Vocabulary } from '../core/game.ts';
import { copyOf, draftOf, legal } from '../core/play.ts';
import type { Random } from '../core/random.ts';
import { nth, readOnly } from '../core/sure.ts';
import type { Craft } from './craft.ts';
import type { GameBots } from './game-bots.ts';
import { type Judge, rewardShare } from './judge.ts';
import { type Bench, decide, quickMove } from './playout.ts';

/** The evaluation for analysis, how chances are reckoned at one table: playing on by quick moves, then asking the judge. */
export interface Outlook<V extends Vocabulary> extends Bench<V> {
  readonly seats: number;
  /** Moves of a playout before the judge is asked. */
  readonly most: number;
  /** What a playout costs, in milliseconds of processor time. */
  readonly cost: number;
}

/** More moves than any game has left to its end. */
const TO_THE_END = 600;
/** The cost of a playout if a game does not state it. */
const USUAL_COST = 4;
/** The noise of the policy that plays on, from 0 to 1. */
const HASTE = 0.25;

/** The outlook at the table that somebody sees, or a spectator. */
export function outlookOf<V extends Vocabulary>(
  game: Game<V>,
  bots: GameBots<V>,
  { view, seats }: { readonly view: V['View']; readonly seats: number },
): Outlook<V> {
  const made = bots.craft(game);
  const craft = made.outlook ?? made;
  const judge = craft.judge?.(view) ?? null;
  const cost = craft.search ? 1 / craft.search.playoutsPerMillisecond : USUAL_COST;
  if (judge) return { game, craft, judge, seats, most: craft.search?.moves ?? 0, cost };
  return {
    game,
    craft: { ...craft, quick: quickBy(game, craft) },
    judge: undecided(seats),
    seats,
    most: TO_THE_END,
    cost,
  };
}

function quickBy<V extends Vocabulary>(game: Game<V>, craft: Craft<V>): NonNullable<Craft<V>['quick']> {
  if (craft.quick) return craft.quick;
  const bot = craft.policy?.(HASTE, 0);
  if (!bot) throw new Error(`${game.id} says neither by a judge nor by a policy how a game may go on`);
  return (world, seat, random) =>
    bot({ view: game.view(world, seat), seat, legal: legal(game, world, seat), random });
}

/** Chances are chances to win: how near one comes does not count. */
const VICTORY_ALONE = Number.POSITIVE_INFINITY;

/** For games that are played to their end. */
const undecided = <V extends Vocabulary>(seats: number): Judge<V> => ({
  alone: () => 0,
  share: () => 1 / seats,
});

/** Everybody's chances in a world, from 0 to 1, after a move that somebody makes first, or as it is. */
export function chancesIn<V extends Vocabulary>(
  outlook: Outlook<V>,
  world: Read<V['State']>,
  {
    random,
    first,
  }: { readonly random: Random; readonly first: { readonly seat: Seat; readonly move: V['Move'] } | null },
): number[] {
  const { game, judge, seats, most } = outlook;
  const draft = draftOf(game, copyOf(game, world), { random });
  if (first) decide(outlook, draft, { ...first, random });
  const state = readOnly(draft.state);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  for (let n = 0; ; n++) {
    const outcome = game.outcome(state);
    if (outcome) return everybody.map(seat => rewardShare(outcome, seat, VICTORY_ALONE));
    if (n >= most) return everybody.map(seat => judge.share(state, seat));
    const { seat } = nth(game.pending(state), 0);
    decide(outlook, draft, { seat, move: quickMove(outlook, state, { seat, random }), random });
  }
}
