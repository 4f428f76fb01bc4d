import type { Telling } from '../../../core/telling.ts';
import { capital } from '../../../core/capital.ts';
import { whose } from '../../../core/words.ts';
import type { Texts } from '../../../core/texts.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge, Party } from '../vocabulary.ts';
import {
  aGnome,
  count,
  DUTY,
  effectWords,
  gnomes,
  greys,
  hatList,
  hatName,
  list,
  pairOf,
  partyDoes,
  partyName,
  petals,
  pledgeWords,
  proposalWords,
  TITLE,
} from './nouns.en.ts';

interface Answer {
  readonly seat: number;
  readonly hat: number | null;
}

const suggests = ({ seat, hat }: Answer, name: Telling) =>
  hat === null
    ? name.does(seat, 'passes', 'pass')
    : `${name.does(seat, 'suggests', 'suggest')} ${aGnome(hat)}`;

const theirs = (party: Party, name: Telling) =>
  party !== 'schmiedel' && name.isReader(party) ? 'yours' : `${partyName(party, name)}’s`;

/** What happened, as the log tells it. */
export const events: Texts<GartenZwerge>['events'] = {
  started: ({ seat }, name) => `${name.does(seat, 'is the first treasurer', 'are the first treasurer')}.`,
  relieved: ({ seat }, name) =>
    `${name.does(seat, 'has no gnome that can work and gets', 'have no gnome that can work and get')} a brown one.`,
  elected({ seat, round, because }, name) {
    const why = {
      collection: 'the best collection',
      petals: 'equal collections, more petals',
      seat: 'all equal, nearest to the last treasurer',
    }[because];
    return `Round ${round}: ${name.does(seat, 'is treasurer', 'are treasurer')} (${why}).`;
  },
  'contests-drawn': ({ hats }) => `Contests this round: ${hatList(hats)}.`,
  'events-shuffled': ({ deck, cards }) => `Shuffled again: the ${cards} ${deck} events.`,
  'event-drawn': ({ id, effect }) => `Event: ${TITLE[id]}. ${effectWords(effect)}`,
  charged: ({ seat, petals: sum, because }, name) =>
    `${name.does(seat, 'pays', 'pay')} ${petals(sum)} in ${because === 'fee' ? 'membership fees' : 'tax'}.`,
  visited: ({ seat, petals: sum, gnomes: n }, name) =>
    `${name.does(seat, 'gets', 'get')} ${petals(sum)} for showing ${gnomes(n)}.`,
  gardened: ({ seat, hat, petals: sum, because }, name) =>
    because === 'job'
      ? `${name.does(seat, 'sends', 'send')} ${aGnome(hat)} to the garden: ${petals(sum)}.`
      : `${whose(seat, name)} ${hatName(hat)} gnome works in the garden instead: ${petals(sum)}.`,
  sought: ({ seat, hat }, name) => `${name.does(seat, 'seeks', 'seek')} a partner for ${aGnome(hat)}.`,
  offered: ({ seat, hat }, name) => `${name.does(seat, 'offers', 'offer')} ${aGnome(hat)} as partner.`,
  called({ seat, atLeast, duty, words }, name) {
    const demands = [
      ...(atLeast > BROWN ? [`${hatName(atLeast)} hat or better`] : []),
      ...(duty ? [DUTY[duty]] : []),
      ...(words === '' ? [] : [`“${words}”`]),
    ];
    return `${name.does(seat, 'asks', 'ask')} for partners${demands.length > 0 ? `: ${demands.join('; ')}` : ' without conditions'}.`;
  },
  answered: ({ seat, hat }, name) =>
    hat === undefined
      ? `${name.does(seat, 'makes', 'make')} a secret choice.`
      : `${suggests({ seat, hat }, name)}, in secret for now.`,
  'answers-shown': ({ answers }, name) => `Shown: ${list(answers.map(answer => suggests(answer, name)))}.`,
  'fist-closed': ({ seat, petals: sum }, name) =>
    sum === undefined
      ? `${name.does(seat, 'makes', 'make')} a secret bid.`
      : `${name.does(seat, 'bids', 'bid')} ${petals(sum)} in secret.`,
  'schmiedel-drew': ({ markers: [first, second], value, petals: sum, job }) =>
    `Herr Schmiedel comes last: ${first} + ${second} + ${value} for the hat, he ${job === 'seek' ? 'asks' : 'bids'} ${sum}.`,
  'fists-opened'({ job, seat, limit, prices }, name) {
    const bound =
      job === 'seek'
        ? name.does(seat, 'pays at most', 'pay at most')
        : name.does(seat, 'takes no less than', 'take no less than');
    const own = limit === null ? `${name.does(seat, 'names', 'name')} no price` : `${bound} ${limit}`;
    const verbs = job === 'seek' ? (['asks', 'ask'] as const) : (['bids', 'bid'] as const);
    const others = prices.map(({ by, petals: sum }) => `${partyDoes(by, name, verbs)} ${sum}`);
    return `The secret bids: ${[own, ...(others.length > 0 ? others : ['nobody names a price'])].join(', ')}.`;
  },
  tied: ({ seat, between, petals: sum }, name) =>
    `${list(between.map(party => partyName(party, name)))} name the same price, ${petals(sum)}: ${name.does(seat, 'chooses', 'choose')}.`,
  'no-deal': ({ seat, job, hat }, name) =>
    `No deal: nobody ${job === 'seek' ? 'joins' : 'takes'} ${whose(seat, name)} ${hatName(hat)} gnome.`,
  dealt: ({ seat, job, with: party, petals: sum }, name) =>
    job === 'seek'
      ? `Deal: ${name.does(seat, 'pays', 'pay')} ${partyName(party, name)} ${petals(sum)}.`
      : `Deal: ${partyDoes(party, name, ['pays', 'pay'])} ${name(seat)} ${petals(sum)}.`,
  paired: ({ seat, pair }, name) =>
    capital(`${pairOf(pair)} go into ${whose(seat, name)} shack; the second is ${theirs(pair.owner, name)}.`),
  hired: ({ seat, hat }, name) =>
    `Herr Schmiedel hires ${whose(seat, name)} ${hatName(hat)} gnome for this round.`,
  bound: ({ seat, to, duty }, name) =>
    `${name.does(seat, 'accepts', 'accept')} ${whose(to, name)} condition: ${DUTY[duty]}.`,
  released: ({ seat, to }, name) => `${name.does(seat, 'meets', 'meet')} ${whose(to, name)} condition.`,
  sold: ({ seat, hat, petals: sum }, name) =>
    hat === GREY
      ? `${name.does(seat, 'throws', 'throw')} away a grey gnome.`
      : `${name.does(seat, 'sells', 'sell')} ${aGnome(hat)} for ${petals(sum)}.`,
  exchanged: ({ seat, hat, for: better }, name) =>
    `${name.does(seat, 'exchanges', 'exchange')} 2 ${hatName(hat)} gnomes for ${aGnome(better)}.`,
  entered: ({ seat, hat, colour }, name) =>
    `${name.does(seat, 'enters', 'enter')} ${aGnome(hat)} for the ${hatName(colour)} contest.`,
  passed: ({ seat, greys: n }, name) =>
    `${name.does(seat, `keeps ${greys(n)} and passes`, `keep ${greys(n)} and pass`)}.`,
  proposed: ({ seat, job, proposal }, name) =>
    `${job === 'seek' ? name.does(seat, 'proposes', 'propose') : `${name(seat)} would pay`} ${proposalWords(proposal)}.`,
  withdrew: ({ seat }, name) => `${name.does(seat, 'withdraws', 'withdraw')} the proposal.`,
  stood: ({ seat }, name) => `${name.does(seat, 'has nothing more to say', 'have nothing more to say')}.`,
  'calling-ended'({ by, proposals }, name) {
    const how =
      by === 'clock'
        ? 'Time is up'
        : by === 'silence'
          ? 'Nobody speaks any more'
          : `${name.does(by, 'ends', 'end')} the haggling`;
    return `${how}: ${count(proposals, 'proposal', 'proposals')} on the board.`;
  },
  promised: ({ by, to, what, words }, name) =>
    `${name.does(by, 'promises', 'promise')} ${name(to)} ${pledgeWords({ what, words })}.`,
  'promise-settled': ({ by, to, what, words, state }, name) =>
    `${whose(by, name)} promise to ${name(to)} ${pledgeWords({ what, words })}: ${{ open: 'open', kept: 'kept', broken: 'broken', lapsed: 'lapsed' }[state]}.`,
  bred({ seat, pair, cards, hat }, name) {
    const pile = hatName(Math.max(pair.own, pair.partner));
    const drawn = cards.length > 1 ? ` (drawn: ${hatList(cards)})` : '';
    return `${name.does(seat, 'breeds', 'breed')} from the ${pile} pile: ${aGnome(hat)}${drawn}${hat === GREY ? ', a lazy one' : ''}.`;
  },
  'contest-held'({ hat, prize, rivals, winners, share }, name) {
    const against = `The ${hatName(hat)} contest (${petals(prize)}), against ${hatList(rivals)}`;
    if (winners.length === 0) return `${against}: the rival gnomes win, the prize stays in the bank.`;
    const who = list(winners.map(({ seat, hat: worn }) => `${whose(seat, name)} ${hatName(worn)} gnome`));
    const shared = share < prize ? ', a share of the prize' : '';
    return `${against}: ${who} ${winners.length === 1 ? 'wins' : 'each win'} ${petals(share)}${shared}.`;
  },
  'contest-empty': ({ hat, prize }) =>
    `Nobody enters the ${hatName(hat)} contest: the bank keeps ${petals(prize)}.`,
  escaped: ({ seat, hat }, name) => `${whose(seat, name)} ${hatName(hat)} gnome runs away by night.`,
  'forced-sale': ({ seat, hat, petals: sum, due }, name) =>
    `${name.does(seat, `owes ${petals(due)} and sells`, `owe ${petals(due)} and sell`)} ${aGnome(hat)} for ${petals(sum)}.`,
  paid: ({ seat, gnomes: n, petals: sum }, name) =>
    `${name.does(seat, `pays ${petals(sum)} in upkeep and keeps`, `pay ${petals(sum)} in upkeep and keep`)} ${gnomes(n)}.`,
  waived: ({ seat, petals: sum, greys: n }, name) =>
    `The club lets ${name(seat)} off the last ${petals(sum)}${n > 0 ? `; ${count(n, 'grey gnome leaves', 'grey gnomes leave')}` : ''}.`,
  'goal-reached': ({ seat, by }, name) =>
    by === 'gold'
      ? `${name.does(seat, 'has a golden hat', 'have a golden hat')}!`
      : `${name.does(seat, 'reaches', 'reach')} the goal in petals!`,
  ended({ because, winners }, name) {
    const why = {
      gold: 'The golden hat is here.',
      petals: 'The goal in petals is reached.',
      both: 'Both goals in one round: the better collection decides.',
      rounds: 'The last round is over and nobody reached a goal: the better collection decides.',
    }[because];
    const [winner] = winners;
    return winners.length === 1 && winner !== undefined
      ? `${why} ${name.does(winner, 'wins', 'win')}.`
      : `${why} ${list(winners.map(name))} share the victory.`;
  },
};
