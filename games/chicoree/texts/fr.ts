import type { Texts } from '../../../core/texts.ts';
import { JOKER, targetStep } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { eventsFr } from './events.fr.ts';
import { aCard, nameOf, stepName, tokens } from './nouns.fr.ts';

export const fr: Texts<Chicoree> = {
  title: 'Chicorée',

  ask(view) {
    const task = view.agenda.at(-1);
    const you = view.you === 'spectator' ? null : view.players[view.you]!;
    switch (task?.do) {
      case 'settle':
        return `Vous devez ${tokens(task.owed)} et en avez ${you?.tokens ?? 0}. Quelle carte vendez-vous ?`;
      case 'auction': {
        const leader = task.calls.at(-1);
        const price = leader ? `L’enchère est à ${leader.tokens}.` : 'Pas encore d’enchère.';
        return task.turn === null ? `${price} À vous de crier !` : `${price} Vous montez, ou vous passez ?`;
      }
      case 'fists':
        return `Combien de pions pour ${aCard(task.card)} ?`;
      case 'challenge':
        return view.staked?.length
          ? 'D’autres cartes, ou prêt ?'
          : 'Un défi ! Choisissez au moins une carte.';
      case 'act':
      case undefined:
        return view.turn.hadStart
          ? 'Posez magasins, maillon, cartes spéciales, puis piochez.'
          : 'Départ ou cartes spéciales s’il y en a, puis piochez.';
    }
  },

  wait(name, moves) {
    if (moves.includes('sell')) return `${name} doit vendre une carte.`;
    if (moves.includes('bid')) return `${name} peut enchérir.`;
    if (moves.includes('close-fist')) return `${name} ferme le poing.`;
    if (moves.includes('close-hand')) return `${name} choisit des cartes pour le défi.`;
    return `${name} joue son tour.`;
  },

  moves: {
    'open-shop': ({ card }) => (card === JOKER ? 'Ouvrir un magasin avec le joker' : 'Ouvrir un magasin'),
    'lay-link': ({ card, step }) =>
      card === JOKER ? `Poser le joker comme ${stepName(step)}` : `Poser ${stepName(step)}`,
    'lay-start': ({ card }) => `Poser le ${nameOf(card)}, pour toute la partie`,
    destroy: ({ card, target }, _, names) =>
      `${nameOf(card)} : ${names(target)} perd ${stepName(targetStep(card))}`,
    block: ({ card, target }, _, names) =>
      `${nameOf(card)} : ${names(target)} ne touche rien pendant deux tours`,
    boost: ({ card }) => `${nameOf(card)} : piocher deux cartes`,
    draw: () => 'Piocher : une carte pour vous, une au centre',
    bid: ({ tokens: n }) => `Enchérir à ${n}`,
    pass: (_, view) => {
      const task = view.agenda.at(-1);
      return task?.do === 'auction' && task.turn === null ? 'Laisser filer' : 'Passer';
    },
    'close-fist': ({ tokens: n }) => (n === 0 ? 'Fermer un poing vide' : `Fermer le poing sur ${tokens(n)}`),
    stake: ({ card }) => `Jouer ${nameOf(card)}`,
    unstake: ({ card }) => `Reprendre ${nameOf(card)}`,
    'close-hand': (_, view) => `Fermer votre jeu (${view.staked?.length ?? 0})`,
    sell: ({ card }) => `Vendre ${nameOf(card)}`,
  },

  events: eventsFr,

  refusals: {
    'no-start': () => 'Les étapes 1 à 4 demandent un Départ posé devant vous avant le début du tour.',
    'start-just-laid': () =>
      'Vous venez de poser votre Départ : magasins et maillons attendront votre prochain tour.',
    'step-over': ({ step, now }) =>
      `C’est l’affaire de l’étape ${step}, et vous en êtes à l’étape ${now} : pas de retour en arrière.`,
    'no-harvest-yet': () => 'Pas encore de magasin : personne n’a jamais posé de 4 (récolte).',
    'one-link-a-turn': () => 'Vous avez déjà posé votre maillon de ce tour.',
    'already-laid': ({ step }) => `Vous avez déjà ${stepName(step)}.`,
    'wrong-order': ({ next }) => `Les maillons 1 à 5 se posent dans l’ordre : d’abord ${stepName(next)}.`,
    'needs-shop': () => 'Pour exporter, il faut d’abord un magasin devant vous.',
    'start-already-there': () => 'Vous avez déjà un Départ : un seul pour toute la partie.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'nothing-to-destroy': ({ step }) => `Ce joueur n’a pas de ${stepName(step)} à détruire.`,
    'opponents-only': () => 'Choisissez un adversaire, pas vous-même.',
    'out-of-the-game': () => 'Plus personne ne joue à cette place.',
    'too-few-tokens': ({ tokens: n, held }) => `Vous miseriez ${n} mais n’avez que ${tokens(held)}.`,
    'too-low': ({ tokens: n, least }) => `${n} ne suffit plus : il faut au moins ${least}.`,
    'play-at-least-one': () => 'Qui a des cartes doit en jouer au moins une.',
    'not-staked': () => 'Vous n’avez pas joué cette carte.',
  },

  options: {
    auction: {
      label: 'Enchères ouvertes',
      hint: 'Pour les maillons 1 à 5 : chacun son tour, ou tous à la fois contre un compte à rebours (mieux avec un appareil chacun).',
      value: auction => (auction === 'in-turn' ? 'Chacun son tour' : 'À la mêlée'),
    },
    countdown: {
      label: 'Compte à rebours',
      hint: 'À la mêlée seulement : secondes avant le coup de marteau. Plus long, c’est plus facile pour tous.',
      value: countdown => `${countdown} secondes`,
    },
    clock: {
      label: 'Horloge des poings fermés',
      hint: 'Avec l’horloge, un poing qui n’est pas fermé en une minute est vide. Elle attend pendant que l’appareil change de mains.',
      value: clock => (clock === 'on' ? 'Une minute' : 'Sans horloge'),
    },
    noFlowers: {
      label: 'Défi sans aucune fleur',
      hint: 'Si personne ne montre de fleur, personne n’est payé. À la lettre, tous seraient ex æquo et payés.',
      value: noFlowers => (noFlowers === 'unpaid' ? 'Personne n’est payé' : 'Tous sont payés (variante)'),
    },
    start: {
      label: 'Qui commence',
      hint: 'Tiré au sort, ou vous choisissez.',
      value: start => (start === 'random' ? 'Tiré au sort' : `Joueur ${start + 1}`),
    },
  },

  scores: { steps: 'Étapes de la chaîne', tokens: 'Pions' },
};
