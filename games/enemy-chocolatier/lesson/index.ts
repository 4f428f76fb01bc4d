import { nth } from '../../../core/sure.ts';
import { LEARNER, type Lesson } from '../../../web/kit/lesson/lesson.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { basil } from './basil.ts';
import { beats } from './beats.ts';
import { position } from './deal.ts';

/** Rounds after which hints may come. */
const SETTLED = 8;

/** Closing a neighbourhood locks it, makes it pay, and lights the streets next door. */
export const lesson: Lesson<EnemyChocolatier> = {
  options: OPTIONS,
  seats: SEATS,
  acts: [{ position, others: basil, beats }],
  endsIn: 'new-game',
  hints: [
    {
      name: 'power',
      when: ({ view }) => view.players.some(({ abilities }) => abilities.length > 0),
      say: {
        en: 'An ability! It works from the next turn on.',
        fr: 'Une capacité ! Elle agit dès le prochain tour.',
      },
    },
    {
      name: 'near',
      when: ({ view }) =>
        view.players.some(({ winsNext }) => winsNext) ||
        (nth(view.players, LEARNER).recipe?.missing ?? 9) <= 3,
      say: { en: 'The end is near: block, or hurry!', fr: 'La fin approche : bloquez, ou foncez !' },
    },
    {
      name: 'stuck',
      when: ({ view, choices }) =>
        view.round >= SETTLED &&
        view.turn.bought === 0 &&
        !choices.some(({ move, refusal }) => move.type === 'buy' && refusal === null),
      say: {
        en: 'Nothing to buy? Save dollars and permits, then buy a whole neighbourhood at once.',
        fr: 'Rien à acheter ? Gardez dollars et permis, puis achetez tout un quartier d’un coup.',
      },
    },
  ],
};
