import { french, toWhom } from '../../../core/words.ts';
import type { Texts } from '../../../core/texts.ts';
import type { EnemyChocolatier, IncomeLine, Status } from '../vocabulary.ts';
import {
  ABILITY,
  dollars,
  house,
  houses,
  INGREDIENT,
  listed,
  neighbourhood,
  PLACE,
  permits,
  placeName,
  points,
  recipe,
  tile,
} from './nouns.fr.ts';
import { nth } from '../../../core/sure.ts';
import { withinMeans } from './within-means.ts';

const STATUS: { readonly [S in Status]: string } = {
  open: 'ouvert',
  closed: 'fermé',
  unavailable: 'indisponible',
};

const WAY = { clockwise: 'dans le sens horaire', anticlockwise: 'dans le sens antihoraire' } as const;

/** “3 $ et 1 point” */
const both = (money: number, scored: number) =>
  listed([...(money > 0 ? [dollars(money)] : []), ...(scored > 0 ? [points(scored)] : [])]);

function source(line: IncomeLine): string {
  if (line.from === 'factory') return `chocolaterie ${dollars(line.money)}`;
  // In brackets already: the name without its number.
  const place = placeName(line.neighbourhood);
  return line.from === 'savings'
    ? `${place} ${points(line.points)} pour ${dollars(line.money)} en main`
    : `${place} ${both(line.money, line.points)}`;
}

export const fr: Texts<EnemyChocolatier> = {
  title: 'Enemy Chocolatier',

  ask(view, moves) {
    if (moves.includes('begin')) return 'Composez la ville, puis commencez.';
    if (moves.includes('vote')) return 'Personne n’avance. Partager la victoire ?';
    const most = withinMeans(view);
    if (moves.includes('take-permit'))
      return most > 0
        ? `${most > 1 ? `Jusqu’à ${houses(most)}` : 'Une maison'}, ou un permis.`
        : 'Rien à acheter : prenez un permis.';
    if (view.turn.left === 0) return 'Plus d’achats. Finir le tour ?';
    return most > 0 ? `Encore ${houses(most)}, ou finissez.` : 'Plus rien à acheter. Finir le tour ?';
  },

  wait: (who, moves) =>
    moves.includes('begin')
      ? french.awaited(who, 'compose la ville…')
      : moves.includes('vote')
        ? french.awaited(who, 'vote…')
        : french.awaited(who, 'achète des maisons…'),

  moves: {
    'swap-tiles': ({ places: [a, b] }, view) =>
      `Échanger ${tile(nth(view.arrangement, a).tile)} et ${tile(nth(view.arrangement, b).tile)}`,
    'turn-tile': ({ place, way }, view) => `Tourner ${tile(nth(view.arrangement, place).tile)} ${WAY[way]}`,
    'shuffle-tiles': () => 'Mélanger toutes les tuiles',
    begin: () => 'Commencer avec cette ville',
    buy({ house: id }, view) {
      const offer = view.houses.find(one => one.id === id)!;
      const { preview } = offer;
      const effects = preview
        ? [
            ...(preview.missing === 0 ? ['complète votre recette'] : []),
            ...(preview.becomes === 'closed' ? ['ferme le quartier'] : []),
            ...(preview.breaks === null ? [] : ['brise le quartier']),
            ...(preview.permit ? ['contre un permis'] : []),
          ]
        : [];
      const tail = effects.length > 0 ? ` : ${listed(effects)}` : '';
      return `Acheter ${house(id)} pour ${dollars(offer.price)}${tail}`;
    },
    'take-permit': () => 'Ne rien acheter et prendre un permis',
    'end-turn': () => 'Finir le tour',
    vote: ({ share }) => (share ? 'Partager la victoire' : 'Laisser les points décider'),
  },

  events: {
    laid: ({ arrangement }) =>
      `La ville, du nord dans le sens horaire : ${listed(arrangement.map(placement => tile(placement.tile)))}.`,
    swapped: ({ seat, tiles: [a, b] }, name) =>
      `${name.does(seat, 'échange', 'échangez')} ${tile(a)} et ${tile(b)}.`,
    turned: ({ seat, tile: id, place, way }, name) =>
      `${name.does(seat, 'tourne', 'tournez')} ${tile(id)}, ${nth(PLACE, place)}, ${WAY[way]}.`,
    started: ({ seat }, name) => `${name.does(seat, 'commence', 'commencez')}.`,
    dealt: ({ seat, recipe: id }, name) =>
      id === undefined
        ? `${name.does(seat, 'tire', 'tirez')} une recette secrète.`
        : `${name.does(seat, 'tire', 'tirez')} la recette ${recipe(id)}.`,
    earned({ seat, money, points: scored, lines, round }, name) {
      const gain = both(money, scored);
      const gets = gain
        ? `${name.does(seat, 'reçoit', 'recevez')} ${gain}`
        : name.does(seat, 'ne reçoit rien', 'ne recevez rien');
      return `Manche ${round}, ${gets} (${lines.map(source).join(' ; ')}).`;
    },
    bought: ({ seat, house: id, ingredient, price, from, toOwner }, name) =>
      from === null
        ? `${name.does(seat, 'achète', 'achetez')} ${house(id, INGREDIENT[ingredient])} pour ${dollars(price)}.`
        : `${name.does(seat, toWhom(from, name, ['reprend', house(id, INGREDIENT[ingredient])]), `reprenez ${house(id, INGREDIENT[ingredient])} à ${name(from)}`)} pour ${dollars(price)}, dont ${dollars(toOwner)} pour ${name(from)}.`,
    'permit-spent': ({ seat, left }, name) =>
      `${name.does(seat, 'dépense', 'dépensez')} un permis (reste ${left}).`,
    closed: ({ seat, neighbourhood: id, ability }, name) =>
      `${name.does(seat, 'ferme', 'fermez')} ${neighbourhood(id)}${ability ? ` : ${ABILITY[ability].label} dès le prochain tour` : ''}.`,
    broken: ({ seat, neighbourhood: id, ability, becomes }, name) =>
      `${name.does(seat, 'perd', 'perdez')} ${neighbourhood(id)}${ability ? ` et sa capacité ${ABILITY[ability].label}` : ''} ; le quartier est maintenant ${STATUS[becomes]}.`,
    opened: ({ neighbourhoods }) =>
      `${neighbourhoods.length < 2 ? 'S’ouvre' : 'S’ouvrent'} : ${listed(neighbourhoods.map(neighbourhood))}.`,
    shut: ({ neighbourhoods }) =>
      `${neighbourhoods.length < 2 ? 'Devient indisponible' : 'Deviennent indisponibles'} : ${listed(neighbourhoods.map(neighbourhood))}.`,
    'permit-taken': ({ seat, permits: n }, name) =>
      `${name.does(seat, 'n’achète rien et prend', 'n’achetez rien et prenez')} un permis (${permits(n)} désormais).`,
    won: ({ seat, because }, name) =>
      because === 'recipe'
        ? `${name.does(seat, 'complète sa recette secrète et gagne', 'complétez votre recette secrète et gagnez')} !`
        : `${name.does(seat, 'atteint 20 points et gagne', 'atteignez 20 points et gagnez')} !`,
    'vote-called': ({ because }) =>
      because === 'quiet'
        ? '6 manches sans achat ni point : partager la victoire ?'
        : 'La manche 60 est finie : partager la victoire ?',
    voted: ({ seat, share }, name) =>
      share
        ? `${name.does(seat, 'veut', 'voulez')} partager la victoire.`
        : `${name.does(seat, 'laisse', 'laissez')} les points décider.`,
    agreed: () => 'Accord unanime : la victoire est partagée.',
    stalled: ({ because }) =>
      because === 'quiet'
        ? '6 manches sans achat ni point : fin de partie.'
        : 'La manche 60 est finie : fin de partie.',
    revealed: ({ recipes }, name) =>
      `Les recettes : ${listed(recipes.map((id, seat) => `${name(seat)} ${recipe(id)}`))}.`,
  },

  refusals: {
    'own-house': () => 'Cette maison est déjà à vous.',
    'limit-reached': ({ limit }) =>
      `Vous avez acheté vos ${houses(limit)}, et n’avez pas de permis pour continuer.`,
    'no-marker-left': () => 'Vos 29 marqueurs sont déjà tous sur des maisons.',
    closed: ({ neighbourhood: id }) =>
      `Quartier fermé (${placeName(id)}) : il faut la capacité ${ABILITY['buy-closed'].label}.`,
    unavailable: ({ neighbourhood: id }) =>
      `Quartier indisponible (${placeName(id)}) : fermez un quartier voisin, ou obtenez ${ABILITY['buy-anywhere'].label}.`,
    'too-few-dollars': ({ price, missing }) =>
      `Elle coûte ${dollars(price)} : il vous manque ${dollars(missing)}.`,
    'no-changes-left': () => 'Plus de changements : commencez avec cette ville.',
  },

  options: {
    start: french.startingSeat(
      'Qui commence',
      'Le livret laisse le choix. Ici : au hasard, ou à votre choix.',
    ),
    tiles: {
      label: 'La ville',
      hint: 'Les tuiles vont à toute place et dans tous les sens : au hasard, ou comme le joueur 1 les pose avant la partie.',
      value: tiles => (tiles === 'random' ? 'Au hasard' : 'Posée à la main'),
    },
    markers: {
      label: 'Marqueurs',
      hint: 'La boîte en a 30 par personne. Ils manquent rarement ; vous pouvez jouer avec cette limite.',
      value: markers => (markers === 'unlimited' ? 'Autant qu’il en faut' : '30 chacun : 29 maisons au plus'),
    },
    stalemate: {
      label: 'Impasse',
      hint: 'Règle maison si personne ne peut gagner : 6 manches sans achat ni point, ou 60 manches en tout.',
      value: stalemate =>
        ({ ranking: 'Les points décident', shared: 'Victoire partagée par tous', vote: 'Mise au vote' })[
          stalemate
        ],
    },
  },

  scores: { points: 'Points', ingredients: 'Ingrédients de la recette' },
};
