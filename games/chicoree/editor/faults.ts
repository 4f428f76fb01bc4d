import type { Game, Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { cardsInHand } from '../../../web/kit/editor/sketch.ts';
import type { SketchFault } from '../../../web/kit/editor/editor.ts';
import { type Card, EXPORT_STEP, FACTORY_STEP, JOKER, linkOf, SHOP_STEP, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree } from '../vocabulary.ts';
import { FITS, type MiddleMoment } from './moments.ts';
import { FIELDS } from './places.ts';
import type { Sketch, Trader } from './sketch.ts';
import { isHarvestLaid } from './state-from.ts';
import { stockOf } from './stock.ts';

/** Why no table can look like this, and the values of the message. */
export type ChainFault = SketchFault &
  (
    | { code: 'too-many-alike'; card: Card; copies: number; entered: number }
    | { code: 'too-many-cards'; tooMany: number }
    | { code: 'discard-smaller'; known: number }
    | { code: 'more-known-than-held'; seat: Seat }
    | { code: 'known-not-held'; card: Card }
    | { code: 'chain-without-start'; seat: Seat }
    | { code: 'wrong-link'; seat: Seat; step: number; card: Card }
    | { code: 'step-twice'; seat: Seat; step: number }
    | { code: 'link-missing'; seat: Seat; step: number; later: number }
    | { code: 'no-shop'; seat: Seat }
    | { code: 'no-harvest'; seat: Seat }
    | { code: 'has-won'; seat: Seat }
    | { code: 'bankrupt-owns'; seat: Seat }
    | { code: 'bankrupt-asked'; seat: Seat }
    | { code: 'nobody-left' }
    | { code: 'blocks-itself'; seat: Seat }
    | { code: 'wrong-step'; seat: Seat }
    | { code: 'link-without-start'; seat: Seat }
    | { code: 'wrong-card'; card: Card; moment: MiddleMoment }
    | { code: 'wrong-calls' }
    | { code: 'bid-too-high'; seat: Seat; tokens: number }
    | { code: 'not-asked'; seat: Seat }
    | { code: 'nobody-decides' }
    | { code: 'stalled' }
  );

export function faultsOf(game: Game<Chicoree>, sketch: Sketch): ChainFault[] {
  return [
    ...cardFaults(game, sketch),
    ...sketch.players.flatMap((_, seat) => [...handFaults(sketch, seat), ...traderFaults(sketch, seat)]),
    ...turnFaults(sketch),
    ...momentFaults(sketch),
  ];
}

function cardFaults(game: Game<Chicoree>, sketch: Sketch): ChainFault[] {
  const { copies } = tablesOf(game.edition);
  const { unseen, pile } = stockOf(game, sketch);
  const { discard } = sketch;
  const faults: ChainFault[] = [];
  for (const [card, left] of unseen.entries())
    if (left < 0) {
      const entered = nth(copies, card) - left;
      const at = fieldOf(sketch, card);
      faults.push({ at, code: 'too-many-alike', clause: 'CH-02', card, copies: nth(copies, card), entered });
    }
  const at = FIELDS.discard;
  if (discard.known.length > discard.cards)
    faults.push({ at, code: 'discard-smaller', clause: 'CH-02', known: discard.known.length });
  if (pile < 0) faults.push({ at, code: 'too-many-cards', clause: 'CH-02', tooMany: -pile });
  return faults;
}

/** Where a card was entered. */
function fieldOf({ me, hand, players, discard }: Sketch, card: Card): string {
  if (hand.includes(card)) return FIELDS.hand(me);
  const laid = players.findIndex(({ start, chain }) => start === card || chain.flat().includes(card));
  if (laid >= 0) return FIELDS.trader(laid);
  const held = players.findIndex((one, seat) => seat !== me && one.hand.known.includes(card));
  if (held >= 0) return FIELDS.hand(held);
  return discard.known.includes(card) ? FIELDS.discard : FIELDS.turn;
}

function handFaults(sketch: Sketch, seat: Seat): ChainFault[] {
  const { me, hand, players } = sketch;
  const at = FIELDS.hand(seat);
  const { known, cards } = nth(players, seat).hand;
  if (seat !== me)
    return known.length > cards ? [{ at, code: 'more-known-than-held', clause: 'CH-A20', seat }] : [];
  const lacking = known.find((card, i) => countOf(known.slice(0, i + 1), card) > countOf(hand, card));
  return lacking === undefined ? [] : [{ at, code: 'known-not-held', clause: 'CH-A20', card: lacking }];
}

const countOf = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length;

const isLaid = ({ chain }: Trader, step: number): boolean => nth(chain, step - 1).length > 0;

function traderFaults(sketch: Sketch, seat: Seat): ChainFault[] {
  const at = FIELDS.trader(seat);
  const trader = nth(sketch.players, seat);
  const { start, chain, blocks, out, tokens } = trader;
  const laid = STEPS.filter(step => isLaid(trader, step));
  const isBare = start === null && laid.length === 0 && tokens === 0 && cardsInHand(sketch, seat) === 0;
  if (out !== null && !(isBare && blocks.length === 0))
    return [{ at, code: 'bankrupt-owns', clause: 'CH-65', seat }];
  const faults: ChainFault[] = [];
  if (start === null && laid.length > 0)
    faults.push({ at, code: 'chain-without-start', clause: 'CH-08', seat });
  for (const step of laid) {
    const there = nth(chain, step - 1);
    const strange = there.find(card => card !== linkOf(step) && card !== JOKER);
    if (strange !== undefined)
      faults.push({ at, code: 'wrong-link', clause: 'CH-15', seat, step, card: strange });
    if (there.length > 1 && step !== SHOP_STEP)
      faults.push({ at, code: 'step-twice', clause: 'CH-15', seat, step });
  }
  // Only a 3 or a 4 is ever destroyed: what lies below them is there as soon as anything above is.
  const later = laid.filter(step => step < SHOP_STEP).at(-1) ?? 0;
  for (let step = 1; step < Math.min(later, FACTORY_STEP); step++)
    if (!isLaid(trader, step)) faults.push({ at, code: 'link-missing', clause: 'CH-15', seat, step, later });
  if (isLaid(trader, EXPORT_STEP) && !isLaid(trader, SHOP_STEP))
    faults.push({ at, code: 'no-shop', clause: 'CH-16', seat });
  if (isLaid(trader, SHOP_STEP) && !isHarvestLaid(sketch))
    faults.push({ at, code: 'no-harvest', clause: 'CH-12', seat });
  // Whose turn it is may hold a whole chain until the turn is over.
  if (laid.length === STEPS.length && seat !== sketch.turn.seat)
    faults.push({ at, code: 'has-won', clause: 'CH-01', seat });
  if (blocks.some(({ by }) => by === seat)) faults.push({ at, code: 'blocks-itself', clause: 'CH-38', seat });
  return faults;
}

function turnFaults({ me, turn, moment, players, idle }: Sketch): ChainFault[] {
  const at = FIELDS.turn;
  const { seat, step, startJustLaid, linkLaid } = turn;
  const { start } = nth(players, seat);
  const faults: ChainFault[] = [];
  const inGame = players.filter(({ out }) => out === null).length;
  if (inGame < 2) faults.push({ at, code: 'nobody-left', clause: 'CH-A16' });
  for (const one of new Set([me, seat]))
    if (nth(players, one).out !== null)
      faults.push({ at, code: 'bankrupt-asked', clause: 'CH-64', seat: one });
  const hadStart = start !== null && !startJustLaid;
  if ((startJustLaid && start === null) || (linkLaid && !hadStart))
    faults.push({ at, code: 'link-without-start', clause: 'CH-08', seat });
  const reached = hadStart ? step !== 5 && (!linkLaid || step > 3) : step > 4;
  if (moment.do === 'act' && !reached) faults.push({ at, code: 'wrong-step', clause: 'CH-07', seat });
  if (idle >= inGame) faults.push({ at, code: 'stalled', clause: 'CH-A22' });
  return faults;
}

const CLAUSES: { readonly [M in MiddleMoment]: string } = {
  auction: 'CH-54',
  fists: 'CH-57',
  challenge: 'CH-45',
};

function momentFaults(sketch: Sketch): ChainFault[] {
  const { moment, players } = sketch;
  const at = FIELDS.turn;
  if (moment.do === 'act') return [];
  const { card } = moment;
  if (!FITS[moment.do](card))
    return [{ at, code: 'wrong-card', clause: CLAUSES[moment.do], card, moment: moment.do }];
  if (moment.do === 'auction') return auctionFaults(sketch, moment);
  const canDecide = players.some((player, seat) =>
    moment.do === 'fists' ? player.tokens > 0 : cardsInHand(sketch, seat) > 0,
  );
  return canDecide ? [] : [{ at, code: 'nobody-decides', clause: CLAUSES[moment.do] }];
}

/** CH-54, CH-A10, CH-A11 */
function auctionFaults(
  { players, options }: Sketch,
  { calls, passed, asked }: Extract<Sketch['moment'], { do: 'auction' }>,
): ChainFault[] {
  const at = FIELDS.turn;
  const rises = calls.every(
    ({ seat, tokens }, i) =>
      tokens > (calls[i - 1]?.tokens ?? 0) && calls[i - 1]?.seat !== seat && nth(players, seat).out === null,
  );
  const leader = calls.at(-1);
  if (!rises || new Set(passed).size < passed.length || (leader && passed.includes(leader.seat)))
    return [{ at, code: 'wrong-calls', clause: 'CH-54' }];
  if (leader && leader.tokens > nth(players, leader.seat).tokens)
    return [{ at, code: 'bid-too-high', clause: 'CH-A11', seat: leader.seat, tokens: leader.tokens }];
  const mayCall = (seat: Seat) =>
    leader?.seat !== seat &&
    !passed.includes(seat) &&
    nth(players, seat).out === null &&
    nth(players, seat).tokens > (leader?.tokens ?? 0);
  if (options.auction === 'in-turn' && !mayCall(asked))
    return [{ at, code: 'not-asked', clause: 'CH-A10', seat: asked }];
  return [...players.keys()].some(mayCall) ? [] : [{ at, code: 'nobody-decides', clause: 'CH-A10' }];
}
