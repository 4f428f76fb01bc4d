import { capital } from '../../../core/capital.ts';
import { english } from '../../../core/words.ts';
import type { Beside, Side } from '../data/beside.ts';
import type { Ability, ClosingAbility } from '../data/print.ts';
import type { AncestorId, CardId, Count, Feature, Timing, Turn } from '../data/words.ts';
import type { Contents, FieldPoints, View } from '../vocabulary.ts';
import { cardAmong } from './card-among.ts';

const { count } = english;
export const points = (n: number) => count(n, 'point', 'points');
export const squares = (n: number) => count(n, 'square', 'squares');
export const farmers = (n: number) => count(n, 'farmer', 'farmers');
export const buffaloes = (n: number) => count(n, 'buffalo', 'buffaloes');
export const houses = (n: number) => count(n, 'house', 'houses');
export const cards = (n: number) => count(n, 'card', 'cards');

/** “Pally” */
export const ancestor = (id: AncestorId) => capital(id);

const FEATURE: { readonly [F in Feature]: string } = {
  farmer: 'farmer',
  buffalo: 'buffalo',
  house: 'house',
};

export const TIMING: { readonly [T in Timing]: string } = {
  both: 'both seasons',
  dry: 'Dry season only',
  end: 'final scoring',
};

export const TURN: { readonly [T in Turn]: string } = {
  0: 'upright',
  1: 'turned right',
  2: 'upside down',
  3: 'turned left',
};

const SIDE: { readonly [S in Side]: string } = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};

/** “left of card 3, 1 lower” */
export function beside({ card: at, side, shift }: Beside): string {
  const ways = side === 'left' || side === 'right' ? ['higher', 'lower'] : ['to the left', 'to the right'];
  const shifted = shift === 0 ? '' : `, ${Math.abs(shift)} ${shift < 0 ? ways[0] : ways[1]}`;
  return `${SIDE[side]} card ${at + 1}${shifted}`;
}

const KINDS_OF_FIELD: { readonly [T in ClosingAbility['if']]: (limit: number) => string } = {
  any: () => '',
  empty: () => ' with nothing in it',
  'max-squares': limit => ` of ${squares(limit)} at most`,
  'min-size': limit => ` of size ${limit} or more`,
  'min-cards': limit => ` that lies on ${cards(limit)} or more`,
  'min-kinds': limit => ` that holds at least ${limit} of the kinds farmer, buffalo, house`,
  house: () => ' that holds a house',
};

const COUNTED: { readonly [C in Count]: (whose: string) => string } = {
  'open-farmer': whose => `each farmer in ${whose} open fields`,
  'open-buffalo': whose => `each buffalo in ${whose} open fields`,
  'closed-field': whose => `each of ${whose} closed fields`,
  'closed-set': whose => `each set of a farmer, a buffalo and a house in ${whose} closed fields`,
  'largest-square': whose => `each square of ${whose} largest closed field`,
};

/** What an ancestor does, in a sentence: to its own player, or about somebody else. */
export function ability(print: Ability, other: string | null = null): string {
  const whose = other === null ? 'your' : `${other}’s`;
  if (print.on === 'end') return `${points(print.points)} for ${COUNTED[print.per](whose)}.`;
  if (print.on === 'sizes')
    return `${print.table.slice(1).join(', ')} points for 1, 2, 3, 4, 5 different sizes among ${whose} closed fields (5 and more are one size).`;
  const field = `field ${other === null ? 'you close' : `${other} closes`}${KINDS_OF_FIELD[print.if](print.limit)}`;
  if (print.per === 'field-points')
    return `Each ${field} counts ${print.points === 1 ? 'twice' : `${print.points + 1} times`}.`;
  if (print.per === 'field') return `${points(print.points)} more for each ${field}.`;
  return `${points(print.points)} more for each ${FEATURE[print.per]} in a ${field}.`;
}

export const listed = english.list;

/** “card with 2 farmers and 1 buffalo” */
export const card = (stands: Contents) => {
  const held = contents(stands);
  return held ? `card with ${held}` : 'card with nothing on it';
};

/** “the card with 1 house”, and of several alike which one: “the card with 1 house (3rd in hand)” */
export function whichCard(view: View, id: CardId): string {
  const found = cardAmong(view, id);
  if (!found) return 'the card';
  const { stands, place, from } = found;
  return `the ${card(stands)}${place === null ? '' : ` (${nthOf(place)} in ${from === 'row' ? 'the row' : 'hand'})`}`;
}

const SUFFIX = ['th', 'st', 'nd', 'rd'];
const nthOf = (n: number) => `${n}${(n > 10 && n < 14 ? null : SUFFIX[n % 10]) ?? 'th'}`;

const signed = (n: number) => (n < 0 ? `−${-n}` : `${n}`);
/** “30–24”; with minus points “2 to −3”. */
export const score = (all: readonly number[]) => all.map(signed).join(all.some(n => n < 0) ? ' to ' : '–');

/** “2 farmers and 1 house”; empty for an empty field. */
export const contents = ({ farmers: f, buffaloes: b, houses: h }: Contents) =>
  listed([...(f > 0 ? [farmers(f)] : []), ...(b > 0 ? [buffaloes(b)] : []), ...(h > 0 ? [houses(h)] : [])]);

/** “8 for size + 3 for farmers + 2 for the ancestor” */
export const sum = (brought: FieldPoints) =>
  [
    `${brought.size} for size`,
    ...(brought.farmers > 0 ? [`${brought.farmers} for farmers`] : []),
    ...(brought.buffaloes > 0 ? [`${brought.buffaloes} for buffaloes`] : []),
    ...(brought.houses > 0 ? [`${brought.houses} for houses`] : []),
    ...(brought.ancestor > 0 ? [`${brought.ancestor} for the ancestor`] : []),
  ].join(' + ');
