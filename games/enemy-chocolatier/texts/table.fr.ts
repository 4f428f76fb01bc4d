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
import type { TableWords } from './table.en.ts';

const gains = (money: number, scored: number) =>
  [money > 0 ? `+${dollars(money)}` : '', scored > 0 ? `+${points(scored)}` : ''].filter(Boolean).join(', ');

export const tableFr: TableWords = {
  ingredients: INGREDIENT,
  abilities: ABILITY,
  neighbourhood,
  recipe,
  tile,
  status: { open: 'ouvert', closed: 'fermé', unavailable: 'indisponible' },
  town: 'La ville',
  house: (id, price, owner) => `${house(id)}, ${dollars(price)}${owner === null ? '' : `, à ${owner}`}`,
  money: dollars,
  points,
  permits,
  players: 'Joueurs',
  nextIncome: 'Prochain revenu',
  winsNext: 'gagnera au prochain revenu !',
  waits: 'agit dès le prochain tour',
  oneShort: names => `${names} : à une maison de le fermer`,
  townCode: code => `Ville ${code}`,
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  whole: 'Toute la ville',
  zoomHint: 'Touchez un coin de la ville pour le voir de près.',
  action: 'Vos achats',
  bought: (n, limit) => `${n} sur ${limit}`,
  permitsLeft: n => `+ ${permits(n)}`,
  pick: 'Touchez une maison éclairée pour voir ce que son achat entraîne.',
  buy: price => `Acheter pour ${price}`,
  endTurn: 'Finir le tour',
  takePermit: 'Prendre un permis',
  endSure: n => `Vous pourriez encore acheter. Finir avec ${houses(n)} ?`,
  round: (n, last) => `Manche ${n}, ${last} au plus`,
  income: 'Votre revenu',
  incomeLine(line: IncomeLine) {
    if (line.from === 'factory') return `Chocolaterie +${dollars(line.money)}`;
    if (line.from === 'savings')
      return `${neighbourhood(line.neighbourhood)} : ${dollars(line.money)} en main, +${points(line.points)}`;
    return `${neighbourhood(line.neighbourhood)} ${gains(line.money, line.points)}`;
  },
  myRecipe: 'Votre recette secrète',
  missing: n => (n === 0 ? 'complète !' : `il en manque ${n}`),
  reachable: n => `${n} à portée`,
  preview: {
    money: (before, after) => `${dollars(before)} → ${dollars(after)}`,
    toOwner: (name, amount) => `${name} reçoit ${amount}`,
    permit: 'coûte un permis',
    closes: place => `ferme ${place}`,
    breaks: (place, name) => `rouvre ${place}, ${name} le perd`,
    opens: places => `ouvre ${places}`,
    shuts: places => `isole ${places}`,
    wins: 'complète votre recette : vous gagnez !',
    recipe: n => `recette : il en manque ${n}`,
  },
  arrange: {
    hint: 'Choisissez une tuile, tournez-la, ou choisissez-en une autre pour les échanger. Glisser marche aussi.',
    contacts: n => `${n} quartiers touchent la chocolaterie`,
    turnLeft: 'Tourner à gauche',
    turnRight: 'Tourner à droite',
    shuffle: 'Mélanger',
    begin: 'Commencer avec cette ville',
    left: n => `encore ${n} changements`,
    tile: name => `Tuile ${name}`,
  },
  sheet: {
    why: {
      recipe: 'La recette secrète est complète (EC-72).',
      points: 'Vingt points sont atteints (EC-70).',
      quiet: 'Rien n’a bougé pendant six manches : arrêt par la règle maison (EC-A27).',
      rounds: 'Soixante manches jouées : arrêt par la règle maison (EC-A27).',
    },
    lines: (has, needs) => `${has} sur ${needs}`,
  },
  reference: {
    intro:
      'Les règles sont celles du jeu publié. Ses tuiles et cinq de ses recettes nous manquent : cette ville est notre reconstitution ; chaque valeur dit d’où elle vient.',
    recipes: 'Recettes',
    abilities: 'Pouvoirs des quartiers fermés',
    tiles: 'La ville',
    prices: 'Prix',
    bonus: 'Une fois fermé',
    edition: name => `Édition : ${name}`,
  },
};
