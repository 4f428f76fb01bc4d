import type { Texts } from '../../../core/texts.ts';
import { areDoing, english } from '../../../core/words.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge, View } from '../vocabulary.ts';
import { events } from './events.en.ts';
import { aGnome, DUTY, hatName, partyName, petals, pledgeWords, proposalWords } from './nouns.en.ts';
import { refusals } from './refusals.en.ts';
import { nth } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { goldRisk } from '../data/gold-risk.ts';

/** A question that a golden hat for a neighbour may hang on says so, instead of what else may be done. */
function careful(question: string, view: View, more = ''): string {
  const risk = goldRisk(view);
  return `${question} ${risk === 0 ? more : `Careful: a golden hat for them, ${risk} in 9.`}`.trim();
}

export const en: Texts<GartenZwerge> = {
  title: 'Garten Zwerge e.V.',

  ask(view, moves) {
    const active = view.auction?.seat === view.you;
    if (moves.includes('call')) return 'Any conditions for the partner?';
    if (moves.includes('answer'))
      return careful(`A partner for ${aGnome(auctionOf(view).hat)}?`, view, 'Suggest one, or pass.');
    if (moves.includes('close-fist')) {
      if (auctionOf(view).job === 'seek')
        return active ? 'What’s the most you’d pay?' : careful('What do you ask for your gnome?', view);
      return active
        ? careful('What’s the least you’d take?', view)
        : `Your bid to borrow ${aGnome(auctionOf(view).hat)}?`;
    }
    if (moves.includes('choose')) return 'Equal prices: whose do you take?';
    if (moves.includes('pair')) return 'Which of your gnomes goes into the shack with it?';
    if (moves.includes('propose')) return careful('Make a proposal, change it, or say nothing more.', view);
    if (moves.includes('close-board')) return careful('Listen, take a proposal, or end the haggling.', view);
    if (moves.includes('decline'))
      return auctionOf(view).job === 'offer'
        ? 'You must take one of these proposals.'
        : 'Take a proposal, or none.';
    if (moves.includes('sell-off')) return 'Not enough for upkeep: which gnome do you sell?';
    return 'Give one of your gnomes its job.';
  },

  wait(who, moves) {
    if (moves.includes('call')) return areDoing(who, 'choosing conditions…');
    if (moves.includes('answer')) return areDoing(who, 'choosing a gnome…');
    if (moves.includes('close-fist')) return areDoing(who, 'choosing a price…');
    if (moves.includes('choose')) return areDoing(who, 'choosing between equal prices…');
    if (moves.includes('pair')) return areDoing(who, 'choosing a gnome for the shack…');
    if (moves.includes('propose')) return english.awaited(who, 'can still make a proposal…');
    if (moves.includes('accept')) return areDoing(who, 'weighing the proposals…');
    if (moves.includes('sell-off')) return areDoing(who, 'choosing a gnome to sell for upkeep…');
    return areDoing(who, 'giving a gnome its job…');
  },

  moves: {
    garden: ({ hat }, view) => `Garden: ${aGnome(hat)} works for ${petals(view.wage)}`,
    seek: ({ hat }) => `Seek a partner for ${aGnome(hat)}`,
    offer: ({ hat }) => `Offer ${aGnome(hat)} as partner`,
    sell: ({ hat }, view) =>
      hat === GREY
        ? 'Throw away a grey gnome'
        : `Sell ${aGnome(hat)} for ${petals(nth(view.salePrices, hat))}`,
    exchange: ({ hat }) => `Exchange 2 ${hatName(hat)} gnomes for ${aGnome(hat + 1)}`,
    contest({ hat, contest }, view) {
      const { hat: colour, prize, outlook } = nth(view.contests, contest);
      const chance = outlook[hat] ? outlook[hat].wins + outlook[hat].shares : 0;
      return `Contest: ${aGnome(hat)} enters the ${hatName(colour)} contest (${petals(prize)}, ${chance}% to win or share now)`;
    },
    pass: () => 'Keep the grey gnomes and pass',
    mark({ promise, kept }, view) {
      const noted = view.promises.find(({ id }) => id === promise);
      return `Mark your promise ${noted ? pledgeWords(noted) : ''} as ${kept ? 'kept' : 'broken'}`;
    },
    call({ atLeast, duty, words }) {
      const demands = [
        ...(atLeast > BROWN ? [`${hatName(atLeast)} hat or better`] : []),
        ...(duty ? [DUTY[duty]] : []),
        ...(words === '' ? [] : [`“${words}”`]),
      ];
      return demands.length === 0
        ? 'Ask for partners, no conditions'
        : `Ask for partners: ${demands.join('; ')}`;
    },
    answer: ({ hat }) => (hat === null ? 'Pass' : `Suggest ${aGnome(hat)}`),
    'close-fist'({ petals: sum }, { auction, you }) {
      const active = auction?.seat === you;
      if (auction?.job === 'seek') return active ? `Pay ${petals(sum)} at most` : `Ask ${petals(sum)}`;
      return active ? `Take ${petals(sum)} at least` : `Bid ${petals(sum)}`;
    },
    choose({ party }, view, names) {
      const hat = party === 'schmiedel' ? view.auction?.schmiedel?.hat : view.auction?.parties[party]?.hat;
      return `Take ${partyName(party, names)}${typeof hat === 'number' ? ` with ${aGnome(hat)}` : ''}`;
    },
    pair: ({ hat }) => `Put ${aGnome(hat)} into the shack with it`,
    propose: (proposal, view) =>
      view.auction?.job === 'offer'
        ? `Propose to pay ${proposalWords(proposal)}`
        : `Propose ${proposalWords(proposal)}`,
    withdraw: () => 'Withdraw your proposal',
    stand: () => 'Nothing more to say',
    'close-board': () => 'End the haggling',
    accept({ party }, view, names) {
      const proposal = party === 'schmiedel' ? null : view.auction?.parties[party]?.proposal;
      const draw = view.auction?.schmiedel?.draw;
      if (proposal) return `Take ${partyName(party, names)}’s proposal: ${proposalWords(proposal)}`;
      return `Take ${partyName(party, names)}${draw ? ` for ${petals(draw.petals)}` : ''}`;
    },
    decline: () => 'Take none: the gnome works in the garden',
    'sell-off': ({ hat }, view) => `Sell ${aGnome(hat)} for ${petals(nth(view.values, hat))}`,
  },

  events,

  refusals,

  options: {
    start: english.startingSeat(
      'First treasurer',
      'The rulebook looks for the most eye-catching hat at the table. Here: at random, or as you choose.',
    ),
    auctions: {
      label: 'Auctions',
      hint: 'Secret bids, or the rulebook’s variant: open haggling, promises included.',
      value: auctions => (auctions === 'sealed' ? 'Secret bids' : 'Open haggling (variant)'),
    },
    relief: {
      label: 'Relief gnome',
      hint: 'Our addition: anyone who starts a round without a gnome that can work gets a brown one.',
      value: relief => (relief === 'on' ? 'Given' : 'None'),
    },
    hire: {
      label: 'Herr Schmiedel hires',
      hint: 'Two players only. As written he hires every gnome you offer; once a round makes a longer, better game.',
      value: hire =>
        hire === 'unlimited' ? 'As often as he likes' : 'One gnome per player and round (recommended)',
    },
    values: {
      label: 'Hat values',
      hint: 'Only grey and red are known. Here are 3 curves through them.',
      value: table =>
        ({
          curve: 'Rising (100, 200, 300, 500, 800)',
          linear: 'Even (100, 200, 300, 400, 500)',
          triangular: 'Steep start (50, 150, 300, 500, 750)',
        })[table],
    },
    clock: {
      label: 'Auction clock',
      hint: 'Which moves are timed.',
      value: clock => ({ calls: 'Haggling only', always: 'Secret bids too', never: 'None' })[clock],
    },
  },

  scores: { gold: 'Golden hats', gnomes: 'Hat values', petals: 'Petals' },
};
