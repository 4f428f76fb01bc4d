import { capital } from '../../../core/capital.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { areDoing, english, whose } from '../../../core/words.ts';
import { HAND_LIMIT, isAccessory, VEGETABLE_FACES } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import {
  aCard,
  cardName,
  cards,
  coins,
  drops,
  KIND,
  kind,
  kinds,
  pieces,
  points,
  ROW,
  sunsOn,
  tokens,
} from './nouns.en.ts';

export const en: Texts<ChillAndChili> = {
  title: 'Chill & Chili',

  ask(view, moves) {
    const task = view.agenda.at(-1);
    if (moves.includes('discard')) {
      const tooMany = (view.hand?.length ?? 0) > HAND_LIMIT;
      return tooMany
        ? 'Eight cards are one too many. Which one goes?'
        : 'Put one of your cards on the compost.';
    }
    if (task?.do === 'choose-face')
      return `The ${cardName(task.thanksTo)} brings ${pieces(task.tokens)} from the well: coins or drops?`;
    if (task?.do === 'water') {
      if (task.drops === 0) return 'All drops are placed. Done?';
      const full = view.you !== 'spectator' && nth(view.players, view.you).freeSuns === 0;
      return full
        ? 'No sun is free: what is left falls into the well.'
        : `Place ${drops(task.drops)} on your suns.`;
    }
    if (moves.includes('end-turn')) return 'Plant another bed, or end your turn.';
    const me = view.you === 'spectator' ? null : playerAt(view.players, view.you);
    const ways = `${me?.coins === 0 ? 'draw' : 'buy'} a card, plant, or take from the pond.`;
    if (view.supply === 0) return `The very last turn: ${ways}`;
    return me?.turnsLeft === 1 ? `Your last turn: ${ways}` : capital(ways);
  },

  wait(who, moves) {
    if (moves.includes('discard')) return areDoing(who, 'choosing a card to discard…');
    if (moves.includes('water')) return areDoing(who, 'watering…');
    if (moves.includes('choose-face')) return areDoing(who, 'choosing coins or drops…');
    return areDoing(who, 'choosing an action…');
  },

  moves: {
    refresh: ({ row }) => `Refresh the ${ROW[row]} row, 1 coin`,
    scare: () => 'Scarecrow: draw a card, then discard one',
    draw: () => 'Draw a card (free)',
    'buy-vegetable': ({ row, price }, view) => {
      const card = nth(nth(view.market, row), price - 1);
      return card === null
        ? `Empty place in the ${ROW[row]} row`
        : `Buy ${aCard(card)} from the ${ROW[row]} row for ${coins(price)}`;
    },
    'buy-accessory': ({ card }, view) =>
      `Buy ${aCard(card)} for ${coins(nth(view.stacks, card - VEGETABLE_FACES).price)}`,
    plant: ({ cards: list }) => `Plant ${kinds(list)} (${sunsOn(list)})`,
    'lay-out': ({ card }) => `Lay out ${aCard(card)}`,
    withdraw({ as }, view) {
      if (as === 'coins') return `Take ${coins(view.withdrawal)} from the pond`;
      const free = view.you === 'spectator' ? 0 : nth(view.players, view.you).freeSuns;
      const placed = Math.min(free, view.withdrawal);
      const lost = view.withdrawal - placed;
      const fate =
        lost === 0 ? 'all can be placed' : `${placed} can be placed, ${lost} would fall into the well`;
      return `Take ${drops(view.withdrawal)} from the pond: ${fate}`;
    },
    'choose-face': ({ as }, view) => {
      const task = view.agenda.at(-1);
      return `Take ${tokens(task?.do === 'choose-face' ? task.tokens : 0, as)}`;
    },
    discard: ({ card }) =>
      isAccessory(card) ? `Return ${aCard(card)} to its stack` : `Discard ${aCard(card)}`,
    water({ bed, drops: n }, view) {
      const laid = view.you === 'spectator' ? undefined : nth(view.players, view.you).beds[bed];
      if (!laid) return `Place ${drops(n)} on bed ${bed + 1}`;
      const missing = laid.suns - laid.drops;
      const then =
        missing === n ? `${laid.points} → ${2 * laid.points} points` : `${missing - n} still missing`;
      const fate = missing === 0 ? 'already full' : then;
      return `Place ${drops(n)} on bed ${bed + 1}, ${kind(nth(laid.cards, 0))}: ${fate}`;
    },
    'finish-watering': (_, view) => {
      const task = view.agenda.at(-1);
      const left = task?.do === 'water' ? task.drops : 0;
      return left === 0 ? 'Done watering' : `Done: ${drops(left)} into the well`;
    },
    'end-turn': () => 'End turn',
  },

  events: {
    started: ({ seat }, name) => `${name.does(seat, 'starts', 'start')}.`,
    pushed: ({ seat, supply, pond }, name) =>
      supply === 0
        ? `${name.does(seat, 'pushes', 'push')} the last drop: the final turn! (pond ${pond})`
        : `${name.does(seat, 'pushes', 'push')} a drop (pond ${pond}).`,
    refreshed: ({ seat, row, gone }, name) =>
      `${name.does(seat, 'refreshes', 'refresh')} the ${ROW[row]} row for 1 coin: ${cards(gone.length)} to the compost.`,
    filled: ({ row, price, card }) => `New in the ${ROW[row]} row at ${price}: ${cardName(card)}.`,
    drew({ seat, because, card }, name) {
      const why = { action: '', scarecrow: ' with the scarecrow', fertiliser: ' thanks to the fertiliser' }[
        because
      ];
      return `${name.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : aCard(card)}${why}.`;
    },
    'bought-vegetable': ({ seat, card, price }, name) =>
      `${name.does(seat, 'buys', 'buy')} ${aCard(card)} for ${coins(price)}.`,
    'bought-accessory': ({ seat, card, price }, name) =>
      `${name.does(seat, 'buys', 'buy')} ${aCard(card)} for ${coins(price)}.`,
    planted: ({ seat, cards: list, points: worth }, name) =>
      `${name.does(seat, 'plants', 'plant')} ${kinds(list)}: ${points(worth)}, ${sunsOn(list)}.`,
    'laid-out': ({ seat, card }, name) => `${name.does(seat, 'lays', 'lay')} out ${aCard(card)}.`,
    withdrew: ({ seat, tokens: n, as }, name) =>
      `${name.does(seat, 'takes', 'take')} ${tokens(n, as)} from the pond.`,
    fetched: ({ seat, tokens: n, as, thanksTo }, name) =>
      `${name.does(seat, 'takes', 'take')} ${tokens(n, as)} from the well with ${aCard(thanksTo)}.`,
    discarded: ({ seat, card }, name) =>
      isAccessory(card)
        ? `${name.does(seat, 'returns', 'return')} ${aCard(card)} to its stack.`
        : `${name.does(seat, 'discards', 'discard')} ${aCard(card)}.`,
    watered: ({ seat, card, drops: n, full }, name) =>
      `${name.does(seat, 'places', 'place')} ${drops(n)} on a ${kind(card)} bed${full ? ': it blooms, points doubled' : ''}.`,
    'stopped-watering': ({ seat }, name) => `${name.does(seat, 'finishes', 'finish')} watering.`,
    spilled: ({ seat, drops: n }, name) =>
      `${name.does(seat, 'loses', 'lose')} ${drops(n)} to the well: no sun left.`,
    reshuffled: ({ cards: n }) => `The compost (${cards(n)}) becomes the new draw pile.`,
    ended: ({ seat }, name) => `The supply is empty: the game ends after ${whose(seat, name)} turn.`,
  },

  refusals: {
    'too-few-coins': ({ price, missing }) => `Costs ${coins(price)}: ${missing} more needed.`,
    'nothing-there': () => 'No card lies there.',
    'no-cards-left': () => 'No card is left to draw.',
    'already-owned': () => 'You already own one.',
    'once-a-turn': () => 'Only once a turn.',
    'no-scarecrow': () => 'You need a scarecrow on the table.',
    'row-empty': () => 'This row has no card to refresh.',
    'cards-missing': ({ kind: name, missing }) =>
      `${english.count(missing, `more ${KIND[name][0]}`, `more ${KIND[name][1]}`)} needed.`,
    'wrong-number': ({ kind: name, min, max }) =>
      `A ${KIND[name][0]} bed takes ${min === max ? `exactly ${cards(min)}` : `${min} to ${cards(max)}`}.`,
    'mixed-kinds': () => 'A bed holds one kind only.',
    'not-in-hand': () => 'That isn’t in your hand.',
    'vegetables-only': () => 'In this variant you can discard vegetables only.',
    'suns-still-free': ({ drops: n }) => `You still have ${drops(n)}, and free suns.`,
    'no-free-sun': () => 'Not enough free suns there.',
    'too-few-drops': ({ drops: n }) => (n === 0 ? 'No drop is left.' : `Only ${drops(n)} left.`),
  },

  options: {
    start: english.startingSeat(
      'Who starts',
      'In the rulebook, the last person to have gardened starts. Here: at random, or as you choose.',
    ),
    beds: {
      label: 'Beds per turn',
      hint: 'We read the rulebook as one bed per turn; one of its lines can be read as several.',
      value: beds => (beds === 'one' ? 'One' : 'Several (variant)'),
    },
    discard: {
      label: 'Discarding',
      hint: 'A discarded accessory returns to its stack. The stricter variant allows vegetables only.',
      value: discard => (discard === 'any' ? 'Any card' : 'Vegetables only (variant)'),
    },
  },

  scores: {
    watered: 'Watered beds',
    unwatered: 'Other beds',
    hand: 'Cards in hand',
    coins: 'Coins (3 for 1)',
  },
};
