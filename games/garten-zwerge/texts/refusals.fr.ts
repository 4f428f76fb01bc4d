import type { Texts } from '../../../core/texts.ts';
import { french } from '../../../core/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { contestName, DUTY, gnomes, HAT, JOB, petals, TITLE } from './nouns.fr.ts';

/** Why not, and what the rule is. */
export const refusals: Texts<GartenZwerge>['refusals'] = {
  banned: ({ job, event }) => `« ${TITLE[event]} » interdit ${JOB[job]} ce tour-ci.`,
  'no-such-gnome': ({ hat }) =>
    hat === 'none' ? 'Dites quel nain vous proposez.' : `Vous n’avez pas ici de nain ${HAT[hat]}.`,
  'gnome-busy': ({ hat }) => `Votre nain ${HAT[hat]} a déjà un métier ce tour-ci.`,
  lazy: () => 'Les nains gris sont paresseux : on ne peut que les jeter.',
  'need-two': ({ hat, next }) => `Il faut 2 nains libres (${HAT[hat]}) pour en obtenir un ${HAT[next]}.`,
  'bound-next': ({ job }) =>
    job === 'contest'
      ? 'Condition acceptée : votre prochain nain doit aller à un concours.'
      : 'Condition acceptée : votre prochain nain doit aller au jardin.',
  'bound-contest': ({ contest }) => `Condition acceptée : évitez ${contestName(contest)} ce tour-ci.`,
  'bound-seek': () => 'Condition acceptée : pas de recherche de compagnon ce tour-ci.',
  'bound-otherwise': ({ duty }) => `Vous avez déjà accepté une autre condition : ${DUTY[duty]}.`,
  'jobs-left': ({ gnomes: n }) => `Encore ${gnomes(n)} sans métier : seuls les gris peuvent rester.`,
  'not-yours-to-mark': () => 'Vous ne pouvez noter que vos propres promesses en cours, en mots libres.',
  'no-duties': () => 'Aux enchères libres, dites en mots les conditions sur des actions futures.',
  'no-words': () => 'Avec des mises secrètes, seules les conditions vérifiables sont admises.',
  'hat-too-low': ({ hat, atLeast }) =>
    `La recherche demande ${HAT[atLeast]} ou mieux ; ${HAT[hat]} est trop bas.`,
  'not-in-steps': () => 'Les prix vont de 50 en 50.',
  'too-few-markers': ({ most }) => `Vos marqueurs font ${most} au plus.`,
  'too-few-petals': ({ petals: sum, held }) => `Il faut ${petals(sum)}, mais il n’y en a que ${held}.`,
  'not-among-equals': () => 'Choisissez l’un des meilleurs prix.',
  'offers-nothing': () => 'Payez au moins 50 pétales ou promettez quelque chose.',
  'odd-promise': ({ most }) => `Au plus ${most} promesses différentes, et pas de mots libres vides.`,
  'enough-calls': ({ calls }) => `Plus de propositions : ${calls} au plus par enchère.`,
  'no-proposal': () => 'Cette proposition n’est pas au tableau.',
  'proposal-changed': () => 'La proposition vient de changer : regardez encore.',
  'not-all-heard': ({ unheard }) =>
    `Écoutez d’abord les autres : ${french.count(unheard, 'personne n’a', 'personnes n’ont')} pas encore parlé.`,
  'must-take-one': () => 'Vous avez offert un nain : prenez une des propositions.',
  'never-sold': ({ hat }) =>
    hat === 'gold'
      ? 'Le chapeau d’or ne se vend jamais.'
      : 'Un nain gris ne rapporte rien et n’aide pas à payer.',
};
