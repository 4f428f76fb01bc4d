import { nth } from '../../../core/sure.ts';
import { type Hint, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { isAccessory, kindOf, PUMPKIN } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';

type Situation = Now<ChillAndChili>;

const kinds = ({ view }: Situation): readonly number[] =>
  (view.hand ?? []).filter(card => !isAccessory(card)).map(kindOf);
const canPlant = ({ choices }: Situation) =>
  choices.some(({ move, refusal }) => move.type === 'plant' && !refusal);
const acts = ({ view }: Situation) => view.agenda.at(-1)?.do === 'act';

export const hints: readonly Hint<ChillAndChili>[] = [
  {
    name: 'pumpkins',
    when: now => acts(now) && kinds(now).filter(kind => kind === PUMPKIN).length >= 2,
    say: {
      en: 'Pumpkins: one to five in a bed. The more, the better each counts.',
      fr: 'Citrouilles : d’une à cinq par plate-bande. Plus il y en a, plus chacune compte.',
    },
  },
  {
    name: 'fresh',
    when: now =>
      acts(now) &&
      nth(now.view.players, LEARNER).coins > 0 &&
      !canPlant(now) &&
      !now.view.market.flat().some(card => card !== null && kinds(now).includes(kindOf(card))),
    say: {
      en: 'Nothing you like? One coin renews a row, and you still play.',
      fr: 'Rien ne vous tente ? Une pièce renouvelle une rangée, et vous jouez quand même.',
    },
  },
  {
    name: 'late',
    when: now => acts(now) && nth(now.view.players, LEARNER).turnsLeft <= 4,
    say: {
      en: 'Four turns left: finish thirsty beds rather than begin new ones.',
      fr: 'Plus que quatre tours : mieux vaut faire fleurir que commencer autre chose.',
    },
  },
];
