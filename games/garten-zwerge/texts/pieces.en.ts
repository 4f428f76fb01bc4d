import type { Phrases } from '../../../core/words.ts';
import type { EventDeck, Hat } from '../data/words.ts';
import { count, gnomes, hatName, petals } from './nouns.en.ts';

/** What the pieces on the table say about themselves, and what everybody is after. */
export const piecesEn = {
  /** GZ-65: the end of the game, and how near a player is to it. */
  aim: (goal: number) => `A golden hat, or ${petals(goal)} after upkeep, ends the game.`,
  near: (name: string, held: number, goal: number) => `${name}: ${held} of ${petals(goal)}`,
  best: (n: number, hat: Hat) => `${gnomes(n)}, best hat: ${hatName(hat)}`,
  /** GZ-66, GZ-67: why somebody wears the crown. */
  lead: {
    hat: (hat: Hat) => `Ahead, best hat: ${hatName(hat)}. Hats count first, petals only break ties.`,
    petals: 'Ahead by petals, for nobody has a better hat.',
    goal: 'Ahead: the goal in petals is reached.',
  },
  garden: (name: string) => `Garden: ${name}`,
  moreActions: 'More actions',
  phasesOfRound: 'Phases of the round',
  skip: 'Skip',
  /** On the card of a contest that does not take place. */
  off: 'cancelled',
  /** A round after which there is nothing to report. */
  quietRound: 'No birth and no contest last round.',
  several: (n: number, hat: Hat) => `${gnomes(n)}, ${hatName(hat)}`,
  petalsHeld: 'Petals',
  sellsFor: 'Sells for',
  nineCards: 'Its nine cards',
  ofAFlower: 'Gnomes of a flower',
  about: {
    tie: 'If several get there in one round, the better collection wins.',
    crown: 'The crown is on the best hats. They give the places; petals only break ties.',
    treasurer: 'Treasurer: comes first in every phase. From round 2 on, the best hats hold the key.',
    gnome: (hat: Hat) => `Gnome, ${hatName(hat)} hat`,
    sells: (hat: Hat, value: number) => `Rank ${hat}, sells for ${petals(value)}.`,
    breeds: (pile: Hat, odds: string) => `Breeds from the ${hatName(pile)} pile: ${odds}.`,
    lazy: 'Lazy: it has no job, costs upkeep, and can only be thrown away.',
    reserve: (n: number) => `${gnomes(n)} of this hat left in the reserve.`,
    upkeep: 'Every gnome costs upkeep at the end of the round, newborn and lent ones too.',
    contest: (prize: number, rivals: number, pile: Hat) =>
      `The highest hat wins ${petals(prize)}, against ${count(rivals, 'rival gnome', 'rival gnomes')} from the ${hatName(pile)} pile.`,
    events: (n: number, deck: EventDeck) => `${deck === 'grey' ? 'Grey' : 'Blue'} events to come: ${n}.`,
    schmiedel:
      'He answers every search and bids for every offer: two of his five markers, drawn at random, plus the value of the gnome.',
    hiresOnce: 'He hires one gnome per player and round.',
  },
};

export type PieceWords = Phrases<typeof piecesEn>;
