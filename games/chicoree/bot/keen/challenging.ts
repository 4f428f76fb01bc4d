import { type Card, flowersOf } from '../../data/cards.ts';
import type { Move, PlayerView, Task } from '../../vocabulary.ts';
import type { Needs } from './needs.ts';
import { type Mind, keptWorth } from './worth.ts';

/** Shows as many flowers as promise more than they cost, or else the least valuable card; one card at a time. */
export function answerChallenge(mind: Mind, needs: Needs, task: Extract<Task, { do: 'challenge' }>): Move {
  const { view } = needs;
  const staked = view.staked!;
  const plan = bestPlay(mind, needs, task.card);
  const next = without(plan, staked)[0];
  const astray = without(staked, plan).length > 0;
  return next === undefined || astray ? { type: 'close-hand' } : { type: 'stake', card: next };
}

function bestPlay(mind: Mind, needs: Needs, trigger: Card): Card[] {
  const { view, me } = needs;
  const worth = (card: Card) => keptWorth(mind, needs, card);
  const inHand = [...view.hand!];
  let best = [inHand.reduce((least, card) => (worth(card) < worth(least) ? card : least))];
  if (me.blocked) return best;
  let gain = prospect(mind, needs, { play: best, trigger });
  const flowers = inHand.filter(card => flowersOf(card) > 0).sort((a, b) => b - a);
  for (let from = 0; from < flowers.length; from++)
    for (let to = from + 1; to <= flowers.length; to++) {
      const play = flowers.slice(from, to);
      const promised = prospect(mind, needs, { play, trigger });
      if (promised > gain) [best, gain] = [play, promised];
    }
  return best;
}

/** Tokens to expect from showing these cards, less what they are worth in hand. */
function prospect(
  mind: Mind,
  needs: Needs,
  { play, trigger }: { readonly play: readonly Card[]; readonly trigger: Card },
): number {
  const cost = play.reduce((sum, card) => sum + keptWorth(mind, needs, card), 0);
  const own = play.reduce((sum, card) => sum + flowersOf(card), 0);
  if (own === 0) return -cost;
  let prize = own + flowersOf(trigger);
  let chance = 1;
  for (const opponent of needs.opponents) {
    const theirs = flowersExpected(mind, needs, opponent);
    prize += theirs;
    chance *= opponent.handSize === 0 ? 1 : 1 / (1 + Math.exp((theirs - own) / mind.beliefs.doubt));
  }
  return chance * prize - cost;
}

/** What another is likely to show: part of the flowers an ordinary hand of that size holds. */
function flowersExpected(
  { tables, beliefs }: Mind,
  { view }: Needs,
  { handSize, known }: PlayerView,
): number {
  const all = tables.copies.reduce((sum, copies, card) => sum + copies * flowersOf(card), 0);
  const seen = [...view.discard, ...view.hand!].reduce((sum, card) => sum + flowersOf(card), 0);
  const cards = Math.max(1, tables.deck.length - view.discard.length - view.hand!.length);
  return (beliefs.shown * (handSize - known.length) * Math.max(0, all - seen)) / cards;
}

/** The cards of a list that are not in another, one for one. */
function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...others];
  return cards.filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
