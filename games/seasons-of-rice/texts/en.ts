import type { Texts } from '../../../core/texts.ts';
import { besideWhich } from '../data/beside.ts';
import type { Closing, FirstBecause, SeasonsOfRice, View } from '../vocabulary.ts';
import {
  ancestor,
  beside,
  buffaloes,
  card,
  contents,
  farmers,
  listed,
  points,
  score,
  squares,
  sum,
  TURN,
} from './nouns.en.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { capital } from '../../../core/capital.ts';

const FIRST: { readonly [B in FirstBecause]: string } = {
  points: 'with fewer points',
  farmers: 'tied on points, with fewer farmers',
  younger: 'tied on points and farmers, as the younger player',
  coin: 'tied on points and farmers, at random',
};

/** “closes a field of 4 and a field of 1, 10 points” */
const closes = ({ fields, total }: Closing) =>
  `closes ${listed(fields.map(({ size }) => `a field of ${size}`))}, ${points(total)}`;

/** “left of card 3, 1 lower, upright: closes a field of 4, 8 points” */
function spotWords({ you, players, own }: View, spot: { turn: 0 | 1 | 2 | 3; x: number; y: number }): string {
  const lies = besideWhich(you === 'spectator' ? [] : playerAt(players, you).landscape, spot);
  const where = [...(lies ? [beside(lies)] : []), TURN[spot.turn]].join(', ');
  const brings = own?.reach?.closings.find(
    ({ turn, x, y }) => turn === spot.turn && x === spot.x && y === spot.y,
  );
  return brings ? `${where}: ${closes(brings)}` : where;
}

export const en: Texts<SeasonsOfRice> = {
  title: 'Seasons of Rice',

  ask({ season, own }, moves) {
    if (moves.includes('choose-ancestor')) return 'Which ancestor do you follow?';
    const plan = own?.plan;
    if (season === 'dry') return plan?.card ? 'Where do you place your card?' : 'Take a card from the row.';
    if (!plan?.card) return 'Which card do you place?';
    if (!plan.spot || !moves.includes('send')) return 'Where do you place your card?';
    return 'Which card goes to the row?';
  },

  wait: (name, moves) =>
    moves.includes('choose-ancestor')
      ? `${name} is choosing an ancestor…`
      : moves.includes('send')
        ? `${name} is choosing two cards…`
        : `${name} is placing a card…`,

  moves: {
    'choose-ancestor': ({ card: id, turn }, { own }) => {
      const followed = own?.dealt.find(dealt => dealt.card === id);
      const start = own?.dealt.find(dealt => dealt.card !== id);
      if (!followed || !start) return `Follow the ancestor on ${card(id)}`;
      return `Follow ${ancestor(followed.ancestor)}; ${card(start.card)} is your start, ${turn === 0 ? 'upright' : 'sideways'}`;
    },
    pick: ({ card: id }, { season, own }) =>
      season === 'dry'
        ? `Take ${card(id)}`
        : own?.plan.card && own.plan.card !== id
          ? `Place ${card(id)} instead`
          : `Place ${card(id)}`,
    place: (move, view) => capital(spotWords(view, move)),
    send: ({ card: id }) => `Send ${card(id)} to the row`,
  },

  events: {
    dealt: ({ seat, cards }, name) =>
      cards === undefined
        ? `${name.does(seat, 'gets', 'get')} 2 cards.`
        : `${name.does(seat, 'gets', 'get')} ${listed(cards.map(card))}.`,
    chose: ({ seat, card: id }, name) =>
      id === undefined
        ? `${name.does(seat, 'chooses', 'choose')} an ancestor.`
        : `${name.does(seat, 'chooses', 'choose')} the ancestor on ${card(id)}.`,
    revealed: ({ seat, ancestor: id, start, turn }, name) =>
      `${name.does(seat, `follows ${ancestor(id)} and begins`, `follow ${ancestor(id)} and begin`)} with ${card(start)}, ${turn === 0 ? 'upright' : 'sideways'}.`,
    hand({ seat, cards, because }, name) {
      const held = cards === undefined ? '' : `: ${cards.join(', ')}`;
      return because === 'dealt'
        ? `${name.does(seat, 'gets', 'get')} a hand${held}.`
        : `${name.does(seat, 'takes', 'take')} the hand passed over${held}.`;
    },
    picked: ({ seat, card: id, season }, name) =>
      season === 'dry'
        ? `${name.does(seat, 'takes', 'take')} ${card(id)} from the row.`
        : `${name.does(seat, 'plans', 'plan')} to place ${card(id)}.`,
    planned: ({ seat, card: id, turn }, name) =>
      `${name.does(seat, 'finds', 'find')} a spot for ${card(id)}, ${TURN[turn]}.`,
    ready: ({ seat, send }, name) =>
      send
        ? `${name.does(seat, 'is ready', 'are ready')}; ${card(send)} will go to the row.`
        : `${name.does(seat, 'is ready', 'are ready')}.`,
    placed: ({ seat, card: id, turn }, name) =>
      `${name.does(seat, 'places', 'place')} ${card(id)}, ${TURN[turn]}.`,
    closed({ seat, squares: centres, size, contents: inside, points: brought, total, ancestor: id }, name) {
      const held = contents(inside);
      const bonus = brought.ancestor > 0 ? ` (${ancestor(id)} included)` : '';
      return `${name.does(seat, 'closes', 'close')} a field of ${squares(centres.length / 2)}${held && ` with ${held}`}, size ${size}: ${sum(brought)} = ${points(total)}${bonus}.`;
    },
    sent: ({ seat, card: id }, name) => `${name.does(seat, 'sends', 'send')} ${card(id)} to the row.`,
    'dry-season': ({ first: { seat, because }, scores, farmers: all }, name) =>
      `The Dry season begins at ${score(scores)} (farmers ${score(all)}). ${name.does(seat, 'starts', 'start')}, ${FIRST[because]}.`,
    abandoned: ({ seat, buffaloes: n, points: lost }, name) =>
      `${name.does(seat, 'abandons', 'abandon')} ${buffaloes(n)}: ${points(lost)}.`,
    honoured: ({ seat, ancestor: id, points: n }, name) =>
      `${ancestor(id)} brings ${name(seat)} ${points(n)}.`,
    ended({ winners, scores, farmers: all, because }, name) {
      const result = score(scores.toSorted((a, b) => b - a));
      if (because === 'shared') return `${result} and as many farmers: shared victory.`;
      const won = `${name.does(nth(winners, 0), 'wins', 'win')}`;
      return because === 'points'
        ? `${won} ${result}.`
        : `${result}: ${won} with ${farmers(Math.max(...all))}.`;
    },
  },

  refusals: {
    overlaps: () => 'Another card lies there: cards never overlap.',
    'corner-only': () => 'Only corners touch: the cards must share part of a side.',
    'no-contact': () => 'It touches no card: the cards must share part of a side.',
    'lines-do-not-meet': () => 'The lines don’t meet: shift the card by one, or turn it.',
    'dead-end': () => 'A path would end inside a closed field: place the card elsewhere.',
    'already-picked': ({ card: id }) => `You’ve already picked ${card(id)}: place it, or pick another.`,
    'pick-first': () => 'First pick the card you want to place.',
    'place-first': () => 'First place a card, then choose the one for the row.',
    'being-placed': ({ card: id }) => `You’re placing ${card(id)}: send another one to the row.`,
    'not-in-hand': ({ card: id }) => `You don’t have ${card(id)} in hand.`,
  },

  options: {
    sizes: {
      label: 'Points for size',
      hint: 'The rulebook gives 2, 3, 5, 8, 11 for sizes 1 to 5. A preview copy of 2019 gave 1 point less for each.',
      value: sizes => (sizes === 'rulebook' ? 'Rulebook: 2, 3, 5, 8, 11' : 'Preview: 1, 2, 4, 7, 10'),
    },
    houses: {
      label: 'Houses',
      hint: 'The rulebook says both that a house adds to the size and that it’s worth 1 point. All reviews count the size only.',
      value: houses => (houses === 'size' ? 'Size only' : 'Size and 1 point each'),
    },
    lastCard: {
      label: 'Last card of the Wet season',
      hint: 'Hands are swapped at the end of each turn, so also before the last card; or you keep it.',
      value: lastCard => (lastCard === 'swap' ? 'Swapped' : 'Kept'),
    },
    younger: {
      label: 'The younger player',
      hint: 'Starts the Dry season when points and farmers are tied.',
      value: younger => (younger === 'coin' ? 'Random' : `Player ${younger + 1}`),
    },
  },

  scores: {
    size: 'Size of fields',
    farmers: 'Farmers',
    buffaloes: 'Buffaloes',
    houses: 'Houses',
    ancestor: 'Ancestor',
    abandoned: 'Abandoned buffaloes',
  },
};
