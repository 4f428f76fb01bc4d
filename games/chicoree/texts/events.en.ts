import { nth } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { JOKER } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { aCard, cardList, cards, flowers, listed, nameOf, stepName, tokens, turns } from './nouns.en.ts';

export const eventsEn: Texts<Chicoree>['events'] = {
  started: ({ seat }, name) => `${name.does(seat, 'starts', 'start')}.`,
  'turn-began'({ seat, number }, name) {
    // Named in any case: the sentence bears the sign of whom it names.
    const player = name(seat);
    return `Turn ${number}: ${name.isReader(seat) ? 'yours' : player}.`;
  },
  earned: ({ seat, start, tokens: n }, name) =>
    `${name.does(seat, 'earns', 'earn')} ${tokens(n)} (${nameOf(start)}).`,
  'went-without': ({ seat, income, charge }, name) =>
    charge > 0
      ? `${name.does(seat, 'is blocked', 'are blocked')}: no ${income} from the Start, no ${charge} from each opponent.`
      : `${name.does(seat, 'is blocked', 'are blocked')}: no ${income} from the Start.`,
  paid: ({ from, to, tokens: n }, name) => `${name.does(from, 'pays', 'pay')} ${name(to)} ${tokens(n)}.`,
  collected: ({ seat, tokens: n }, name) =>
    `${name.does(seat, 'collects', 'collect')} ${tokens(n)} from the others.`,
  'fell-short': ({ seat, to, owed, tokens: n }, name) =>
    `${name.does(seat, `owes ${name(to)} ${tokens(owed)} and has`, `owe ${name(to)} ${tokens(owed)} and have`)} ${n}: time to sell a card.`,
  'put-up': ({ seat, card }, name) => `${name.does(seat, 'puts', 'put')} up ${aCard(card)} for auction.`,
  'went-bankrupt': ({ seat, to, owed, tokens: n }, name) =>
    `${name.does(seat, `can’t pay ${tokens(owed)} and is bankrupt`, `can’t pay ${tokens(owed)} and are bankrupt`)}; ${name.does(to, 'gets', 'get')} the last ${n}.`,
  'shop-opened': ({ seat, card }, name) =>
    `${name.does(seat, 'opens', 'open')} a shop${card === JOKER ? ' with a joker' : ''}.`,
  'link-laid': ({ seat, card, step }, name) =>
    `${name.does(seat, 'lays', 'lay')} ${stepName(step)}${card === JOKER ? ' with a joker' : ''}.`,
  'shops-allowed': ({ seat }, name) =>
    `${name.does(seat, 'lays', 'lay')} the first harvest: from now on shops can open.`,
  'start-laid': ({ seat, card }, name) => `${name.does(seat, 'lays', 'lay')} ${nameOf(card)}.`,
  destroyed: ({ seat, card, target, step }, name) =>
    `${name.does(seat, 'plays', 'play')} ${nameOf(card)}: ${name.does(target, 'loses', 'lose')} ${stepName(step)}.`,
  blocked: ({ seat, card, target, turns: n }, name) =>
    `${name.does(seat, 'plays', 'play')} ${nameOf(card)}: ${name.does(target, 'gets', 'get')} no tokens for ${turns(n)}.`,
  boosted: ({ seat, card }, name) => `${name.does(seat, 'plays', 'play')} ${nameOf(card)}.`,
  drew: ({ seat, card }, name) =>
    `${name.does(seat, 'draws', 'draw')} ${card === undefined ? 'a card' : aCard(card)}.`,
  'turned-up': ({ seat, card }, name) => `${name.does(seat, 'turns', 'turn')} up ${aCard(card)}.`,
  took: ({ seat, card }, name) => `${name.does(seat, 'takes', 'take')} ${nameOf(card)} into hand.`,
  'no-card': ({ seat }, name) => `No card is left for ${name(seat)} to draw.`,
  reshuffled: ({ cards: n }) => `The discard pile (${cards(n)}) becomes the new draw pile.`,
  called: ({ seat, tokens: n }, name) => `${name.does(seat, 'bids', 'bid')} ${n}.`,
  passed: ({ seat }, name) => `${name.does(seat, 'passes', 'pass')}.`,
  sold: ({ seat, card, tokens: n, seller }, name) =>
    `${name.does(seat, 'gets', 'get')} ${aCard(card)} for ${tokens(n)}, paid to ${seller === null ? 'the bank' : name(seller)}.`,
  unsold: ({ card }) => `Nobody bids: ${aCard(card)} is discarded.`,
  'fist-closed': ({ seat, tokens: n }, name) =>
    n === undefined
      ? `${name.does(seat, 'makes', 'make')} a secret bid.`
      : `${name.does(seat, 'bids', 'bid')} ${n} in secret.`,
  'fists-opened'({ card, bids, tied, winner }, name) {
    const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)}: ${bid}`]));
    if (winner === null) return `The secret bids (${shown.join(', ')}): ${aCard(card)} is discarded.`;
    const tie = tied.length > 1 ? 'a tie, and clockwise ' : '';
    return `The secret bids (${shown.join(', ')}): ${tie}${name.does(winner, 'gets', 'get')} ${aCard(card)}. All bids are lost.`;
  },
  'hand-closed': ({ seat }, name) => `${name.does(seat, 'is ready', 'are ready')}.`,
  'challenge-shown'({ plays, flowers: shown, prize, winners, unpaid }, name) {
    const table = plays.flatMap((play, seat) =>
      play.length === 0 ? [] : [`${name(seat)}: ${cardList(play)} (${flowers(nth(shown, seat))})`],
    );
    const paid = winners.filter(seat => !unpaid.includes(seat));
    const result = [
      ...(winners.length === 0 ? ['Nobody wins.'] : []),
      ...(paid.length > 0
        ? [
            paid.length > 1
              ? `${listed(paid.map(name))} win ${tokens(prize)} each.`
              : `${name.does(nth(paid, 0), 'wins', 'win')} ${tokens(prize)}.`,
          ]
        : []),
      ...unpaid.map(
        seat =>
          `${name.does(seat, `would win ${tokens(prize)} but is`, `would win ${tokens(prize)} but are`)} blocked.`,
      ),
    ];
    return `The challenge. ${table.join('; ')}. ${result.join(' ')}`;
  },
  'block-ended': ({ seat, card }, name) => `${nameOf(card)} no longer blocks ${name(seat)}.`,
  won: ({ seat, because }, name) =>
    because === 'chain'
      ? `${name.does(seat, 'completes the chain and wins', 'complete the chain and win')}.`
      : `Everyone else is bankrupt: ${name.does(seat, 'wins', 'win')}.`,
  stalled: () => 'No card has moved for a whole round: the game ends.',
};
