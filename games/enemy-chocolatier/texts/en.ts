import type { Texts } from '../../../core/texts.ts';
import { areDoing, english } from '../../../core/words.ts';
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
} from './nouns.en.ts';
import { nth } from '../../../core/sure.ts';
import { withinMeans } from './within-means.ts';

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
  // In brackets already: the name without its number.
  const place = placeName(line.neighbourhood);
  return line.from === 'savings'
    ? `${place} ${points(line.points)} for ${dollars(line.money)} in hand`
    : `${place} ${both(line.money, line.points)}`;
}

export const en: Texts<EnemyChocolatier> = {
  title: 'Enemy Chocolatier',

  ask(view, moves) {
    if (moves.includes('begin')) return 'Lay out the town, then begin.';
    if (moves.includes('vote')) return 'Nobody gets ahead. Share the victory?';
    const most = withinMeans(view);
    if (moves.includes('take-permit'))
      return most > 0
        ? `Buy ${most > 1 ? 'up to ' : ''}${houses(most)}, or take a permit.`
        : 'Nothing you can buy: take a permit.';
    if (view.turn.left === 0) return 'No purchases left. End your turn?';
    return most > 0
      ? `Buy ${most > 1 ? 'up to ' : ''}${most} more, or end your turn.`
      : 'Nothing more you can buy. End your turn?';
  },

  wait: (who, moves) =>
    moves.includes('begin')
      ? areDoing(who, 'laying out the town…')
      : moves.includes('vote')
        ? areDoing(who, 'voting…')
        : areDoing(who, 'buying houses…'),

  moves: {
    'swap-tiles': ({ places: [a, b] }, view) =>
      `Swap ${tile(nth(view.arrangement, a).tile)} and ${tile(nth(view.arrangement, b).tile)}`,
    'turn-tile': ({ place, way }, view) =>
      `Turn ${tile(nth(view.arrangement, place).tile)} ${way === 'clockwise' ? 'clockwise' : 'anticlockwise'}`,
    'shuffle-tiles': () => 'Shuffle all tiles',
    begin: () => 'Start with this town',
    buy({ house: id }, view) {
      const offer = view.houses.find(one => one.id === id)!;
      const { preview } = offer;
      const effects = preview
        ? [
            ...(preview.missing === 0 ? ['completes your recipe'] : []),
            ...(preview.becomes === 'closed' ? ['closes the neighbourhood'] : []),
            ...(preview.breaks === null ? [] : ['breaks up the neighbourhood']),
            ...(preview.permit ? ['for a permit'] : []),
          ]
        : [];
      const tail = effects.length > 0 ? `: ${listed(effects)}` : '';
      return `Buy ${house(id)} for ${dollars(offer.price)}${tail}`;
    },
    'take-permit': () => 'Buy nothing and take a permit',
    'end-turn': () => 'End turn',
    vote: ({ share }) => (share ? 'Share the victory' : 'Let points decide'),
  },

  events: {
    laid: ({ arrangement }) =>
      `The town, clockwise from the north: ${listed(arrangement.map(placement => tile(placement.tile)))}.`,
    swapped: ({ seat, tiles: [a, b] }, name) =>
      `${name.does(seat, 'swaps', 'swap')} ${tile(a)} and ${tile(b)}.`,
    turned: ({ seat, tile: id, place, way }, name) =>
      `${name.does(seat, 'turns', 'turn')} ${tile(id)} in the ${nth(PLACE, place)} ${way === 'clockwise' ? 'clockwise' : 'anticlockwise'}.`,
    started: ({ seat }, name) => `${name.does(seat, 'starts', 'start')}.`,
    dealt: ({ seat, recipe: id }, name) =>
      id === undefined
        ? `${name.does(seat, 'draws', 'draw')} a secret recipe.`
        : `${name.does(seat, 'draws', 'draw')} the recipe ${recipe(id)}.`,
    earned: ({ seat, money, points: scored, lines, round }, name) =>
      `Round ${round}, ${name.does(seat, 'gets', 'get')} ${both(money, scored) || 'nothing'} (${lines.map(source).join('; ')}).`,
    bought: ({ seat, house: id, ingredient, price, from, toOwner }, name) =>
      from === null
        ? `${name.does(seat, 'buys', 'buy')} ${house(id)} (${INGREDIENT[ingredient]}) for ${dollars(price)}.`
        : `${name.does(seat, 'takes', 'take')} ${house(id)} (${INGREDIENT[ingredient]}) from ${name(from)} for ${dollars(price)}, of which ${name.does(from, 'gets', 'get')} ${dollars(toOwner)}.`,
    'permit-spent': ({ seat, left }, name) =>
      `${name.does(seat, 'spends', 'spend')} a permit (${left} left).`,
    closed: ({ seat, neighbourhood: id, ability }, name) =>
      `${name.does(seat, 'closes', 'close')} ${neighbourhood(id)}${ability ? `: ${ABILITY[ability].label} from the next turn on` : ''}.`,
    broken: ({ seat, neighbourhood: id, ability, becomes }, name) =>
      `${name.does(seat, 'loses', 'lose')} ${neighbourhood(id)}${ability ? ` and ${ABILITY[ability].label}` : ''}; it’s ${STATUS[becomes]} now.`,
    opened: ({ neighbourhoods }) => `Now open: ${listed(neighbourhoods.map(neighbourhood))}.`,
    shut: ({ neighbourhoods }) => `No longer available: ${listed(neighbourhoods.map(neighbourhood))}.`,
    'permit-taken': ({ seat, permits: n }, name) =>
      `${name.does(seat, 'buys nothing and takes', 'buy nothing and take')} a permit (${permits(n)} now).`,
    won: ({ seat, because }, name) =>
      because === 'recipe'
        ? `${name.does(seat, 'completes the secret recipe and wins', 'complete your secret recipe and win')}!`
        : `${name.does(seat, 'reaches 20 points and wins', 'reach 20 points and win')}!`,
    'vote-called': ({ because }) =>
      because === 'quiet'
        ? '6 rounds without a purchase or a point: share the victory?'
        : 'Round 60 is over: share the victory?',
    voted: ({ seat, share }, name) =>
      share ? `${name(seat)} would share the victory.` : `${name.does(seat, 'lets', 'let')} points decide.`,
    agreed: () => 'All agree: the victory is shared.',
    stalled: ({ because }) =>
      because === 'quiet'
        ? '6 rounds without a purchase or a point: the game ends.'
        : 'Round 60 is over: the game ends.',
    revealed: ({ recipes }, name) =>
      `The recipes: ${listed(recipes.map((id, seat) => `${name(seat)} (${recipe(id)})`))}.`,
  },

  refusals: {
    'own-house': () => 'This house is already yours.',
    'limit-reached': ({ limit }) => `You’ve bought your ${houses(limit)}, and have no permit for more.`,
    'no-marker-left': () => 'All your 29 markers are already on houses.',
    closed: ({ neighbourhood: id }) => `${placeName(id)} is closed: you need ${ABILITY['buy-closed'].label}.`,
    unavailable: ({ neighbourhood: id }) =>
      `${placeName(id)} isn’t available: close a neighbourhood beside it, or get ${ABILITY['buy-anywhere'].label}.`,
    'too-few-dollars': ({ price, missing }) =>
      `It costs ${dollars(price)}: you need ${dollars(missing)} more.`,
    'no-changes-left': () => 'No changes left: start with the town as it is.',
  },

  options: {
    start: english.startingSeat(
      'Who starts',
      'The rulebook leaves it open. Here: at random, or as you choose.',
    ),
    tiles: {
      label: 'The town',
      hint: 'Tiles go in any place, any way round: at random, or as player 1 lays them before the game.',
      value: tiles => (tiles === 'random' ? 'Random' : 'Laid by hand'),
    },
    markers: {
      label: 'Markers',
      hint: 'The box has 30 markers each. They rarely run out; you can play with that limit.',
      value: markers => (markers === 'unlimited' ? 'As many as needed' : '30 each: 29 houses at most'),
    },
    stalemate: {
      label: 'Stalemate',
      hint: 'House rule for a game nobody can win: 6 rounds without a purchase or a point, or 60 rounds in all.',
      value: stalemate =>
        ({ ranking: 'Points decide', shared: 'Everyone shares the victory', vote: 'Put to the vote' })[
          stalemate
        ],
    },
  },

  scores: { points: 'Points', ingredients: 'Ingredients of the recipe' },
};
