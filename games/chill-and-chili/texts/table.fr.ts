import { KINDS } from '../data/cards.ts';
import { cardName, cards, coins, drops, KIND, kind, points, suns, turns } from './nouns.fr.ts';
import type { TableWords } from './table.en.ts';
import { nth } from '../../../core/sure.ts';

const NAMES = {
  corn: 'Maïs',
  carrot: 'Carotte',
  tomato: 'Tomate',
  cauliflower: 'Chou-fleur',
  pumpkin: 'Citrouille',
  chili: 'Piment',
};
const PLURAL = {
  corn: 'du maïs',
  carrot: 'des carottes',
  tomato: 'des tomates',
  cauliflower: 'des choux-fleurs',
  pumpkin: 'des citrouilles',
  chili: 'des piments',
};

export const tableFr: TableWords = {
  areas: {
    seats: 'Joueurs',
    board: 'Marché',
    mine: 'Votre jardin',
    dock: 'Actions',
    detail: 'Sélection',
    close: 'Fermer',
  },
  kinds: NAMES,
  accessories: {
    fertiliser: {
      name: 'Engrais',
      effect: 'Chaque fois que vous plantez : prenez la carte du dessus de la pioche.',
    },
    scarecrow: {
      name: 'Épouvantail',
      effect: 'Avant votre action : vous pouvez piocher, puis défausser une carte.',
    },
    wheelbarrow: {
      name: 'Brouette',
      effect: 'Chaque fois que vous plantez : 2 jetons du puits, pièces ou gouttes.',
    },
    'watering-can': {
      name: 'Arrosoir',
      effect: 'Chaque fois que vous puisez dans l’étang : 2 de plus du puits, pièces ou gouttes.',
    },
  },
  card: cardName,
  aim: 'Le plus de points quand la réserve est vide',
  notYourTurn: 'Ce n’est pas encore votre tour.',
  nothingNow: 'Rien à en faire pour l’instant.',
  moreActions: 'Autres actions',
  about: {
    bed: ([min, max], worth) =>
      min === max
        ? `${cards(min)} font une plate-bande : ${points(nth(worth, 0))}, ${2 * nth(worth, 0)} avec toute son eau.`
        : `De ${min} à ${max} cartes par plate-bande : ${worth.join(', ')} points, le double avec toute son eau.`,
    suns: n => `${suns(n)} sur cette carte : autant de gouttes pour sa plate-bande.`,
    copies: n => `Dans le jeu : ${cards(n)} de cette variété.`,
    price: n => `Coûte ${coins(n)} ici.`,
    blooms: n => `En fleurs : chaque soleil a sa goutte, ses ${points(n)} comptent double : ${2 * n}.`,
    dry: n => `Compte ${points(n)} maintenant, ${2 * n} avec toute son eau.`,
    thirst: n => `Il manque encore ${drops(n)}.`,
    stack: (price, left) => `Coûte ${coins(price)} ; il reste ${left} de ces cartes.`,
    pile: (pile, compost) =>
      `${cards(pile)} ; en piocher une est gratuit. Quand la pioche est vide, on mélange le compost (${compost}).`,
    pond: (pond, half) =>
      `${drops(pond)}. Vous en prenez la moitié, arrondie à l’unité supérieure : ${half}, en pièces ou en gouttes.`,
    can: n => `Votre arrosoir y ajoute ${n} du puits.`,
    fresh: {
      title: 'Changer la rangée',
      lines: [
        'Pour 1 pièce, cette rangée part au compost et 4 cartes arrivent. Une fois par tour, avant votre action.',
      ],
    },
  },
  supply: 'Réserve',
  pond: 'Étang',
  well: 'Puits',
  pile: 'Pioche',
  compost: 'Compost',
  compostTop: card => (card === null ? 'vide' : `dessus : ${kind(card)}`),
  row: row => (row === 0 ? 'rangée du haut' : 'rangée du bas'),
  price: coins,
  emptyPlace: 'place vide',
  stacks: 'Accessoires',
  garden: name => `Jardin : ${name}`,
  noBeds: 'Pas encore de plate-bande. Réunissez des cartes d’une variété, puis plantez-les ensemble.',
  noBedsThere: 'Pas encore de plate-bande.',
  hand: 'Votre main',
  handOf: cards,
  coins,
  points,
  turnsLeft: n => `encore ${turns(n)}`,
  yourTurnsLeft: n => (n === 0 ? 'plus de tour' : n === 1 ? 'Votre dernier tour !' : `encore ${turns(n)}`),
  finalTurn: 'Tout dernier tour de la partie !',
  takeNow: (n, can) => (can > 0 ? `${n} + ${can} à prendre` : `${n} à prendre`),
  gives: (n, can) => (can > 0 ? `donne ${n} + ${can}` : `donne ${n}`),
  renew: 'Changer, 1 pièce',
  draw: 'Piocher',
  free: 'gratuit',
  plantKind: (name, n) => `Planter ${n === 1 ? `${KIND[name][2]} ${KIND[name][0]}` : PLURAL[name]}`,
  ready: (name, n) => `À planter : ${NAMES[name]} × ${n}`,
  takeFromPond: (n, can) => (can > 0 ? `Puiser ${n} + ${can} (arrosoir)` : `Puiser ${n} dans l’étang`),
  layOut: name => `Poser : ${tableFr.accessories[name].name}`,
  scarecrow: 'Épouvantail',
  endTurn: 'Finir le tour',
  autoFill: 'Remplir au mieux',
  fillBed: n => `Poser ${drops(n)} ici`,
  planted: (name, n) => `Plate-bande de ${KIND[name][1]} : ${cards(n)}`,
  bed: ({ kind: name, points: worth, drops: placed, suns: all }) =>
    placed === all
      ? `Plate-bande de ${KIND[name][1]}, bien arrosée : ${points(2 * worth)}`
      : `Plate-bande de ${KIND[name][1]} : ${points(worth)}, ${2 * worth} si arrosée, il manque ${drops(all - placed)}`,
  owned: 'à vous',
  left: n => (n < 2 ? `reste ${n}` : `restent ${n}`),
  after: {
    coins: (before, after) => `pièces ${before} → ${after}`,
    points: (dry, watered) => `${points(dry)} (${watered} si arrosée)`,
    suns: n => `demande ${drops(n)}`,
    pointless: 'Aucun soleil libre : tout irait au puits.',
    promised: 'au puits : celles de l’étang suffisent',
    placed: (placed, lost) =>
      lost === 0 ? 'toutes trouvent un soleil' : `${placed} à poser, ${lost} au puits`,
    can: n => `puis ${n} de plus du puits (arrosoir)`,
    discardNext: 'puis défaussez : 8 cartes',
  },
  sheet: {
    bed: (name, n) => `${NAMES[name]} × ${n}`,
    dry: missing => `il manque ${drops(missing)}`,
    doubled: 'points doublés',
    hand: n => `Main : ${cards(n)}`,
    coins: n => `${coins(n)} ÷ 3`,
    tieBreak: 'Égalité de points : le plus de plates-bandes l’emporte.',
    shared: 'Mêmes points, autant de plates-bandes : victoire partagée.',
  },
  reference: {
    intro:
      'Le livret ne donne que certains de ces nombres ; les autres sont notre reconstitution. Chaque valeur dit ce qu’elle est, et vous pouvez jouer avec celles de votre boîte.',
    vegetables: 'Légumes',
    accessories: 'Accessoires',
    copies: 'Exemplaires',
    needed: 'Cartes par plate-bande',
    points: 'Points par plate-bande',
    suns: 'Soleils par carte',
    price: 'Prix',
    effect: 'Effet',
    watered: n => `${n} si arrosée`,
    sunCounts: counts =>
      counts
        .map((count, i) => (count > 0 ? `${count} à ${suns(i + 1)}` : ''))
        .filter(Boolean)
        .join(', '),
    extent: `${KINDS.length} variétés`,
  },
};
