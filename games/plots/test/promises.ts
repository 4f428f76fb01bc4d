import type { Promises } from '../../../testkit/scene.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Plots } from '../vocabulary.ts';

export const promises: Promises<Plots> = {
  games: 60,
  maxSteps: 100,
  languages: [en, fr],
  invariant: state => (state.players.some(player => player.coins < 0) ? 'a purse is below zero' : null),
  conserved: ({ deck, lost, players, phase }) => ({
    land:
      deck.length +
      lost.length +
      players.flatMap(player => player.row).filter(plot => plot !== null).length +
      (phase.name === 'over' ? 0 : 1),
  }),
  forgets: { won: 'losing bids matter to nobody once the plot is sold' },
};
