import { french } from '../../../core/words.ts';
import type { IncomeLine } from '../vocabulary.ts';
import {
  ABILITY,
  dollars,
  house,
  houses,
  INGREDIENT,
  neighbourhood,
  permits,
  points,
  recipe,
  tile,
} from './nouns.fr.ts';
import { placeFr } from './place.fr.ts';
import type { TableWords } from './table.en.ts';

const { count } = french;
const gains = (money: number, scored: number) =>
  [money > 0 ? `+${dollars(money)}` : '', scored > 0 ? `+${points(scored)}` : ''].filter(Boolean).join(', ');

export const tableFr: TableWords = {
  areas: {
    seats: 'Joueurs',
    board: 'La ville',
    mine: 'Votre recette et vos capacités',
    dock: 'Achats',
    detail: 'Sélection',
    close: 'Fermer',
  },
  ingredients: INGREDIENT,
  abilities: ABILITY,
  neighbourhood,
  recipe,
  tile,
  place: placeFr,
  status: { open: 'ouvert', closed: 'fermé', unavailable: 'indisponible' },
  house: (id, price, owner) => `${house(id)}, ${dollars(price)}${owner === null ? '' : `, à ${owner}`}`,
  money: dollars,
  points,
  permits,
  nextIncome: (money, scored) => `Revenu : ${gains(money, scored) || dollars(0)}`,
  winsNext: 'Gagne au prochain revenu !',
  winsNextShort: 'gagnera',
  waits: 'active dès votre prochain tour',
  townCode: code => `Ville ${code}`,
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  whole: 'Toute la ville',
  bought: (n, limit) => `${n} sur ${limit}`,
  permitsLeft: n => `+ ${permits(n)}`,
  buy: price => `Acheter pour ${price}`,
  endTurn: 'Finir le tour',
  takePermit: 'Prendre un permis',
  endSure: n => `Vous pourriez encore acheter. Finir avec ${houses(n)} ?`,
  round: (n, last) => `Manche ${n} (max. ${last})`,
  roundShort: n => `Manche ${n}`,
  inHand: 'en main',
  incomeLine(line: IncomeLine) {
    if (line.from === 'factory') return `Chocolaterie +${dollars(line.money)}`;
    if (line.from === 'savings')
      return `${neighbourhood(line.neighbourhood)} : ${dollars(line.money)} en main, +${points(line.points)}`;
    return `${neighbourhood(line.neighbourhood)} ${gains(line.money, line.points)}`;
  },
  myRecipe: 'Votre recette secrète',
  missing: n => (n === 0 ? 'complète !' : `il en manque ${n}`),
  preview: {
    money: (before, after) => `${dollars(before)} → ${dollars(after)}`,
    toOwner: (name, amount) => `${name} reçoit ${amount}`,
    permit: 'coûte un permis',
    closes: place => `ferme ${place}`,
    breaks: (place, name) => `brise ${place} : perdu pour ${name}`,
    opens: places => `ouvre ${places}`,
    shuts: places => `isole ${places}`,
    wins: 'complète votre recette : vous gagnez !',
    recipe: n => `recette : il en manque ${n}`,
  },
  arrange: {
    hint: 'Choisissez une tuile pour la tourner, ou deux pour les échanger.',
    contacts: n => `${count(n, 'quartier touche', 'quartiers touchent')} la chocolaterie`,
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    shuffle: 'Mélanger',
    begin: 'Commencer avec cette ville',
    left: n => `encore ${count(n, 'changement', 'changements')}`,
    tile: name => `Tuile ${name}`,
  },
  sheet: {
    why: {
      recipe: 'Une recette secrète est complète.',
      points: 'Les 20 points sont atteints.',
      agreed: 'Personne ne pouvait gagner : victoire partagée d’un commun accord.',
      quiet: 'Rien n’a bougé pendant 6 manches : la règle maison met fin à la partie.',
      rounds: '60 manches jouées : la règle maison met fin à la partie.',
    },
    equal: 'À points égaux, moins d’ingrédients manquants d’abord, puis plus d’argent.',
    lines: (has, needs) => `${has} sur ${needs}`,
  },
  reference: {
    intro:
      'Les règles sont celles du jeu publié. Ses tuiles et 5 de ses recettes nous manquent : cette ville est notre reconstitution ; chaque valeur dit d’où elle vient.',
    recipes: 'Recettes',
    abilities: 'Capacités des quartiers fermés',
    tiles: 'La ville',
    prices: 'Prix',
    bonus: 'Une fois fermé',
  },
};
