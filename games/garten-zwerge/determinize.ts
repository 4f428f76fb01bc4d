import { add } from '../../core/counts.ts';
import type { Glimpse } from '../../core/game.ts';
import { freshRng, type Random } from '../../core/random.ts';
import { playerAt } from '../../core/sure.ts';
import { auctionOf } from './data/auction-of.ts';
import { MOST_CALLS } from './calls.ts';
import { copyReport, termsOf } from './copy.ts';
import { DECKS, type EventDeck, type EventId, GREY, type Hat, MOST_MARKERS, STEP } from './data/words.ts';
import { noGnomes } from './gnomes.ts';
import type {
  Auction,
  AuctionView,
  GartenZwerge,
  GnomeJob,
  PartyView,
  Player,
  PlayerView,
  State,
  View,
} from './vocabulary.ts';

/** Shuffles the events to come and lets the others have chosen any gnome and closed any fist they could. */
export function determinize({ view, seat, random }: Glimpse<GartenZwerge>): State {
  return {
    rng: freshRng(random),
    options: { ...view.options },
    round: view.round,
    treasurer: view.treasurer,
    players: view.players.map(playerOf),
    highest: view.highest,
    contests: view.contests.map(({ hat, entrants }) => ({
      hat,
      entrants: entrants.map(one => ({ ...one })),
    })),
    event: view.event.id,
    decks: { grey: toCome(view, 'grey', random), blue: toCome(view, 'blue', random) },
    gone: { grey: [...view.events.gone.grey], blue: [...view.events.gone.blue] },
    auction: view.auction && dreamtAuction(view, view.auction, { seat, random }),
    stage:
      view.stage.name === 'tie' ? { ...view.stage, between: [...view.stage.between] } : { ...view.stage },
    unpaid: [...view.unpaid],
    promises: view.promises.map(({ due: _due, ...promise }) => promise),
    promised: view.promised,
    ledger: view.ledger.map(deal => ({ ...deal, prices: deal.prices.map(price => ({ ...price })) })),
    report: copyReport(view.report),
  };
}

function playerOf({ petals, gnomes, shack, bonds, passed }: PlayerView): Player {
  const count = (job: GnomeJob): number[] => {
    const counts = noGnomes();
    for (const gnome of gnomes) if (gnome.job === job) add(counts, gnome.hat, 1);
    return counts;
  };
  return {
    petals,
    free: count('free'),
    garden: count('garden'),
    home: count('home'),
    shack: shack.map(({ own, partner, owner }) => ({ own, partner, owner })),
    hired: count('hired'),
    bonds: bonds.map(bond => ({ ...bond })),
    passed,
  };
}

function toCome({ events }: View, deck: EventDeck, random: Random): EventId[] {
  return random.shuffle(DECKS[deck].filter(id => !events.gone[deck].includes(id)));
}

function dreamtAuction(
  view: View,
  auction: AuctionView,
  { seat: you, random }: Omit<Glimpse<GartenZwerge>, 'view'>,
): Auction {
  const { atLeast, parties, schmiedel } = auction;
  const unknownGnome = (party: PartyView): boolean =>
    view.stage.name === 'answers' && party.answered && party.seat !== you;
  return {
    ...termsOf(auction),
    asked: parties.filter(({ asked }) => asked).map(party => party.seat),
    answered: parties.map(({ answered }) => answered),
    answers: parties.map(party => {
      if (party.proposal) return null;
      return unknownGnome(party) ? anyGnome(playerAt(view.players, party.seat), atLeast, random) : party.hat;
    }),
    fists: parties.map(party => {
      const unknown = view.stage.name === 'fists' && party.closed && party.seat !== you;
      return unknown ? anyPrice(view, party.seat, random) : party.petals;
    }),
    proposals: parties.map(
      ({ proposal }) => proposal && { ...proposal, pledges: proposal.pledges.map(pledge => ({ ...pledge })) },
    ),
    calls: parties.map(({ callsLeft }) => MOST_CALLS - callsLeft),
    stood: parties.map(({ stood }) => stood),
    schmiedel: schmiedel?.draw
      ? { markers: [...schmiedel.draw.markers], petals: schmiedel.draw.petals }
      : null,
  };
}

function anyGnome({ gnomes }: PlayerView, atLeast: Hat, random: Random): Hat | null {
  const able = gnomes.filter(({ hat, job }) => job === 'free' && hat !== GREY && hat >= atLeast);
  return random.pick([null, ...able.map(({ hat }) => hat)]);
}

/** GZ-33, GZ-A04: who might have to pay cannot have named more than they own. */
function anyPrice(view: View, seat: number, random: Random): number {
  const { job, seat: active } = auctionOf(view);
  const pays = (job === 'seek') === (seat === active);
  const most = pays ? Math.min(playerAt(view.players, seat).petals, MOST_MARKERS) : MOST_MARKERS;
  return STEP * random.int(Math.floor(most / STEP) + 1);
}
