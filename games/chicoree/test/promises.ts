import { sum } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Promises } from '../../../testkit/scene.ts';
import { bidders } from '../auction.ts';
import { SHOP_STEP, STEPS } from '../data/cards.ts';
import { handSize } from '../../../core/hand.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Chicoree, Player, State } from '../vocabulary.ts';

/** Every card is in the pile, discarded, in a hand, exposed, or in the middle. */
function cards({ pile, discard, players, agenda }: Read<State>): number {
  const owned = players.map(
    player => handSize(player) + sum(player.chain.map(laid => laid.length)) + (player.start === null ? 0 : 1),
  );
  const middle = agenda.filter(task => 'card' in task).length;
  return pile.length + discard.length + sum(owned) + middle;
}

function invariant(state: Read<State>): string | null {
  for (const player of state.players) {
    const wrong = wrongWith(player);
    if (wrong) return wrong;
  }
  const task = state.agenda.at(-1);
  if (task?.do === 'auction' && bidders(state, task).length === 0)
    return 'an auction without bidders goes on';
  if (task?.do === 'settle' && nth(state.players, nth(task.debtors, 0)).tokens >= task.owed)
    return 'a debt that can be paid is not (CH-A13)';
  return null;
}

function wrongWith(player: Read<Player>): string | null {
  const { tokens, hand, known, chain, start, staked, fist, blocks, out } = player;
  if (tokens < 0 || fist > tokens) return 'more tokens are spent than there are (CH-A11)';
  if (hand.some(count => count < 0)) return 'a negative number of cards';
  if (known.some((count, card) => count > nth(hand, card))) return 'a card is known that is not there';
  if (staked.some(card => staked.filter(one => one === card).length > nth(hand, card)))
    return 'a card is staked that is not there (CH-46)';
  if (STEPS.some(step => step !== SHOP_STEP && nth(chain, step - 1).length > 1))
    return 'a step is laid twice';
  if (start === null && chain.some(laid => laid.length > 0)) return 'a chain without a Start (CH-08)';
  if (blocks.some(({ turns }) => turns < 1)) return 'a block that is over goes on';
  if (out !== null && (start !== null || handSize(player) > 0 || tokens > 0))
    return 'the bankrupt own something (CH-65)';
  return null;
}

export const promises: Promises<Chicoree> = {
  games: 60,
  // Of random moves every other one lays a card out for a challenge or takes it up again: games end, but late.
  maxSteps: 20_000,
  languages: [en, fr],
  invariant,
  forgets: { boosted: 'shuffled in at once, it might be any ochre card; they all do the same' },
  conserved: state => ({ cards: cards(state) }),
};
