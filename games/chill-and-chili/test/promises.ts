import { sum } from '../../../core/counts.ts';
import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Promises } from '../../../testkit/scene.ts';
import { HAND_LIMIT, isAccessory } from '../data/cards.ts';
import { handSize } from '../../../core/hand.ts';
import { freeSuns } from '../scoring.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { ChillAndChili, State } from '../vocabulary.ts';

/** CC-11: every token is in one of six places. */
function tokens({ supply, pond, well, players, agenda }: Read<State>): number {
  const inTransit = agenda.map(task =>
    task.do === 'water' ? task.drops : task.do === 'choose-face' ? task.tokens : 0,
  );
  const owned = players.map(player => player.coins + sum(player.beds.map(bed => bed.drops)));
  return supply + pond + well + sum(owned) + sum(inTransit);
}

/** CC-12: every vegetable card is in one of five places. */
function vegetables({ pile, compost, market, players }: Read<State>): number {
  const inHands = players.map(player => sum(player.hand.filter((_, card) => !isAccessory(card))));
  const inBeds = players.flatMap(player => player.beds.map(bed => bed.cards.length));
  return (
    pile.length +
    compost.length +
    market.flat().filter(card => card !== null).length +
    sum(inHands) +
    sum(inBeds)
  );
}

function invariant({ players, agenda }: Read<State>): string | null {
  for (const player of players) {
    const limit = agenda.at(-1)?.do === 'discard' ? HAND_LIMIT + 1 : HAND_LIMIT;
    if (player.coins < 0) return 'negative coins';
    if (handSize(player) > limit) return 'a hand above the limit (CC-46)';
    if (player.hand.some(count => count < 0)) return 'a negative number of cards';
    if (player.known.some((count, card) => count > nth(player.hand, card)))
      return 'a card is known that is not there';
    if (player.beds.some(bed => freeSuns(bed) < 0)) return 'more drops than suns (CC-87)';
    const accessories = player.hand.filter((_, card) => isAccessory(card));
    if (accessories.some((count, i) => count + player.laidOut.filter(card => card === 18 + i).length > 1))
      return 'an accessory owned twice (CC-34)';
  }
  return null;
}

export const promises: Promises<ChillAndChili> = {
  games: 16,
  maxSteps: 2000,
  languages: [en, fr],
  invariant,
  conserved: state => ({ tokens: tokens(state), vegetables: vegetables(state) }),
};
