import { nth, playerAt } from '../../../../core/sure.ts';
import { type Card, EXPORT_STEP, JOKER, kindOf, linkOf, SHOP, SHOP_STEP } from '../../data/cards.ts';
import type { Move } from '../../vocabulary.ts';
import type { Needs } from './needs.ts';
import { type Mind, keptWorth } from './worth.ts';

type Legal = readonly Move[];
type Choice = (needs: Needs, legal: Legal, mind: Mind) => Move | undefined;

/** Rounds after which even the poorest Start is better than none. */
const PATIENCE = 2;

/** What a turn is for, in the order of its steps. */
const PLAN: readonly Choice[] = [openShop, layLink, layJoker, layStart, boost, destroy, block];

export function act(needs: Needs, legal: Legal, mind: Mind): Move {
  for (const choose of PLAN) {
    const move = choose(needs, legal, mind);
    if (move) return move;
  }
  return { type: 'draw' };
}

/** A shop whenever there is one; a joker as the first, if no shop is in hand. */
function openShop({ me, hand }: Needs, legal: Legal): Move | undefined {
  const shops = legal.filter(move => move.type === 'open-shop');
  const real = shops.find(({ card }) => card === SHOP);
  if (real) return real;
  return me.missing.includes(SHOP_STEP) && hand[SHOP] === 0 ? shops[0] : undefined;
}

/** The export first, as it earns; else the next link. */
function layLink(_needs: Needs, legal: Legal): Move | undefined {
  const links = legal.filter(move => move.type === 'lay-link' && move.card !== JOKER);
  return links.find(move => move.type === 'lay-link' && move.step === EXPORT_STEP) ?? links[0];
}

/** A joker when no link can be laid: as the export, or as a link if no shop or export waits for it. */
function layJoker({ lacking, hand, short }: Needs, legal: Legal): Move | undefined {
  const jokers = legal.filter(move => move.type === 'lay-link');
  const asExport = jokers.find(({ step }) => step === EXPORT_STEP && hand[linkOf(step)] === 0);
  if (asExport) return asExport;
  const scarce = lacking.filter(step => step >= SHOP_STEP).length;
  return nth(hand, JOKER) > scarce || short === 0 ? jokers[0] : undefined;
}

function layStart({ view, bestStart }: Needs, legal: Legal, { tables }: Mind): Move | undefined {
  const best = legal.find(move => move.type === 'lay-start' && move.card === bestStart);
  if (!best || bestStart === null) return undefined;
  const round = Math.floor((view.turn.number - 1) / view.players.length);
  return nth(tables.income, bestStart) > 1 || round >= PATIENCE ? best : undefined;
}

function boost(_needs: Needs, legal: Legal): Move | undefined {
  return legal.find(move => move.type === 'boost');
}

/** Hits whoever is nearest to the end, once that is near. */
function destroy({ view, opponents }: Needs, legal: Legal): Move | undefined {
  const missing = (move: Move) =>
    move.type === 'destroy' ? playerAt(view.players, move.target).missing.length : 9;
  const shots = legal.filter(move => move.type === 'destroy').sort((a, b) => missing(a) - missing(b));
  const first = shots[0];
  const leader = Math.min(...opponents.map(player => player.missing.length));
  return first && missing(first) <= Math.max(3, leader) && missing(first) <= 4 ? first : undefined;
}

/** Blocks whoever earns most, unless they are blocked already. */
function block({ view }: Needs, legal: Legal): Move | undefined {
  const earns = (move: Move) => (move.type === 'block' ? playerAt(view.players, move.target).expects : 0);
  const [best] = legal.filter(move => move.type === 'block').sort((a, b) => earns(b) - earns(a));
  return best && earns(best) >= 3 ? best : undefined;
}

/** Sells what others may want and the bot can spare. */
export function sell(needs: Needs, legal: Legal, mind: Mind): Move {
  const wanted = (card: Card): number => {
    const kind = kindOf(card);
    if (kind === 'challenge') return 0.5;
    if (kind === 'start') return needs.opponents.some(({ start }) => start === null) ? 4 : 0;
    if (kind !== 'link') return 1.5;
    return needs.opponents.some(
      ({ missing, tokens }) => tokens > 1 && missing.some(step => linkOf(step) === card),
    )
      ? 3
      : 0.2;
  };
  const loss = (move: Move) =>
    move.type === 'sell' ? keptWorth(mind, needs, move.card) - wanted(move.card) : 0;
  return nth(
    [...legal].sort((a, b) => loss(a) - loss(b)),
    0,
  );
}
