import { areDoing } from '../../../core/words.ts';
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
  whichCard,
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

  wait: (who, moves) =>
    moves.includes('choose-ancestor')
      ? areDoing(who, 'still choosing an ancestor…')
      : moves.includes('send')
        ? areDoing(who, 'still choosing two cards…')
        : areDoing(who, 'placing a card…'),

  moves: {
    'choose-ancestor': ({ card: id, turn }, view) => {
      const followed = view.own?.dealt.find(dealt => dealt.card === id);
      const start = view.own?.dealt.find(dealt => dealt.card !== id);
      if (!followed || !start) return 'Follow this ancestor';
      return `Follow ${ancestor(followed.ancestor)}; ${whichCard(view, start.card)} is your start, ${turn === 0 ? 'upright' : 'sideways'}`;
    },
    pick: ({ card: id }, view) =>
      view.season === 'dry'
        ? `Take ${whichCard(view, id)}`
        : view.own?.plan.card && view.own.plan.card !== id
          ? `Place ${whichCard(view, id)} instead`
          : `Place ${whichCard(view, id)}`,
    place: (move, view) => capital(spotWords(view, move)),
    send: ({ card: id }, view) => `Send ${whichCard(view, id)} to the row`,
  },

  events: {
    dealt: ({ seat }, name) => `${name.does(seat, 'gets', 'get')} 2 cards.`,
    chose: ({ seat }, name) => `${name.does(seat, 'chooses', 'choose')} an ancestor.`,
    revealed: ({ seat, ancestor: id, turn }, name) =>
      `${name.does(seat, `follows ${ancestor(id)} and lays`, `follow ${ancestor(id)} and lay`)} the first card ${turn === 0 ? 'upright' : 'sideways'}.`,
    hand: ({ seat, because }, name) =>
      because === 'dealt'
        ? `${name.does(seat, 'gets', 'get')} a hand.`
        : `${name.does(seat, 'takes', 'take')} the hand passed over.`,
    picked: ({ seat, stands, season }, name) =>
      season === 'dry'
        ? `${name.does(seat, 'takes', 'take')} a ${card(stands)} from the row.`
        : `${name.does(seat, 'plans', 'plan')} to place a ${card(stands)}.`,
    planned: ({ seat, stands, turn }, name) =>
      `${name.does(seat, 'finds', 'find')} a spot for the ${card(stands)}, ${TURN[turn]}.`,
    ready: ({ seat }, name) => `${name.does(seat, 'is ready', 'are ready')}.`,
    placed: ({ seat, stands, turn }, name) =>
      `${name.does(seat, 'places', 'place')} a ${card(stands)}, ${TURN[turn]}.`,
    closed({ seat, squares: centres, size, contents: inside, points: brought, total, ancestor: id }, name) {
      const held = contents(inside);
      const whose = brought.ancestor > 0 ? `, ${ancestor(id)}` : '';
      return `${name.does(seat, 'closes', 'close')} a field of ${squares(centres.length / 2)}${held && ` with ${held}`}, size ${size}: ${points(total)} (${sum(brought)}${whose}).`;
    },
    sent: ({ seat, stands }, name) => `${name.does(seat, 'sends', 'send')} a ${card(stands)} to the row.`,
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
    'already-picked': () => 'You’ve already picked this card: place it, or pick another.',
    'pick-first': () => 'First pick the card you want to place.',
    'place-first': () => 'First place a card, then choose the one for the row.',
    'being-placed': () => 'You’re placing this card: send another one to the row.',
    'not-in-hand': () => 'This card isn’t in your hand.',
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
