import type { Phrases } from '../../../core/words.ts';
import type { EventDeck, Hat } from '../data/words.ts';
import { gnomes, hatName, petals } from './nouns.en.ts';

/** What the pieces on the table say about themselves, and what everybody is after. */
export const piecesEn = {
  /** GZ-65: the end of the game, and how near a player is to it. */
  aim: (goal: number) => `A golden hat, or ${petals(goal)} after upkeep, ends the game.`,
  near: (name: string, held: number, goal: number) => `${name}: ${held} of ${petals(goal)}`,
  best: (n: number, hat: Hat) => `${gnomes(n)}, best hat: ${hatName(hat)}`,
  garden: (name: string) => `Garden: ${name}`,
  moreActions: 'More actions',
  phasesOfRound: 'Phases of the round',
  jobsOnOffer: 'Jobs',
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
    gnome: (hat: Hat) => `Gnome, ${hatName(hat)} hat`,
    sells: (hat: Hat, value: number) => `Rank ${hat}, sells for ${petals(value)}.`,
    breeds: (pile: Hat, odds: string) => `Breeds from the ${hatName(pile)} pile: ${odds}.`,
    lazy: 'Lazy: it has no job, costs upkeep, and can only be thrown away.',
    reserve: (n: number) => `${gnomes(n)} of this hat left in the reserve.`,
    upkeep: 'Every gnome costs upkeep at the end of the round, newborn and lent ones too.',
    contest: (prize: number, rivals: number, pile: Hat) =>
      `The highest hat wins ${petals(prize)}, against ${gnomes(rivals)} from the ${hatName(pile)} pile.`,
    events: (n: number, deck: EventDeck) => `${deck === 'grey' ? 'Grey' : 'Blue'} events to come: ${n}.`,
    schmiedel:
      'He answers every search and bids for every offer: two of his five markers, drawn at random, plus the value of the gnome.',
    hiresOnce: 'He hires one gnome per player and round.',
  },
};

export type PieceWords = Phrases<typeof piecesEn>;
