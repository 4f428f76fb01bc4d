import { capital } from '../../../core/capital.ts';
import { french, type Phrases } from '../../../core/words.ts';
import { ABILITY, dollars, houses, INGREDIENT, listed, placeName, points } from './nouns.fr.ts';
import type { placeEn } from './place.en.ts';

export const placeFr: Phrases<typeof placeEn> = {
  name: placeName,
  open: what => `${capital(INGREDIENT[what])}. Ouvert : ses maisons sont à vendre.`,
  unavailable: what =>
    `${capital(INGREDIENT[what])}. Hors de portée tant qu’aucun quartier voisin n’est fermé.`,
  closedBy: (what, name) => `${capital(INGREDIENT[what])}. Fermé par ${name}.`,
  yours: what => `${capital(INGREDIENT[what])}. Vous l’avez fermé.`,
  pays: (money, scored) =>
    `Une fois fermé : ${listed([...(money > 0 ? [dollars(money)] : []), ...(scored > 0 ? [points(scored)] : [])])} à chaque revenu.`,
  grants: ability => `Une fois fermé : « ${ABILITY[ability].label} ». ${ABILITY[ability].effect}`,
  owners: (owners, free) =>
    `Maisons : ${[...owners.map(([name, n]) => `${name} ${n}`), ...(free > 0 ? [`${free} ${free < 2 ? 'libre' : 'libres'}`] : [])].join(', ')}.`,
  you: 'vous',
  closing: (missing, cost) => `Le fermer vous coûte ${dollars(cost)} : ${houses(missing)}.`,
  opens: places => `Le fermer ouvre ${listed(places.map(placeName))}.`,
  oneShort: names => `À une maison de le fermer : ${listed(names)}.`,
  free: price => `Libre : elle coûte ${dollars(price)}.`,
  owned: (name, price) => `À ${name} : elle coûte ${dollars(price)} aux autres.`,
  own: price => `À vous. Les autres la paieraient ${dollars(price)}.`,
  houses: 'Maisons du quartier',
  ingredient: ({ ingredient: what, has, needs, reachable }) =>
    `${capital(INGREDIENT[what])} : ${has} sur ${needs}, encore ${reachable} à portée.`,
  recipeWins: 'Possédez tout en même temps, et vous gagnez.',
  ability: place => `Grâce à ${placeName(place)}, tant que vous le gardez fermé.`,
  waits: 'Active dès votre prochain tour.',
  changed: 'Achetée depuis votre dernier tour.',
  aim: 'Pour gagner : 20 points, ou votre recette secrète complète, avant les autres.',
  near: (name, scored) => `${name} : ${points(scored)} sur 20`,
  moreOf: name => `${name} : tout ce qui est public`,
  noRecipe: 'Les recettes sont distribuées une fois la ville posée.',
  noAbility: 'Fermez des quartiers pour avoir des capacités.',
  notYourTurn: 'Ce n’est pas encore votre tour.',
  moreActions: 'Autres actions',
  browse: 'Voir les maisons',
  permitSure: 'Oui, prendre un permis',
  code: {
    title: 'Code de la ville',
    lines: [
      'Toute personne qui saisit ce code joue dans la même ville.',
      'Choisissez « Posée à la main » en ouvrant une table.',
    ],
    field: 'Code d’une ville',
    use: 'Poser cette ville',
    copy: 'Copier',
    copied: 'Copié',
    wrong:
      'Un code, ce sont six tuiles de A à F, chacune une fois et avec une rotation de 0 à 5 : A0 B1 C2 D3 E4 F5.',
    same: 'La ville est déjà posée ainsi.',
    tooFar: changes =>
      `Poser cette ville demande ${french.count(changes, 'changement', 'changements')} : plus qu’il n’en reste. Annulez-en d’abord.`,
  },
};
