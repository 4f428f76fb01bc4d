import { nth } from '../../../core/sure.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { LEARNER } from '../../../web/kit/lesson/lesson.ts';
import type { Example } from '../../../web/kit/primer/primer.ts';
import { OFFER } from '../ui/places.ts';
import type { Plots } from '../vocabulary.ts';

const options = { rounds: 3, clock: 'off' } as const;
const BASILS_BID = 4;

export const tie: Example<Plots> = {
  name: 'equal-bids',
  title: { en: 'Equal bids', fr: 'Mises égales' },
  clauses: ['PLT-05'],
  options,
  seats: 2,
  position: game => dealt(game, { options, seats: 2 }, {}),
  ask: {
    en: 'Basil will bid 4. Bid 4 as well: who wins, and who pays?',
    fr: 'Basile misera 4. Misez 4 aussi : qui gagne, et qui paie ?',
  },
  point: () => [OFFER],
  others: ({ view }) => (view.phase.name === 'bidding' ? { type: 'bid', coins: BASILS_BID } : null),
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'bid' && move.coins === BASILS_BID,
      say: ({ now }) => {
        const [mine, his] = now.view.players.map(({ coins }) => coins);
        return {
          en: `You, since you sit first. You have ${mine} coins left, Basil still ${his}: only the winner pays.`,
          fr: `Vous, car vous êtes assis le premier. Il vous reste ${mine} pièces, Basile en a toujours ${his} : seul le gagnant paie.`,
        };
      },
      way: [{ type: 'bid', coins: BASILS_BID }],
    },
    {
      is: 'other',
      say: ({ now }) => ({
        en: `No tie: you have ${nth(now.view.players, LEARNER).coins} coins left. What if both bid 4?`,
        fr: `Pas d’égalité : il vous reste ${nth(now.view.players, LEARNER).coins} pièces. Et si les deux misent 4 ?`,
      }),
      way: [{ type: 'bid', coins: 2 }],
    },
  ],
};
