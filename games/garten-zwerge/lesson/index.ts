import { nth } from '../../../core/sure.ts';
import { LEARNER, type Lesson } from '../../../web/kit/lesson/lesson.ts';
import { GREY } from '../data/words.ts';
import { goldRisk } from '../data/gold-risk.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { lastMinuteBeats, startBeats } from './beats.ts';
import { neighbours } from './neighbours.ts';
import { lastMinute, start } from './positions.ts';

/** It takes two gnomes to make one: the higher hat opens its pile, and a fist hides the most one would pay. */
export const lesson: Lesson<GartenZwerge> = {
  options: OPTIONS,
  seats: SEATS,
  acts: [
    { position: lastMinute, others: neighbours, beats: lastMinuteBeats },
    { seed: 'lantern', position: start, others: neighbours, beats: startBeats },
  ],
  hints: [
    {
      name: 'alike',
      when: ({ choices }) =>
        choices.some(({ move, refusal }) => move.type === 'exchange' && move.hat !== GREY && !refusal),
      say: {
        en: 'Two alike: swap them for a finer one, and pay for one only.',
        fr: 'Deux pareils : échangez-les contre un plus beau, et n’en payez qu’un.',
      },
    },
    {
      name: 'short',
      when: ({ view }) => view.stage.name === 'jobs' && nth(view.players, LEARNER).afterBill < 0,
      say: {
        en: 'Upkeep will cost more than you have. Sell, lend or try a contest.',
        fr: 'L’entretien dépasse votre bourse. Avant ce soir, vendez, prêtez ou tentez un concours.',
      },
    },
    {
      name: 'gold-at-stake',
      when: ({ view, isAsked }) => isAsked && goldRisk(view) > 0,
      say: ({ view }) => ({
        en: `A green hat can breed gold, ${goldRisk(view)} time${goldRisk(view) === 1 ? '' : 's'} in 9, and gold ends the game tonight. Ask a high price, or don’t lend.`,
        fr: `D’un chapeau vert peut naître l’or, ${goldRisk(view)} fois sur 9, et l’or finit la partie ce soir. Demandez cher, ou ne prêtez pas.`,
      }),
    },
    {
      name: 'near',
      when: ({ view }) =>
        view.players.some(
          ({ watch }, seat) =>
            seat !== LEARNER && (watch.canExchangeGold || watch.goldChance > 0 || watch.canReachGoal),
        ),
      say: {
        en: 'A neighbour may win tonight. Match it, or lend nothing more!',
        fr: 'Un voisin peut gagner ce soir. Faites aussi bien, ou ne prêtez plus rien !',
      },
    },
  ],
};
