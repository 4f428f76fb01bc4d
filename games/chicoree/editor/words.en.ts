import type { Names } from '../../../core/telling.ts';
import type { Phrases } from '../../../core/words.ts';
import { cards, nameOf, stepName, tokens } from '../texts/nouns.en.ts';
import type { ChainFault } from './faults.ts';

export const editorEn = {
  turn: 'The turn',
  me: 'Who are you?',
  whose: 'Whose turn is it, after their income?',
  moment: 'What’s happening?',
  moments: { act: 'They act', auction: 'Open auction', fists: 'Secret bids', challenge: 'Challenge' },
  step: 'How far has the turn come?',
  startJustLaid: 'The Start was laid this turn',
  linkLaid: 'A link was laid this turn',
  middle: 'The card in the middle',
  leader: 'Who leads?',
  nobody: 'Nobody yet',
  bid: 'Their bid',
  passed: 'Who has passed?',
  asked: 'Who is asked now?',
  harvestLaid: 'Somebody has laid a 4 (harvest) in this game',
  mine: (name: string) => `${name} (you)`,
  tokens: 'Tokens',
  myHand: 'Your hand',
  held: 'Cards in hand',
  known: 'Cards everyone saw going there',
  start: 'Start',
  none: 'None',
  chain: 'Chain',
  chainStep: (step: number, card: string | null) => `${stepName(step)}: ${card ?? 'missing'}`,
  chainHint: 'Tap a place: the link, then a joker in its place, then nothing.',
  shops: 'Shops',
  jokerShops: 'Jokers as shops',
  blocked: 'Turns without tokens (block)',
  bankrupt: 'Bankrupt',
  discard: 'Discards and pile',
  discardCards: 'Cards on the discard pile',
  discardKnown: 'Discards you can see or remember',
  pileLeft: (n: number) => `That leaves ${cards(n)} in the draw pile.`,
  add: 'Add cards',
  done: 'Done',
  takeAway: (card: string) => `Take away: ${card}`,
  left: (n: number) => `${n} left`,
  added: (card: string) => `Added: ${card}.`,
  assumes: (n: number) => `${cards(n)} you haven’t seen are dealt at random.`,
  fault(fault: ChainFault, names: Names): string {
    switch (fault.code) {
      case 'too-many-alike':
        return `There are only ${fault.copies} of this card: ${nameOf(fault.card)}. You entered ${fault.entered}.`;
      case 'too-many-cards':
        return `You entered ${cards(fault.tooMany)} more than the game has.`;
      case 'discard-smaller':
        return `You know ${cards(fault.known)} of the discard pile: that’s more than lie there.`;
      case 'more-known-than-held':
        return `More cards of ${names(fault.seat)} are known than they hold.`;
      case 'known-not-held':
        return `Everyone knows this card, but it isn’t in your hand: ${nameOf(fault.card)}.`;
      case 'chain-without-start':
        return `${names(fault.seat)} has a chain and no Start.`;
      case 'wrong-link':
        return `${nameOf(fault.card)} can’t lie in the place of ${stepName(fault.step)}.`;
      case 'step-twice':
        return `${names(fault.seat)} has ${stepName(fault.step)} twice: only shops can be several.`;
      case 'link-missing':
        return `${names(fault.seat)} has ${stepName(fault.later)} without ${stepName(fault.step)}: links go down in order.`;
      case 'no-shop':
        return `${names(fault.seat)} can’t export without a shop.`;
      case 'no-harvest':
        return `${names(fault.seat)} has a shop, but nobody has laid a 4 (harvest) yet.`;
      case 'has-won':
        return `${names(fault.seat)} has all seven links: they’ve already won.`;
      case 'bankrupt-owns':
        return `${names(fault.seat)} is bankrupt and can’t own anything.`;
      case 'bankrupt-asked':
        return `${names(fault.seat)} is bankrupt and has nothing to decide.`;
      case 'nobody-left':
        return 'At least two players must still be in the game.';
      case 'blocks-itself':
        return `${names(fault.seat)} can’t have blocked themselves.`;
      case 'wrong-step':
        return `The turn of ${names(fault.seat)} can’t be at this step.`;
      case 'link-without-start':
        return `${names(fault.seat)} can’t have done that without a Start.`;
      case 'wrong-card':
        return {
          auction: `Open auctions are for links 1 to 5, not for this: ${nameOf(fault.card)}.`,
          fists: `Secret bids are for Starts, 6 and 7, not for this: ${nameOf(fault.card)}.`,
          challenge: `A challenge begins with a challenge card, not with this: ${nameOf(fault.card)}.`,
        }[fault.moment];
      case 'wrong-calls':
        return 'These bids can’t be: each is higher than the one before, and a pass is final.';
      case 'bid-too-high':
        return `${names(fault.seat)} doesn’t have ${tokens(fault.tokens)} to bid.`;
      case 'not-asked':
        return `${names(fault.seat)} can’t be asked: they lead, have passed, or can’t bid higher.`;
      case 'nobody-decides':
        return 'Nobody has anything to decide here.';
      case 'stalled':
        return 'After so many turns without a card the game is over.';
    }
  },
};

export type EditorWords = Phrases<typeof editorEn>;
