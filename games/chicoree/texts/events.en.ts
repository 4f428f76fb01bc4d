import { nth } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { JOKER } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { aCard, cardList, cards, flowers, listed, nameOf, stepName, tokens, turns } from './nouns.en.ts';

export const eventsEn: Texts<Chicoree>['events'] = {
  started: ({ seat }, name) => `${name(seat)} starts.`,
  'turn-began': ({ seat, number }, name) => `Turn ${number}: ${name(seat)}.`,
  earned: ({ seat, start, tokens: n }, name) => `${name(seat)} earns ${tokens(n)} (${nameOf(start)}).`,
  'went-without': ({ seat, income, charge }, name) =>
    charge > 0
      ? `${name(seat)} is blocked: no ${income} from the Start, no ${charge} from each opponent.`
      : `${name(seat)} is blocked: no ${income} from the Start.`,
  paid: ({ from, to, tokens: n }, name) => `${name(from)} pays ${name(to)} ${tokens(n)}.`,
  collected: ({ seat, tokens: n }, name) => `${name(seat)} collects ${tokens(n)} from the others.`,
  'fell-short': ({ seat, to, owed, tokens: n }, name) =>
    `${name(seat)} owes ${name(to)} ${tokens(owed)} and has ${n}: time to sell a card.`,
  'put-up': ({ seat, card }, name) => `${name(seat)} puts up ${aCard(card)} for auction.`,
  'went-bankrupt': ({ seat, to, owed, tokens: n }, name) =>
    `${name(seat)} can’t pay ${tokens(owed)} and is bankrupt; ${name(to)} gets the last ${n}.`,
  'shop-opened': ({ seat, card }, name) =>
    `${name(seat)} opens a shop${card === JOKER ? ' with a joker' : ''}.`,
  'link-laid': ({ seat, card, step }, name) =>
    `${name(seat)} lays ${stepName(step)}${card === JOKER ? ' with a joker' : ''}.`,
  'shops-allowed': ({ seat }, name) => `${name(seat)} lays the first harvest: from now on shops can open.`,
  'start-laid': ({ seat, card }, name) => `${name(seat)} lays ${nameOf(card)}.`,
  destroyed: ({ seat, card, target, step }, name) =>
    `${name(seat)} plays ${nameOf(card)}: ${name(target)} loses ${stepName(step)}.`,
  blocked: ({ seat, card, target, turns: n }, name) =>
    `${name(seat)} plays ${nameOf(card)}: ${name(target)} gets no tokens for ${turns(n)}.`,
  boosted: ({ seat, card }, name) => `${name(seat)} plays ${nameOf(card)}.`,
  drew: ({ seat, card }, name) => `${name(seat)} draws ${card === undefined ? 'a card' : aCard(card)}.`,
  'turned-up': ({ seat, card }, name) => `${name(seat)} turns up ${aCard(card)}.`,
  took: ({ seat, card }, name) => `${name(seat)} takes ${nameOf(card)} into the hand.`,
  'no-card': ({ seat }, name) => `No card is left for ${name(seat)} to draw.`,
  reshuffled: ({ cards: n }) => `The discard pile (${cards(n)}) becomes the new draw pile.`,
  called: ({ seat, tokens: n }, name) => `${name(seat)} bids ${n}.`,
  passed: ({ seat }, name) => `${name(seat)} passes.`,
  sold: ({ seat, card, tokens: n, seller }, name) =>
    `${name(seat)} gets ${aCard(card)} for ${tokens(n)}, paid to ${seller === null ? 'the bank' : name(seller)}.`,
  unsold: ({ card }) => `Nobody bids: ${aCard(card)} is discarded.`,
  'fist-closed': ({ seat, tokens: n }, name) =>
    n === undefined ? `${name(seat)} makes a secret bid.` : `${name(seat)} bids ${n} in secret.`,
  'fists-opened'({ card, bids, tied, winner }, name) {
    const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)}: ${bid}`]));
    if (winner === null) return `The secret bids (${shown.join(', ')}): ${aCard(card)} is discarded.`;
    const tie = tied.length > 1 ? 'a tie, and clockwise ' : '';
    return `The secret bids (${shown.join(', ')}): ${tie}${name(winner)} gets ${aCard(card)}. All bids are lost.`;
  },
  'hand-closed': ({ seat }, name) => `${name(seat)} is ready.`,
  'challenge-shown'({ plays, flowers: shown, prize, winners, unpaid }, name) {
    const table = plays.flatMap((play, seat) =>
      play.length === 0 ? [] : [`${name(seat)}: ${cardList(play)} (${flowers(nth(shown, seat))})`],
    );
    const paid = winners.filter(seat => !unpaid.includes(seat));
    const result = [
      ...(winners.length === 0 ? ['Nobody wins.'] : []),
      ...(paid.length > 0
        ? [
            `${listed(paid.map(name))} ${paid.length > 1 ? 'win' : 'wins'} ${tokens(prize)}${paid.length > 1 ? ' each' : ''}.`,
          ]
        : []),
      ...unpaid.map(seat => `${name(seat)} would win ${tokens(prize)} but is blocked.`),
    ];
    return `The challenge. ${table.join('; ')}. ${result.join(' ')}`;
  },
  'block-ended': ({ seat, card }, name) => `${nameOf(card)} no longer blocks ${name(seat)}.`,
  won: ({ seat, because }, name) =>
    because === 'chain'
      ? `${name(seat)} completes the chain and wins.`
      : `Everyone else is bankrupt: ${name(seat)} wins.`,
  stalled: () => 'No card has moved for a whole round: the game ends.',
};
