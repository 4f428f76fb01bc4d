import { nth } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { french } from '../../../core/words.ts';
import { JOKER, targetStep } from '../data/cards.ts';
import type { Chicoree, View } from '../vocabulary.ts';
import { eventsFr } from './events.fr.ts';
import { aCard, cards, nameOf, stepName, tokens } from './nouns.fr.ts';
import { type OpenStep, stillOpen, waitsForNextTurn } from './still-open.ts';

const OPEN: { readonly [S in OpenStep]: readonly [noun: string, alone: string] } = {
  shops: ['magasins', 'Ouvrez des magasins'],
  link: ['un maillon', 'Posez un maillon'],
  start: ['un Départ', 'Posez un Départ'],
  specials: ['cartes spéciales', 'Jouez des cartes spéciales'],
};

/** What is still open in this turn; there is no way back (CH-07). */
function toDo(view: View): string {
  const [first, ...more] = stillOpen(view);
  if (first === undefined)
    return waitsForNextTurn(view)
      ? 'Votre Départ compte dès le tour prochain : piochez.'
      : 'Rien à poser ni à jouer : piochez.';
  if (more.length === 0) return `${OPEN[first][1]} si vous voulez, puis piochez.`;
  return `Dans l’ordre : ${[first, ...more].map(step => OPEN[step][0]).join(', ')}. Puis piochez.`;
}

export const fr: Texts<Chicoree> = {
  title: 'Chicorée',

  ask(view) {
    const task = view.agenda.at(-1);
    const you = view.you === 'spectator' ? null : nth(view.players, view.you);
    switch (task?.do) {
      case 'settle':
        return `Il manque ${tokens(task.owed - (you?.tokens ?? 0))}. Que vendez-vous ?`;
      case 'auction': {
        const leader = task.calls.at(-1);
        const price = leader ? `L’enchère est à ${leader.tokens}.` : 'Pas encore d’enchère.';
        if (task.turn === null) return `${price} Tout le monde peut enchérir !`;
        return leader
          ? `${price} Vous montez, ou vous passez ?`
          : `${price} Vous commencez à 1, ou vous passez ?`;
      }
      case 'fists':
        return `Votre mise secrète pour ${aCard(task.card)} ?`;
      case 'challenge':
        return view.staked?.length ? 'Encore des cartes, ou validez.' : 'Un défi ! Jouez une carte ou plus.';
      case 'act':
      case undefined:
        return toDo(view);
    }
  },

  wait(who, moves) {
    if (moves.includes('sell')) return french.awaited(who, 'choisit une carte à vendre…');
    if (moves.includes('bid'))
      return french.awaited(who, 'choisit son enchère…', 'choisissent leur enchère…');
    if (moves.includes('close-fist'))
      return french.awaited(who, 'choisit sa mise secrète…', 'choisissent leur mise secrète…');
    if (moves.includes('close-hand'))
      return french.awaited(who, 'choisit des cartes pour le défi…', 'choisissent des cartes pour le défi…');
    return french.awaited(who, 'joue son tour…');
  },

  moves: {
    'open-shop': ({ card }) => (card === JOKER ? 'Ouvrir un magasin avec le joker' : 'Ouvrir un magasin'),
    'lay-link': ({ card, step }) =>
      card === JOKER ? `Poser le joker comme ${stepName(step)}` : `Poser ${stepName(step)}`,
    'lay-start': ({ card }) => `Poser le ${nameOf(card)}, pour toute la partie`,
    destroy: ({ card, target }, _, names) =>
      `${nameOf(card)} : ${names(target)} perd ${stepName(targetStep(card))}`,
    block: ({ card, target }, _, names) =>
      `${nameOf(card)} : ${names(target)} ne touche rien pendant 2 tours`,
    boost: ({ card }) => `${nameOf(card)} : piocher 2 cartes`,
    draw: () => 'Piocher 2 cartes : une pour vous, une au centre',
    bid: ({ tokens: n }) => `Enchérir à ${n}`,
    pass: (_, view) => {
      const task = view.agenda.at(-1);
      return task?.do === 'auction' && task.turn === null ? 'Laisser filer' : 'Passer';
    },
    'close-fist': ({ tokens: n }) => (n === 0 ? 'Ne rien miser' : `Miser ${tokens(n)} en secret`),
    stake: ({ card }) => `Jouer ${nameOf(card)}`,
    unstake: ({ card }) => `Reprendre ${nameOf(card)}`,
    'close-hand': (_, view) => `Valider (${cards(view.staked?.length ?? 0)})`,
    sell: ({ card }) => `Vendre ${nameOf(card)}`,
  },

  events: eventsFr,

  refusals: {
    'no-start': () => 'Il faut un Départ posé devant vous avant le début du tour.',
    'start-just-laid': () => 'Départ posé ce tour-ci : magasins et maillons attendront le prochain.',
    'step-over': ({ step, now }) => `Trop tard : c’est l’étape ${step}, et vous en êtes à l’étape ${now}.`,
    'no-harvest-yet': () => 'Pas encore de magasin : il faut d’abord qu’un 4 (récolte) soit posé.',
    'one-link-a-turn': () => 'Vous avez déjà posé un maillon ce tour-ci.',
    'already-laid': ({ step }) => `Vous avez déjà ${stepName(step)}.`,
    'wrong-order': ({ next }) => `Les maillons 1 à 5 se posent dans l’ordre : d’abord ${stepName(next)}.`,
    'needs-shop': () => 'Il faut d’abord un magasin devant vous.',
    'start-already-there': () => 'Vous avez déjà un Départ : un seul pour toute la partie.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    'nothing-to-destroy': ({ step }) => `Ce joueur n’a pas de ${stepName(step)} à détruire.`,
    'opponents-only': () => 'Choisissez un adversaire, pas vous-même.',
    'out-of-the-game': () => 'Ce joueur n’est plus en jeu.',
    'too-few-tokens': ({ held }) => `Vous n’avez que ${tokens(held)}.`,
    'too-low': ({ tokens: n, least }) => `${n} ne suffit plus : il faut au moins ${least}.`,
    'play-at-least-one': () => 'Jouez au moins une carte.',
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
      hint: 'À la mêlée seulement : temps avant le coup de marteau. Plus long, c’est plus facile pour tous.',
      value: countdown => `${countdown} s`,
    },
    clock: {
      label: 'Pendule des mises secrètes',
      hint: 'Avec la pendule, si vous n’avez pas choisi au bout de 1 minute, vous ne misez rien. Elle s’arrête pendant que l’appareil change de mains.',
      value: clock => (clock === 'on' ? '1 minute' : 'Aucune'),
    },
    noFlowers: {
      label: 'Défi sans aucune fleur',
      hint: 'Si personne ne montre de fleur, personne n’est payé. À la lettre, tous seraient ex æquo et payés.',
      value: noFlowers => (noFlowers === 'unpaid' ? 'Personne n’est payé' : 'Tous sont payés (variante)'),
    },
    start: french.startingSeat('Qui commence', 'Au hasard, ou à votre choix.'),
  },

  scores: { steps: 'Maillons de la chaîne', tokens: 'Pions' },
};
