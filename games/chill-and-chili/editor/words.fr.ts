import { aCard, cardName, cards, drops, KIND, pieces, suns } from '../texts/nouns.fr.ts';
import type { EditorWords } from './words.en.ts';

export const editorFr: EditorWords = {
  turn: 'Le tour',
  whose: 'À qui est-ce de jouer ?',
  me: 'Qui êtes-vous ?',
  doing: 'Que reste-t-il à faire ?',
  tasks: {
    act: 'Une action',
    scare: 'Défausser, après l’épouvantail',
    discard: 'Défausser la 8e carte',
    water: 'Arroser',
    'choose-face': 'Jetons du puits',
    'plant-more': 'Une autre plate-bande',
    over: 'La partie est finie',
  },
  dropsInHand: 'Gouttes encore à poser',
  fetched: 'Jetons du puits',
  thanksTo: 'Grâce à',
  refreshed: 'Une rangée a été renouvelée ce tour-ci',
  scarecrowUsed: 'L’épouvantail a servi ce tour-ci',
  waters: 'Les eaux',
  pond: 'Gouttes dans l’étang',
  well: 'Jetons dans le puits',
  supplyLeft: n => `Il reste ${pieces(n)} dans la réserve.`,
  market: 'Le marché',
  place: (row, price, card) => `${row}, ${price} : ${card ?? 'vide'}`,
  compost: 'Compost et pioche',
  compostCards: 'Cartes au compost',
  compostKnown: 'Cartes du compost dont vous vous souvenez',
  pileLeft: n => `Il reste ${cards(n)} dans la pioche.`,
  mine: name => `${name} (vous)`,
  coins: 'Pièces',
  myHand: 'Votre main',
  held: 'Cartes en main',
  known: 'Cartes achetées sous les yeux de tous',
  knownOfMine: 'Vos cartes achetées sous les yeux de tous',
  beds: 'Plates-bandes',
  newBed: 'Ajouter une plate-bande',
  bed: n => `Plate-bande ${n}`,
  drops: 'Gouttes',
  dropsOn: n => `Gouttes sur la plate-bande ${n}`,
  laidOut: 'Posés devant soi',
  add: 'Ajouter des cartes',
  done: 'Terminé',
  takeAway: card => `Retirer : ${card}`,
  left: n => `reste ${n}`,
  assumes: n => `${cards(n)} que vous n’avez pas vues sont distribuées au hasard.`,
  fault(fault, names) {
    switch (fault.code) {
      case 'too-many-alike':
        return `Cette carte n’existe qu’en ${fault.copies} exemplaires : ${cardName(fault.card)}. Vous en avez saisi ${fault.entered}.`;
      case 'too-many-cards':
        return `Vous avez saisi ${cards(fault.tooMany)} de plus que n’en a le jeu.`;
      case 'too-many-tokens':
        return `À ce nombre de joueurs il y a ${pieces(fault.tokens)} : vous en avez saisi ${fault.tooMany} de trop.`;
      case 'too-few-tokens':
        return `Il manque ${pieces(fault.missing)} : des pièces du départ, devenues pièces, gouttes, étang ou puits.`;
      case 'places-empty':
        return fault.places === 1
          ? 'Une place du marché est encore vide.'
          : `${fault.places} places du marché sont encore vides.`;
      case 'pond-empty':
        return 'Chaque tour commence par une goutte dans l’étang : il ne peut pas être vide.';
      case 'hand-too-large':
        return `${names(fault.seat)} peut tenir ${cards(fault.limit)} au plus.`;
      case 'eighth-card-missing':
        return `${names(fault.seat)} n’a rien à défausser : il faut une 8e carte.`;
      case 'more-known-than-held':
        return `${names(fault.seat)} : plus de cartes connues que de cartes en main.`;
      case 'known-not-held':
        return `Tous connaissent cette carte, mais elle n’est pas dans votre main : ${cardName(fault.card)}.`;
      case 'compost-smaller':
        return `Vous vous souvenez de ${cards(fault.known)} au compost : il n’y en a pas tant.`;
      case 'owned-twice':
        return `${names(fault.seat)} ne peut pas avoir ${aCard(fault.card)} deux fois.`;
      case 'bed-mixed':
        return `${names(fault.seat)} : une plate-bande mélange deux légumes.`;
      case 'bed-size': {
        const { kind, min, max } = fault;
        return `Pour une plate-bande (${KIND[kind][0]}), il faut ${min === max ? cards(min) : `de ${min} à ${cards(max)}`}.`;
      }
      case 'bed-overwatered':
        return `${names(fault.seat)} : une plate-bande porte ${drops(fault.drops)} pour ${suns(fault.suns)}.`;
      case 'no-scarecrow':
        return `${names(fault.seat)} n’a pas posé d’épouvantail.`;
      case 'accessory-missing':
        return `${names(fault.seat)} n’a pas posé ${aCard(fault.card)}.`;
      case 'too-many-fetched':
        return 'Un accessoire rapporte 1 ou 2 jetons du puits.';
      case 'one-bed-only':
        return 'Planter une autre plate-bande dans le même tour demande la variante à plusieurs plates-bandes.';
      case 'not-over':
        return `La partie n’est pas finie : il reste ${pieces(fault.supply)} dans la réserve.`;
      case 'no-such-turn':
        return 'Un tour ne peut pas en être là.';
    }
  },
  added: card => `Ajouté : ${card}.`,
};
