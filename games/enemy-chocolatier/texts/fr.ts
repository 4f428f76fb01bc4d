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
  points,
  recipe,
  tile,
} from './nouns.fr.ts';

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
  const place = neighbourhood(line.neighbourhood);
  return line.from === 'savings'
    ? `${place} ${points(line.points)} pour ${dollars(line.money)} en main`
    : `${place} ${both(line.money, line.points)}`;
}

export const fr: Texts<EnemyChocolatier> = {
  title: 'Enemy Chocolatier',

  ask(view, moves) {
    if (moves.includes('begin')) return 'Composez la ville : échangez ou tournez des tuiles, puis commencez.';
    const { left } = view.turn;
    if (moves.includes('take-permit')) return `Achetez jusqu’à ${houses(left)}, ou prenez un permis.`;
    return left === 0
      ? 'Vous avez fait tous vos achats. Terminer le tour ?'
      : `Encore ${houses(left)} au plus, ou terminez votre tour.`;
  },

  wait: (name, moves) =>
    moves.includes('begin') ? `${name} compose la ville.` : `${name} achète des maisons.`,

  moves: {
    'swap-tiles': ({ places: [a, b] }, view) =>
      `Échanger ${tile(view.arrangement[a]!.tile)} et ${tile(view.arrangement[b]!.tile)}`,
    'turn-tile': ({ place, way }, view) => `Tourner ${tile(view.arrangement[place]!.tile)} ${WAY[way]}`,
    'shuffle-tiles': () => 'Reposer toutes les tuiles au hasard',
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
    'end-turn': () => 'Terminer le tour',
  },

  events: {
    laid: ({ arrangement }) =>
      `La ville est posée, du nord dans le sens horaire : ${listed(arrangement.map(placement => tile(placement.tile)))}.`,
    swapped: ({ seat, tiles: [a, b] }, name) => `${name(seat)} échange ${tile(a)} et ${tile(b)}.`,
    turned: ({ seat, tile: id, place, way }, name) =>
      `${name(seat)} tourne ${tile(id)}, ${PLACE[place]!}, ${WAY[way]}.`,
    started: ({ seat }, name) => `${name(seat)} commence.`,
    dealt: ({ seat, recipe: id }, name) =>
      id === undefined
        ? `${name(seat)} tire une recette secrète.`
        : `${name(seat)} tire la recette ${recipe(id)}.`,
    earned: ({ seat, money, points: scored, lines, round }, name) =>
      `Manche ${round}, ${name(seat)} reçoit ${both(money, scored) || 'zéro'} (${lines.map(source).join(' ; ')}).`,
    bought: ({ seat, house: id, ingredient, price, from, toOwner }, name) =>
      from === null
        ? `${name(seat)} achète ${house(id)} (${INGREDIENT[ingredient]}) pour ${dollars(price)}.`
        : `${name(seat)} reprend ${house(id)} (${INGREDIENT[ingredient]}) à ${name(from)} pour ${dollars(price)}, dont ${dollars(toOwner)} pour ${name(from)}.`,
    'permit-spent': ({ seat, left }, name) => `${name(seat)} dépense un permis (reste ${left}).`,
    closed: ({ seat, neighbourhood: id, ability }, name) =>
      `${name(seat)} ferme ${neighbourhood(id)}${ability ? ` : ${ABILITY[ability].label} dès le prochain tour` : ''}.`,
    broken: ({ seat, neighbourhood: id, ability, becomes }, name) =>
      `${name(seat)} perd ${neighbourhood(id)}${ability ? ` et sa capacité ${ABILITY[ability].label}` : ''} ; le quartier est maintenant ${STATUS[becomes]}.`,
    opened: ({ neighbourhoods }) => `S’ouvre : ${listed(neighbourhoods.map(neighbourhood))}.`,
    shut: ({ neighbourhoods }) => `Devient indisponible : ${listed(neighbourhoods.map(neighbourhood))}.`,
    'permit-taken': ({ seat, permits: n }, name) =>
      `${name(seat)} n’achète rien et prend un permis (${permits(n)} désormais).`,
    won: ({ seat, because }, name) =>
      because === 'recipe'
        ? `${name(seat)} complète sa recette secrète et gagne !`
        : `${name(seat)} atteint 20 points et gagne !`,
    stalled: ({ because }) =>
      because === 'quiet'
        ? 'Six manches sans achat ni point : la partie s’arrête.'
        : 'La soixantième manche est finie : la partie s’arrête.',
    revealed: ({ recipes }, name) =>
      `Les recettes : ${listed(recipes.map((id, seat) => `${name(seat)} ${recipe(id)}`))}.`,
  },

  refusals: {
    'own-house': () => 'Cette maison est déjà à vous.',
    'limit-reached': ({ limit }) =>
      `Vous avez acheté vos ${limit} maisons, et vous n’avez pas de permis pour continuer.`,
    'no-marker-left': () => 'Vos 29 marqueurs sont déjà tous sur des maisons.',
    closed: ({ neighbourhood: id }) =>
      `Le quartier ${id} est fermé : il vous faudrait ${ABILITY['buy-closed'].label}.`,
    unavailable: ({ neighbourhood: id }) =>
      `Le quartier ${id} ne touche ni la chocolaterie ni un quartier fermé : il vous faudrait ${ABILITY['buy-anywhere'].label}.`,
    'too-few-dollars': ({ price, missing }) =>
      `Elle coûte ${dollars(price)} : il vous manque ${dollars(missing)}.`,
    'no-changes-left': () => 'La ville a été assez remaniée. Commencez avec celle-ci.',
  },

  options: {
    start: {
      label: 'Qui commence',
      hint: 'Le livret laisse le choix. Nous tirons au sort, ou vous décidez.',
      value: start => (start === 'random' ? 'Tiré au sort' : `Joueur ${start + 1}`),
    },
    tiles: {
      label: 'La ville',
      hint: 'Les tuiles vont à toute place et dans tous les sens : au hasard, ou comme le joueur 1 les pose avant la partie.',
      value: tiles => (tiles === 'random' ? 'Posée au hasard' : 'Posée à la main'),
    },
    markers: {
      label: 'Marqueurs',
      hint: 'Le livret en propose 30 par personne. Ils manquent rarement ; vous pouvez jouer avec cette limite.',
      value: markers => (markers === 'unlimited' ? 'Autant qu’il en faut' : '30 chacun : 29 maisons au plus'),
    },
    stalemate: {
      label: 'Impasse',
      hint: 'Règle maison si personne ne peut gagner : six manches sans achat ni point, ou soixante manches en tout.',
      value: stalemate => (stalemate === 'ranking' ? 'Les points décident' : 'Victoire partagée par tous'),
    },
  },

  scores: { points: 'Points', ingredients: 'Ingrédients de la recette' },
};
