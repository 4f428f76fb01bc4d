import { nth } from '../../../core/sure.ts';
import { LEARNER, type Lesson } from '../../../web/kit/lesson/lesson.ts';
import { kindOf, stepOf } from '../data/cards.ts';
import { OPTIONS, SEATS } from '../primer/position.ts';
import type { Chicoree } from '../vocabulary.ts';
import { middleBeats } from './middle-beats.ts';
import { openingBeats } from './opening-beats.ts';
import { middle, opening } from './positions.ts';
import { middleRivals, openingRivals } from './rivals.ts';

/** Start, then links in order; three ways to get cards; what is in a fist is spent. */
export const lesson: Lesson<Chicoree> = {
  options: OPTIONS,
  seats: SEATS,
  acts: [
    { position: opening, others: openingRivals, beats: openingBeats },
    { position: middle, others: middleRivals, beats: middleBeats },
  ],
  endsIn: 'new-game',
  hints: [
    {
      name: 'dues',
      when: ({ view }) => {
        const { dues, tokens } = nth(view.players, LEARNER);
        const due = dues.reduce((sum, one) => sum + one.tokens, 0);
        return due > 0 && tokens <= due + 2 && view.agenda.at(-1)?.do === 'fists';
      },
      say: {
        en: 'Keep enough to pay, or you will have to sell cards.',
        fr: 'Gardez de quoi payer, sinon il faudra vendre des cartes.',
      },
    },
    {
      name: 'colours',
      when: ({ view }) =>
        view.agenda.at(-1)?.do === 'act' &&
        (view.hand ?? []).some(card => ['destroyer', 'blocker', 'booster'].includes(kindOf(card))),
      say: {
        en: 'Red hurts a rival, ochre draws two cards. Play them before you draw.',
        fr: 'Une carte rouge gêne un rival, une ocre fait piocher deux cartes. À jouer avant de piocher.',
      },
    },
    {
      name: 'challenge',
      when: ({ view }) =>
        view.agenda.at(-1)?.do === 'challenge' &&
        (view.hand ?? []).length > 0 &&
        (view.hand ?? []).every(card => nth(view.players, LEARNER).missing.includes(stepOf(card))),
      say: {
        en: 'One card must go, though you need them all. Next time lay your links sooner, or keep a spare card.',
        fr: 'Il faut en sacrifier une, même utile. La prochaine fois, posez vos maillons plus tôt, ou gardez une carte de trop.',
      },
    },
    {
      name: 'last-link',
      when: ({ view, choices }) =>
        nth(view.players, LEARNER).missing.length === 1 &&
        choices.some(({ move, refusal }) => move.type === 'lay-link' && !refusal),
      say: {
        en: 'Lay it, then draw: you win when your turn ends.',
        fr: 'Posez-le, puis piochez : la victoire vient à la fin de votre tour.',
      },
    },
  ],
};
