import { house, houses, neighbourhood, PLACE, points } from '../texts/nouns.fr.ts';
import type { EditorWords } from './words.en.ts';

export const editorFr: EditorWords = {
  turn: 'Le tour',
  me: 'Qui êtes-vous ?',
  whose: 'À qui est-ce de jouer, ses revenus touchés ?',
  bought: 'Maisons déjà achetées ce tour-ci',
  first: 'Qui a commencé la partie ?',
  round: 'Manche',
  quiet: 'Tours de suite sans achat ni point',
  gained: 'Fermés à ce tour même',
  more: 'Plus de détails sur le tour',
  recipe: 'Votre recette',
  mine: name => `${name} (vous)`,
  money: 'Dollars',
  points: 'Points',
  permits: 'Permis',
  ruledOut: 'Recettes exclues',
  ruledOutHint: 'Recettes réunies un jour en entier, sans gagner.',
  town: 'La ville',
  tiles: 'Poser les tuiles comme sur votre table',
  place: PLACE,
  tileAt: place => `Tuile ${place}`,
  turnTile: tile => `Tourner ${tile}`,
  marking: 'À qui sont les maisons que vous marquez ?',
  nobody: 'Personne',
  pick: 'Choisissez un quartier sur le plan, puis marquez ses maisons ici.',
  whole: 'Tout le quartier',
  owned: (id, name) => `${house(id)} : ${name ?? 'libre'}`,
  assumes: n => `Les autres recettes sont distribuées au hasard parmi les ${n} que vous n’avez pas vues.`,
  score: {
    closest: recipe => `Recette possible la plus proche : ${recipe}`,
    missing: n => (n === 1 ? 'il en manque 1' : `il en manque ${n}`),
    income: 'Prochains revenus',
    hidden: 'Les autres recettes sont cachées : seuls les points donnent le rang ici.',
  },
  fault(fault, names) {
    switch (fault.code) {
      case 'recipe-missing':
        return 'Choisissez la recette que vous avez reçue.';
      case 'recipe-complete':
        return 'Vous avez tout ce que demande votre recette : vous avez déjà gagné.';
      case 'recipe-ruled-out':
        return 'Cette recette est exclue pour vous.';
      case 'no-recipe-left':
        return 'Avec ce qui est exclu, il ne reste pas assez de recettes pour les autres.';
      case 'house-twice':
        return `Deux joueurs possèdent ${house(fault.house)}.`;
      case 'has-won':
        return `${names(fault.seat)} a ${points(fault.points)} : 20 font gagner la partie.`;
      case 'too-many-houses':
        return `${names(fault.seat)} possède ${houses(fault.houses)} : la variante en permet 29.`;
      case 'bought-elsewhere':
        return `${names(fault.seat)} n’a pas pu acheter ${houses(fault.bought)} ce tour-ci : il y en a moins à son nom.`;
      case 'gained-not-closed':
        return `${names(fault.seat)} n’a pas fermé ${neighbourhood(fault.neighbourhood)}.`;
      case 'gained-unbought':
        return 'Plus de quartiers fermés ce tour-ci que de maisons achetées.';
      case 'not-quiet':
        return 'Une maison a été achetée ce tour-ci : il n’est donc pas sans achat.';
      case 'too-quiet':
        return `Après ${fault.most} tours sans achat ni point, la partie est arrêtée.`;
    }
  },
};
