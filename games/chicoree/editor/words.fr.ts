import { cards, nameOf, stepName, tokens } from '../texts/nouns.fr.ts';
import type { EditorWords } from './words.en.ts';

export const editorFr: EditorWords = {
  turn: 'Le tour',
  me: 'Qui êtes-vous ?',
  whose: 'À qui est le tour, revenus touchés ?',
  moment: 'Que se passe-t-il ?',
  moments: { act: 'Les actions', auction: 'Enchère ouverte', fists: 'Mises secrètes', challenge: 'Défi' },
  step: 'Où en est le tour ?',
  startJustLaid: 'Le Départ a été posé ce tour-ci',
  linkLaid: 'Un maillon a été posé ce tour-ci',
  middle: 'La carte au milieu',
  leader: 'Qui mène ?',
  nobody: 'Personne encore',
  bid: 'Son enchère',
  passed: 'Qui a passé ?',
  asked: 'Qui doit répondre ?',
  harvestLaid: 'Un 4 (récolte) a déjà été posé dans la partie',
  mine: name => `${name} (vous)`,
  tokens: 'Pions',
  myHand: 'Votre main',
  held: 'Cartes en main',
  known: 'Cartes que tous y ont vues arriver',
  start: 'Départ',
  none: 'Aucun',
  chain: 'Chaîne',
  chainStep: (step, card) => `${stepName(step)} : ${card ?? 'manque'}`,
  chainHint: 'Touchez une place : le maillon, puis un joker à sa place, puis rien.',
  shops: 'Magasins',
  jokerShops: 'Jokers comme magasins',
  blocked: 'Tours sans pions (blocage)',
  bankrupt: 'En faillite',
  discard: 'Défausse et pioche',
  discardCards: 'Cartes dans la défausse',
  discardKnown: 'Cartes de la défausse que vous connaissez',
  pileLeft: n => `Il reste ${cards(n)} dans la pioche.`,
  add: 'Ajouter des cartes',
  done: 'Terminé',
  takeAway: card => `Retirer : ${card}`,
  left: n => `reste ${n}`,
  added: card => `Ajouté : ${card}.`,
  assumes: n => `${cards(n)} que vous n’avez pas vues sont distribuées au hasard.`,
  fault(fault, names) {
    switch (fault.code) {
      case 'too-many-alike':
        return `Cette carte n’existe qu’en ${fault.copies} exemplaires : ${nameOf(fault.card)}. Vous en avez saisi ${fault.entered}.`;
      case 'too-many-cards':
        return `Vous avez saisi ${cards(fault.tooMany)} de plus que n’en a le jeu.`;
      case 'discard-smaller':
        return `Vous connaissez ${cards(fault.known)} de la défausse : il n’y en a pas tant.`;
      case 'more-known-than-held':
        return `${names(fault.seat)} : plus de cartes connues que de cartes en main.`;
      case 'known-not-held':
        return `Tous connaissent cette carte, mais elle n’est pas dans votre main : ${nameOf(fault.card)}.`;
      case 'chain-without-start':
        return `${names(fault.seat)} a une chaîne sans Départ.`;
      case 'wrong-link':
        return `${nameOf(fault.card)} ne peut pas être à la place de ${stepName(fault.step)}.`;
      case 'step-twice':
        return `${names(fault.seat)} a deux fois ${stepName(fault.step)} : seuls les magasins peuvent être plusieurs.`;
      case 'link-missing':
        return `${names(fault.seat)} a ${stepName(fault.later)} sans ${stepName(fault.step)} : les maillons se posent dans l’ordre.`;
      case 'no-shop':
        return `${names(fault.seat)} ne peut pas exporter sans magasin.`;
      case 'no-harvest':
        return `${names(fault.seat)} a un magasin, mais personne n’a encore posé de 4 (récolte).`;
      case 'has-won':
        return `${names(fault.seat)} a les sept maillons : la partie est déjà gagnée.`;
      case 'bankrupt-owns':
        return `${names(fault.seat)} est en faillite et ne peut rien avoir.`;
      case 'bankrupt-asked':
        return `${names(fault.seat)} est en faillite et n’a plus rien à décider.`;
      case 'nobody-left':
        return 'Il faut au moins deux joueurs encore en jeu.';
      case 'blocks-itself':
        return `${names(fault.seat)} n’a pas pu se bloquer soi-même.`;
      case 'wrong-step':
        return `${names(fault.seat)} : le tour ne peut pas en être là.`;
      case 'link-without-start':
        return `${names(fault.seat)} n’a pas pu faire cela sans Départ.`;
      case 'wrong-card':
        return {
          auction: `L’enchère ouverte vaut pour les maillons 1 à 5, pas pour cette carte : ${nameOf(fault.card)}.`,
          fists: `Les mises secrètes valent pour les Départs, les 6 et les 7, pas pour cette carte : ${nameOf(fault.card)}.`,
          challenge: `Un défi commence par une carte Défi, pas par celle-ci : ${nameOf(fault.card)}.`,
        }[fault.moment];
      case 'wrong-calls':
        return 'Ces enchères sont impossibles : chacune dépasse la précédente, et qui passe ne revient pas.';
      case 'bid-too-high':
        return `${names(fault.seat)} n’a pas ${tokens(fault.tokens)} à miser.`;
      case 'not-asked':
        return `${names(fault.seat)} n’a pas à répondre : en tête, hors enchère, ou sans assez de pions.`;
      case 'nobody-decides':
        return 'Personne n’a rien à décider ici.';
      case 'stalled':
        return 'Après tant de tours sans carte, la partie est finie.';
    }
  },
};
