import type { Lesson } from '../../../web/kit/lesson/lesson.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';
import { basil } from './basil.ts';
import { beats } from './beats.ts';
import { position } from './position.ts';

/** A field closes where paths stop the water, across cards. It lasts until the harvest; then a whole game is dealt. */
export const lesson: Lesson<SeasonsOfRice> = {
  options: OPTIONS,
  seats: SEATS,
  acts: [{ position, others: basil, beats }],
  hints: [
    {
      name: 'ancestors',
      when: ({ view }) => view.season === 'ancestors',
      say: {
        en: 'One card gives you its ancestor, the other its paddy. Which pair do you like?',
        fr: 'L’une des cartes donne son ancêtre, l’autre sa rizière. Quel duo vous plaît ?',
      },
    },
    {
      name: 'hand',
      when: ({ view }) => view.season === 'wet' && view.turn === 1,
      say: {
        en: 'Seven cards: you place one and send one. The other five go to Basil, and you get his.',
        fr: 'Sept cartes : vous en placez une, en envoyez une. Les cinq autres vont à Basile, et vous recevez les siennes.',
      },
    },
    {
      name: 'hole',
      when: ({ view }) => (view.players[0]?.holes.length ?? 0) > 0,
      say: {
        en: 'A hole leaks as well. Cover it later.',
        fr: 'Un trou, ça fuit aussi. Couvrez-le plus tard.',
      },
    },
    {
      name: 'loose-end',
      when: ({ view }) => view.players[0]?.fields.some(({ status }) => status === 'spoiled') ?? false,
      say: {
        en: 'A path stops inside: this field can never close.',
        fr: 'Un chemin s’arrête en plein champ : il ne se fermera jamais.',
      },
    },
    {
      name: 'buffaloes',
      when: ({ view }) => view.season === 'dry' && (view.players[0]?.abandoned ?? 0) > 1,
      say: {
        en: 'Close fields with buffaloes: outside, each costs a point.',
        fr: 'Fermez les champs à buffles : dehors, chacun coûte un point.',
      },
    },
  ],
};
