import type { Telling } from '../../../core/telling.ts';
import { english } from '../../../core/words.ts';
import type { Effect } from '../data/edition.ts';
import type { Duty, EventId, Flower, Hat, HatName, Job, PledgeName } from '../data/words.ts';
import { HATS } from '../data/words.ts';
import type { Pair, Party, Pledge, Proposal } from '../vocabulary.ts';
import { nth } from '../../../core/sure.ts';

export const HAT: { readonly [H in HatName]: string } = {
  grey: 'grey',
  brown: 'brown',
  orange: 'orange',
  red: 'red',
  blue: 'blue',
  green: 'green',
  gold: 'golden',
};
export const FLOWER: { readonly [F in Flower]: string } = {
  rose: 'Rose',
  tulip: 'Tulip',
  sunflower: 'Sunflower',
  daisy: 'Daisy',
  bluebell: 'Bluebell',
  poppy: 'Poppy',
};
export const JOB: { readonly [J in Job]: string } = {
  garden: 'garden work',
  seek: 'seeking a partner',
  offer: 'offering a partner',
  sell: 'selling',
  exchange: 'two-for-one exchange',
  contest: 'contests',
};
export const TITLE: { readonly [E in EventId]: string } = {
  G1: 'Three days of rain',
  G2: 'The jury is ill in bed',
  G3: 'Market closed',
  G4: 'Strawberry picking',
  G5: 'Annual membership fee',
  G6: 'Open garden day',
  G7: 'Fresh compost',
  G8: 'Sunday flea market',
  G9: 'The neighbour makes soup',
  B1: 'Anonymous letter to the committee',
  B2: 'Health inspection',
  B3: 'Exchange office on holiday',
  B4: 'The taxman calls',
  B5: 'Television is here',
  B6: 'Clubs from far away',
  B7: 'Waxing moon',
  B8: 'Early frost',
  B9: 'Escape by night',
};

export const { count } = english;
export const petals = (n: number) => count(n, 'petal', 'petals');
export const gnomes = (n: number) => count(n, 'gnome', 'gnomes');
export const greys = (n: number) => count(n, 'grey gnome', 'grey gnomes');
export const hatName = (hat: Hat) => HAT[nth(HATS, hat)];
/** “a red gnome”, “an orange gnome” */
export const gnomeOf = (hat: HatName) => `${hat === 'orange' ? 'an' : 'a'} ${HAT[hat]} gnome`;
export const aGnome = (hat: Hat) => gnomeOf(nth(HATS, hat));
/** "red and orange" */
export const hatList = (hats: readonly Hat[]) => list(hats.map(hatName));
export const list = english.list;
export const contestName = (contest: number) => (contest === 0 ? 'the lower contest' : 'the higher contest');
export const partyName = (party: Party, name: (seat: number) => string) =>
  party === 'schmiedel' ? 'Herr Schmiedel' : name(party);
export const partyDoes = (party: Party, name: Telling, [third, second]: readonly [string, string]) =>
  party === 'schmiedel' ? `Herr Schmiedel ${third}` : name.does(party, third, second);
export const pairOf = ({ own, partner }: Pair) => `${hatName(own)} and ${hatName(partner)}`;

const BANS: { readonly [J in Job]: string } = {
  garden: 'No garden work this round: a gnome left without a partner goes there unpaid.',
  contest: 'No contests this round.',
  sell: 'No sales this round, not even of greys, except forced ones at upkeep.',
  seek: 'Nobody can seek a partner this round. Offering one is allowed.',
  offer: 'Nobody can offer a partner this round. Answering a search is allowed.',
  exchange: 'No two-for-one exchange this round.',
};

/** What an event changes, in plain words. */
export function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'ban':
      return BANS[effect.job];
    case 'wage':
      return `A gnome in the garden earns ${petals(effect.petals)} this round.`;
    case 'fee':
      return `Everyone pays ${petals(effect.petals)} at once, or whatever is left.`;
    case 'gate':
      return `Everyone gets ${petals(effect.petals)} for each gnome that isn’t grey.`;
    case 'redraw':
      return 'After breeding a grey gnome you draw again; the second card counts.';
    case 'bonus':
      return `Every gnome sold as a job this round brings ${petals(effect.petals)} more, greys excepted.`;
    case 'upkeep':
      return `Upkeep costs ${petals(effect.petals)} for each gnome this round.`;
    case 'tax':
      return `Everyone pays ${petals(effect.petals)} for every full ${effect.per} they own.`;
    case 'prize':
      return `The higher contest pays ${petals(effect.petals)}.`;
    case 'rivals':
      return `${count(effect.gnomes, 'rival gnome comes', 'rival gnomes come')} to each contest.`;
    case 'best-of':
      return `Everyone but the treasurer draws ${count(effect.cards, 'breeding card', 'breeding cards')} for each pair and keeps the best.`;
    case 'escape':
      return 'Before upkeep, the player with the most gnomes (at least 2) loses the lowest one.';
  }
}

/** What the partner’s owner must do, as a condition. */
export const DUTY: { readonly [D in Duty]: string } = {
  'next-contest': 'the owner’s next gnome must enter a contest',
  'next-garden': 'the owner’s next gnome must work in the garden',
  'avoid-0': 'the owner can’t enter the lower contest this round',
  'avoid-1': 'the owner can’t enter the higher contest this round',
  'no-seek': 'the owner can’t seek a partner this round',
};

const PLEDGE: { readonly [P in Exclude<PledgeName, 'words'>]: string } = {
  'enter-0': 'to enter the lower contest this round',
  'enter-1': 'to enter the higher contest this round',
  'avoid-0': 'to stay out of the lower contest this round',
  'avoid-1': 'to stay out of the higher contest this round',
  lend: 'to suggest a gnome in the other’s next search',
  'no-outbid': 'not to outbid the other until the end of next round',
};

/** "to enter the lower contest this round", or the words themselves. */
export const pledgeWords = ({ what, words }: Pick<Pledge, 'what' | 'words'>) =>
  what === 'words' ? `“${words}”` : PLEDGE[what];

/** "a red gnome for 300 petals, promising to …" */
export function proposalWords({
  hat,
  petals: sum,
  pledges,
}: Pick<Proposal, 'hat' | 'petals'> & { readonly pledges: readonly Pledge[] }): string {
  const price = hat === null ? petals(sum) : `${aGnome(hat)} for ${petals(sum)}`;
  const given = pledges.filter(({ by }) => by === 'proposer').map(pledgeWords);
  const wanted = pledges.filter(({ by }) => by === 'active').map(pledgeWords);
  return [
    price,
    ...(given.length > 0 ? [`promising ${list(given)}`] : []),
    ...(wanted.length > 0 ? [`in return for the promise ${list(wanted)}`] : []),
  ].join(', ');
}
