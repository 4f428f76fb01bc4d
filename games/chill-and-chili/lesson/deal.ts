import type { Game, Read } from '../../../core/game.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { type Card, cardOf } from '../data/cards.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { ChillAndChili, State } from '../vocabulary.ts';

const corn = (suns: number) => cardOf('corn', suns);
const carrot = (suns: number) => cardOf('carrot', suns);
const tomato = (suns: number) => cardOf('tomato', suns);
const cauliflower = (suns: number) => cardOf('cauliflower', suns);
const pumpkin = (suns: number) => cardOf('pumpkin', suns);
const chili = (suns: number) => cardOf('chili', suns);

const DEAL: readonly (readonly Card[])[] = [
  // The learner: tomatoes to plant, and a carrot that wants another.
  [carrot(1), tomato(1), tomato(2), cauliflower(2), chili(2)],
  // Basil: corn that will be thirsty at the wrong moment.
  [corn(1), corn(1), tomato(2), cauliflower(3), pumpkin(2)],
  // The market: one carrot is cheap and thirsty, one dearer and modest.
  [corn(1), carrot(1), pumpkin(2), chili(3)],
  [carrot(2), corn(2), tomato(2), cauliflower(2)],
  // The pile, from its top.
  [tomato(1), chili(2), pumpkin(2), pumpkin(2), cauliflower(2), carrot(1)],
];

export function position(game: Game<ChillAndChili>): Read<State> {
  return dealt(game, { options: OPTIONS, seats: SEATS }, { shuffles: [{ top: DEAL.flat() }] });
}
