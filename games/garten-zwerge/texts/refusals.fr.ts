import type { Texts } from '../../../core/texts.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { contestName, DUTY, gnomes, HAT, JOB, petals, TITLE } from './nouns.fr.ts';

/** Why not, and what the rule is. */
export const refusals: Texts<GartenZwerge>['refusals'] = {
  banned: ({ job, event }) => `« ${TITLE[event]} » interdit ${JOB[job]} ce tour-ci.`,
  'no-such-gnome': ({ hat }) =>
    hat === 'none' ? 'Dites quel nain vous proposez.' : `Vous n’avez pas ici de nain ${HAT[hat]}.`,
  'gnome-busy': ({ hat }) => `Votre nain ${HAT[hat]} a déjà un métier ce tour-ci.`,
  lazy: () => 'Les nains gris sont paresseux : on ne peut que les jeter.',
  'need-two': ({ hat, next }) => `Il faut deux nains libres (${HAT[hat]}) pour en obtenir un ${HAT[next]}.`,
  'bound-next': ({ job }) =>
    job === 'contest'
      ? 'Condition acceptée : votre prochain nain doit aller à un concours.'
      : 'Condition acceptée : votre prochain nain doit aller au jardin.',
  'bound-contest': ({ contest }) => `Condition acceptée : évitez ${contestName(contest)} ce tour-ci.`,
  'bound-seek': () => 'Condition acceptée : pas de recherche de compagnon ce tour-ci.',
  'bound-otherwise': ({ duty }) => `Vous avez déjà accepté une autre condition : ${DUTY[duty]}.`,
  'jobs-left': ({ gnomes: n }) => `Encore ${gnomes(n)} sans métier : seuls les gris peuvent rester.`,
  'not-yours-to-mark': () => 'Vous ne notez que vos propres promesses en mots libres encore en cours.',
  'no-duties': () =>
    'Aux enchères libres, une condition sur des actions futures est une promesse : dites-la en mots.',
  'no-words': () => 'À poing fermé, seules les conditions que la table peut vérifier sont admises.',
  'hat-too-low': ({ hat, atLeast }) =>
    `La recherche demande ${HAT[atLeast]} ou mieux ; ${HAT[hat]} est trop bas.`,
  'not-in-steps': () => 'Les prix vont de 50 en 50.',
  'too-few-markers': ({ most }) => `Vos marqueurs font ${most} au plus.`,
  'too-few-petals': ({ petals: sum, held }) => `Cela ferait ${petals(sum)}, mais il n’y en a que ${held}.`,
  'not-among-equals': () => 'Choisissez parmi ceux qui ont annoncé le meilleur prix.',
  'offers-nothing': () => 'Payez au moins 50 pétales ou promettez quelque chose.',
  'odd-promise': ({ most }) =>
    `Au plus ${most} promesses différentes ; des mots libres doivent dire quelque chose.`,
  'enough-calls': ({ calls }) => `Vous avez annoncé ${calls} fois : cela suffit pour une enchère.`,
  'no-proposal': () => 'Il n’y a pas de telle proposition au tableau.',
  'proposal-changed': () => 'La proposition vient de changer : regardez encore.',
  'not-all-heard': ({ unheard }) =>
    unheard === 1
      ? 'Écoutez d’abord les autres : une personne n’a encore rien annoncé et ne se tait pas.'
      : `Écoutez d’abord les autres : ${unheard} personnes n’ont encore rien annoncé et ne se taisent pas.`,
  'must-take-one': () => 'Qui offre un nain doit prendre une des propositions.',
  'never-sold': ({ hat }) =>
    hat === 'gold'
      ? 'Le chapeau d’or ne se vend jamais.'
      : 'Un nain gris ne rapporte rien et n’aide pas à payer.',
};
