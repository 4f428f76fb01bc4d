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
} from './nouns.en.ts';

const STATUS: { readonly [S in Status]: string } = {
  open: 'open',
  closed: 'closed',
  unavailable: 'unavailable',
};

/** “$3 and 1 point” */
const both = (money: number, scored: number) =>
  listed([...(money > 0 ? [dollars(money)] : []), ...(scored > 0 ? [points(scored)] : [])]);

function source(line: IncomeLine): string {
  if (line.from === 'factory') return `factory ${dollars(line.money)}`;
  const place = neighbourhood(line.neighbourhood);
  return line.from === 'savings'
    ? `${place} ${points(line.points)} for ${dollars(line.money)} in hand`
    : `${place} ${both(line.money, line.points)}`;
}

export const en: Texts<EnemyChocolatier> = {
  title: 'Enemy Chocolatier',

  ask(view, moves) {
    if (moves.includes('begin')) return 'Lay out the town: swap or turn tiles, then begin.';
    const { left } = view.turn;
    if (moves.includes('take-permit')) return `Buy up to ${houses(left)}, or take a permit.`;
    return left === 0
      ? 'You have bought all you may. End your turn?'
      : `Buy up to ${left} more, or end your turn.`;
  },

  wait: (name, moves) =>
    moves.includes('begin') ? `${name} is laying out the town.` : `${name} is buying houses.`,

  moves: {
    'swap-tiles': ({ places: [a, b] }, view) =>
      `Swap ${tile(view.arrangement[a]!.tile)} and ${tile(view.arrangement[b]!.tile)}`,
    'turn-tile': ({ place, way }, view) =>
      `Turn ${tile(view.arrangement[place]!.tile)} ${way === 'clockwise' ? 'clockwise' : 'anticlockwise'}`,
    'shuffle-tiles': () => 'Lay all tiles anew by chance',
    begin: () => 'Begin with this town',
    buy({ house: id }, view) {
      const offer = view.houses.find(one => one.id === id)!;
      const { preview } = offer;
      const effects = preview
        ? [
            ...(preview.missing === 0 ? ['completes your recipe'] : []),
            ...(preview.becomes === 'closed' ? ['closes the neighbourhood'] : []),
            ...(preview.breaks === null ? [] : ['breaks it up']),
            ...(preview.permit ? ['for a permit'] : []),
          ]
        : [];
      const tail = effects.length > 0 ? `: ${listed(effects)}` : '';
      return `Buy ${house(id)} for ${dollars(offer.price)}${tail}`;
    },
    'take-permit': () => 'Buy nothing and take a permit',
    'end-turn': () => 'End the turn',
  },

  events: {
    laid: ({ arrangement }) =>
      `The town is laid, clockwise from the north: ${listed(arrangement.map(placement => tile(placement.tile)))}.`,
    swapped: ({ seat, tiles: [a, b] }, name) => `${name(seat)} swaps ${tile(a)} and ${tile(b)}.`,
    turned: ({ seat, tile: id, place, way }, name) =>
      `${name(seat)} turns ${tile(id)} in the ${PLACE[place]!} ${way === 'clockwise' ? 'clockwise' : 'anticlockwise'}.`,
    started: ({ seat }, name) => `${name(seat)} starts.`,
    dealt: ({ seat, recipe: id }, name) =>
      id === undefined
        ? `${name(seat)} draws a secret recipe.`
        : `${name(seat)} draws the recipe ${recipe(id)}.`,
    earned: ({ seat, money, points: scored, lines, round }, name) =>
      `Round ${round}, ${name(seat)} gets ${both(money, scored) || 'nothing'} (${lines.map(source).join('; ')}).`,
    bought: ({ seat, house: id, ingredient, price, from, toOwner }, name) =>
      from === null
        ? `${name(seat)} buys ${house(id)} (${INGREDIENT[ingredient]}) for ${dollars(price)}.`
        : `${name(seat)} takes ${house(id)} (${INGREDIENT[ingredient]}) from ${name(from)} for ${dollars(price)}, of which ${name(from)} gets ${dollars(toOwner)}.`,
    'permit-spent': ({ seat, left }, name) => `${name(seat)} spends a permit (${left} left).`,
    closed: ({ seat, neighbourhood: id, ability }, name) =>
      `${name(seat)} closes ${neighbourhood(id)}${ability ? `: ${ABILITY[ability].label} from the next turn on` : ''}.`,
    broken: ({ seat, neighbourhood: id, ability, becomes }, name) =>
      `${name(seat)} loses control of ${neighbourhood(id)}${ability ? ` and ${ABILITY[ability].label}` : ''}; it is ${STATUS[becomes]} now.`,
    opened: ({ neighbourhoods }) => `Now open: ${listed(neighbourhoods.map(neighbourhood))}.`,
    shut: ({ neighbourhoods }) => `No longer available: ${listed(neighbourhoods.map(neighbourhood))}.`,
    'permit-taken': ({ seat, permits: n }, name) =>
      `${name(seat)} buys nothing and takes a permit (${permits(n)} now).`,
    won: ({ seat, because }, name) =>
      because === 'recipe'
        ? `${name(seat)} completes the secret recipe and wins!`
        : `${name(seat)} reaches 20 points and wins!`,
    stalled: ({ because }) =>
      because === 'quiet'
        ? 'Six rounds without a purchase or a point: the game is stopped.'
        : 'The sixtieth round is over: the game is stopped.',
    revealed: ({ recipes }, name) =>
      `The recipes: ${listed(recipes.map((id, seat) => `${name(seat)} ${recipe(id)}`))}.`,
  },

  refusals: {
    'own-house': () => 'This house is already yours.',
    'limit-reached': ({ limit }) => `You have bought your ${limit} houses, and you have no permit for more.`,
    'no-marker-left': () => 'All your 29 markers lie on houses already.',
    closed: ({ neighbourhood: id }) => `The neighbourhood ${id} is closed: only Buy Closed lets you in.`,
    unavailable: ({ neighbourhood: id }) =>
      `The neighbourhood ${id} touches neither the factory nor a closed neighbourhood: only Buy Anywhere lets you in.`,
    'too-few-dollars': ({ price, missing }) =>
      `It costs ${dollars(price)}: you need ${dollars(missing)} more.`,
    'no-changes-left': () => 'The town has been changed often enough. Begin with it as it is.',
  },

  options: {
    start: {
      label: 'Who starts',
      hint: 'The rulebook leaves it open. We draw lots, or you choose.',
      value: start => (start === 'random' ? 'Drawn by lot' : `Player ${start + 1}`),
    },
    tiles: {
      label: 'The town',
      hint: 'Tiles may lie in any place and any way round: by chance, or as player 1 lays them before the game.',
      value: tiles => (tiles === 'random' ? 'Laid by chance' : 'Laid by hand'),
    },
    markers: {
      label: 'Markers',
      hint: 'The box suggests 30 markers each. They rarely run out; you may play with that limit.',
      value: markers => (markers === 'unlimited' ? 'As many as needed' : '30 each: 29 houses at most'),
    },
    stalemate: {
      label: 'Stalemate',
      hint: 'House rule for a game nobody can win: six rounds without purchase or point, or sixty rounds in all.',
      value: stalemate => (stalemate === 'ranking' ? 'Points decide' : 'Everybody shares the victory'),
    },
  },

  scores: { points: 'Points', ingredients: 'Ingredients of the recipe' },
};
