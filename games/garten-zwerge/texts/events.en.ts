import type { Texts } from '../../../core/texts.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
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
  partyName,
  petals,
  pledgeWords,
  proposalWords,
  TITLE,
} from './nouns.en.ts';

/** What happened, as the log tells it. */
export const events: Texts<GartenZwerge>['events'] = {
  started: ({ seat }, name) => `${name(seat)} is the first treasurer.`,
  relieved: ({ seat }, name) => `${name(seat)} has no gnome that can work and gets a brown one.`,
  elected({ seat, round, because }, name) {
    const why = {
      collection: 'the best collection',
      petals: 'equal collections, more petals',
      seat: 'all equal, nearest to the last treasurer',
    }[because];
    return `Round ${round}: ${name(seat)} is treasurer (${why}).`;
  },
  'contests-drawn': ({ hats }) => `Contests this round: ${hatList(hats)}.`,
  'events-shuffled': ({ deck, cards }) => `Shuffled again: the ${cards} ${deck} events.`,
  'event-drawn': ({ id, effect }) => `Event: ${TITLE[id]}. ${effectWords(effect)}`,
  charged: ({ seat, petals: sum, because }, name) =>
    `${name(seat)} pays ${petals(sum)} in ${because === 'fee' ? 'membership fees' : 'tax'}.`,
  visited: ({ seat, petals: sum, gnomes: n }, name) =>
    `${name(seat)} gets ${petals(sum)} for showing ${gnomes(n)}.`,
  gardened: ({ seat, hat, petals: sum, because }, name) =>
    because === 'job'
      ? `${name(seat)} sends ${aGnome(hat)} to the garden: ${petals(sum)}.`
      : `${name(seat)}’s ${hatName(hat)} gnome works in the garden instead: ${petals(sum)}.`,
  sought: ({ seat, hat }, name) => `${name(seat)} seeks a partner for ${aGnome(hat)}.`,
  offered: ({ seat, hat }, name) => `${name(seat)} offers ${aGnome(hat)} as partner.`,
  called({ seat, atLeast, duty, words }, name) {
    const demands = [
      ...(atLeast > BROWN ? [`${hatName(atLeast)} hat or better`] : []),
      ...(duty ? [DUTY[duty]] : []),
      ...(words === '' ? [] : [`“${words}”`]),
    ];
    return `${name(seat)} asks for partners${demands.length > 0 ? `: ${demands.join('; ')}` : ' without conditions'}.`;
  },
  answered: ({ seat, hat }, name) =>
    hat === undefined
      ? `${name(seat)} makes a secret choice.`
      : `${name(seat)} ${hat === null ? 'passes' : `suggests ${aGnome(hat)}`}, in secret for now.`,
  'answers-shown': ({ answers }, name) =>
    `Shown: ${list(answers.map(({ seat, hat }) => `${name(seat)} ${hat === null ? 'passes' : `suggests ${aGnome(hat)}`}`))}.`,
  'fist-closed': ({ seat, petals: sum }, name) =>
    sum === undefined ? `${name(seat)} makes a secret bid.` : `${name(seat)} bids ${petals(sum)} in secret.`,
  'schmiedel-drew': ({ markers: [first, second], value, petals: sum, job }) =>
    `Herr Schmiedel comes last: ${first} + ${second} + ${value} for the hat, he ${job === 'seek' ? 'asks' : 'bids'} ${sum}.`,
  'fists-opened'({ job, seat, limit, prices }, name) {
    const bound = job === 'seek' ? 'pays at most' : 'takes no less than';
    const own = limit === null ? `${name(seat)} names no price` : `${name(seat)} ${bound} ${limit}`;
    const others = prices.map(
      ({ by, petals: sum }) => `${partyName(by, name)} ${job === 'seek' ? 'asks' : 'bids'} ${sum}`,
    );
    return `The secret bids: ${[own, ...(others.length > 0 ? others : ['nobody names a price'])].join(', ')}.`;
  },
  tied: ({ seat, between, petals: sum }, name) =>
    `${list(between.map(party => partyName(party, name)))} name the same price, ${petals(sum)}: ${name(seat)} chooses.`,
  'no-deal': ({ seat, job, hat }, name) =>
    `No deal: nobody ${job === 'seek' ? 'joins' : 'takes'} ${name(seat)}’s ${hatName(hat)} gnome.`,
  dealt: ({ seat, job, with: party, petals: sum }, name) =>
    job === 'seek'
      ? `Deal: ${name(seat)} pays ${partyName(party, name)} ${petals(sum)}.`
      : `Deal: ${partyName(party, name)} pays ${name(seat)} ${petals(sum)}.`,
  paired: ({ seat, pair }, name) =>
    `${pairOf(pair)} go into ${name(seat)}’s shack; the second is ${partyName(pair.owner, name)}’s.`.replace(
      /^./,
      first => first.toUpperCase(),
    ),
  hired: ({ seat, hat }, name) =>
    `Herr Schmiedel hires ${name(seat)}’s ${hatName(hat)} gnome for this round.`,
  bound: ({ seat, to, duty }, name) => `${name(seat)} accepts ${name(to)}’s condition: ${DUTY[duty]}.`,
  released: ({ seat, to }, name) => `${name(seat)} meets ${name(to)}’s condition.`,
  sold: ({ seat, hat, petals: sum }, name) =>
    hat === GREY
      ? `${name(seat)} throws away a grey gnome.`
      : `${name(seat)} sells ${aGnome(hat)} for ${petals(sum)}.`,
  exchanged: ({ seat, hat, for: better }, name) =>
    `${name(seat)} exchanges 2 ${hatName(hat)} gnomes for ${aGnome(better)}.`,
  entered: ({ seat, hat, colour }, name) =>
    `${name(seat)} enters ${aGnome(hat)} for the ${hatName(colour)} contest.`,
  passed: ({ seat, greys: n }, name) => `${name(seat)} keeps ${greys(n)} and passes.`,
  proposed: ({ seat, job, proposal }, name) =>
    `${name(seat)} ${job === 'seek' ? 'proposes' : 'would pay'} ${proposalWords(proposal)}.`,
  withdrew: ({ seat }, name) => `${name(seat)} withdraws the proposal.`,
  stood: ({ seat }, name) => `${name(seat)} has nothing more to say.`,
  'calling-ended'({ by, proposals }, name) {
    const how =
      by === 'clock'
        ? 'Time is up'
        : by === 'silence'
          ? 'Nobody speaks any more'
          : `${name(by)} ends the haggling`;
    return `${how}: ${count(proposals, 'proposal', 'proposals')} on the board.`;
  },
  promised: ({ by, to, what, words }, name) =>
    `${name(by)} promises ${name(to)} ${pledgeWords({ what, words })}.`,
  'promise-settled': ({ by, to, what, words, state }, name) =>
    `${name(by)}’s promise to ${name(to)} ${pledgeWords({ what, words })}: ${{ open: 'open', kept: 'kept', broken: 'broken', lapsed: 'lapsed' }[state]}.`,
  bred({ seat, pair, cards, hat }, name) {
    const pile = hatName(Math.max(pair.own, pair.partner));
    const drawn = cards.length > 1 ? ` (drawn: ${hatList(cards)})` : '';
    return `${name(seat)} breeds from the ${pile} pile: ${aGnome(hat)}${drawn}${hat === GREY ? ', a lazy one' : ''}.`;
  },
  'contest-held'({ hat, prize, rivals, winners, share }, name) {
    const against = `The ${hatName(hat)} contest (${petals(prize)}), against ${hatList(rivals)}`;
    if (winners.length === 0) return `${against}: the rivals win, the prize stays in the bank.`;
    const who = list(winners.map(({ seat, hat: worn }) => `${name(seat)}’s ${hatName(worn)} gnome`));
    const shared = share < prize ? ', a share of the prize' : '';
    return `${against}: ${who} ${winners.length === 1 ? 'wins' : 'each win'} ${petals(share)}${shared}.`;
  },
  'contest-empty': ({ hat, prize }) =>
    `Nobody enters the ${hatName(hat)} contest: the bank keeps ${petals(prize)}.`,
  escaped: ({ seat, hat }, name) => `${name(seat)}’s ${hatName(hat)} gnome runs away by night.`,
  'forced-sale': ({ seat, hat, petals: sum, due }, name) =>
    `${name(seat)} owes ${petals(due)} and sells ${aGnome(hat)} for ${petals(sum)}.`,
  paid: ({ seat, gnomes: n, petals: sum }, name) =>
    `${name(seat)} pays ${petals(sum)} in upkeep and keeps ${gnomes(n)}.`,
  waived: ({ seat, petals: sum, greys: n }, name) =>
    `The club lets ${name(seat)} off the last ${petals(sum)}${n > 0 ? `; ${count(n, 'grey gnome leaves', 'grey gnomes leave')}` : ''}.`,
  'goal-reached': ({ seat, by }, name) =>
    by === 'gold' ? `${name(seat)} has a golden hat!` : `${name(seat)} reaches the goal in petals!`,
  ended({ because, winners }, name) {
    const why = {
      gold: 'The golden hat is here.',
      petals: 'The goal in petals is reached.',
      both: 'Both goals in one round: the better collection decides.',
      rounds: 'The last round is over and nobody reached a goal: the better collection decides.',
    }[because];
    return `${why} ${list(winners.map(name))} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;
  },
};
