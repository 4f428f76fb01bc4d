import type { Read, Viewer } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { auctionOf } from './data/auction-of.ts';
import { pileOf } from './data/chances.ts';
import { MOST_CALLS } from './calls.ts';
import { copyReport, termsOf } from './copy.ts';
import type { Tables } from './data/tables.ts';
import { FLOWERS, GREY, HATS } from './data/words.ts';
import { bannedJob, deckInUse, prizeOf, rivalsDrawn, salePrice, wage } from './event-cards.ts';
import { billOf, outlook, watch } from './forecast.ts';
import { owned, worthOf } from './gnomes.ts';
import { isDue } from './promises.ts';
import { poolOf } from './rounds.ts';
import { takesPart } from './schmiedel.ts';
import { hasDecision } from './turn.ts';
import type { AuctionView, Event, GnomeView, PartyView, PlayerView, State, View } from './vocabulary.ts';

/** Secret are the events to come, the gnome chosen in answer to a search until all have chosen, and closed fists. */
export function view(tables: Tables, state: Read<State>, viewer: Viewer): View {
  const { stage } = state;
  const values = tables.values[state.options.values];
  return {
    you: viewer,
    options: { ...state.options },
    round: state.round,
    lastRound: tables.sums.lastRound,
    phase: stage.name === 'upkeep' || stage.name === 'over' ? 5 : 2,
    stage: stage.name === 'tie' ? { ...stage, between: [...stage.between] } : { ...stage },
    treasurer: state.treasurer,
    players: state.players.map((_, seat) => playerView(tables, state, seat)),
    pool: poolOf(state),
    highest: state.highest,
    contests: state.contests.map(({ hat, entrants }, at) => ({
      hat,
      prize: prizeOf(tables, state, at),
      rivals: rivalsDrawn(tables, state),
      entrants: entrants.map(entrant => ({ ...entrant })),
      outlook: outlook(tables, state, at),
    })),
    event: {
      id: state.event,
      deck: state.event.startsWith('G') ? 'grey' : 'blue',
      effect: { ...tables.effects[state.event] },
    },
    events: {
      next: deckInUse(state),
      left: { grey: state.decks.grey.length, blue: state.decks.blue.length },
      gone: { grey: [...state.gone.grey], blue: [...state.gone.blue] },
    },
    wage: wage(tables, state),
    banned: bannedJob(tables, state),
    values: [...values],
    salePrices: values.map((_, hat) => salePrice(tables, state, hat)),
    piles: tables.counts.map(pile => [...pile]),
    goal: tables.sums.goal,
    auction: auctionView(state, viewer),
    unpaid: [...state.unpaid],
    promises: state.promises.map(promise => ({ ...promise, due: isDue(state, promise) })),
    promised: state.promised,
    ledger: state.ledger.map(deal => ({ ...deal, prices: deal.prices.map(price => ({ ...price })) })),
    report: copyReport(state.report),
  };
}

function playerView(tables: Tables, state: Read<State>, seat: number): PlayerView {
  const { petals, shack, bonds, passed } = playerAt(state.players, seat);
  const counts = owned(state, seat);
  const bill = billOf(tables, state, seat);
  return {
    flower: nth(FLOWERS, seat),
    petals,
    gnomes: gnomeViews(state, seat),
    shack: shack.map(pair => ({ ...pair, pile: pileOf(pair) })),
    reserve: tables.gnomes.map((copies, hat) => Math.max(0, copies - nth(counts, hat))),
    bonds: bonds.map(bond => ({ ...bond })),
    passed,
    hasJobsLeft: hasDecision(tables, state, seat),
    bill,
    afterBill: petals - bill.petals,
    worth: worthOf(counts, tables.values[state.options.values]),
    watch: watch(tables, state, seat),
  };
}

/** Every gnome of a seat with its job, the highest hat first. */
function gnomeViews({ players, contests }: Read<State>, seat: number): GnomeView[] {
  const { free, garden, home, hired, shack } = playerAt(players, seat);
  const gnomes: GnomeView[] = [];
  for (let hat = HATS.length - 1; hat >= GREY; hat--) {
    const several = (count: number, job: GnomeView['job']): void => {
      for (let n = 0; n < count; n++) gnomes.push({ hat, job, at: null });
    };
    several(nth(free, hat), 'free');
    several(nth(garden, hat), 'garden');
    several(nth(home, hat), 'home');
    several(nth(hired, hat), 'hired');
    several(shack.filter(({ own }) => own === hat).length, 'shack');
    for (const [at, { entrants }] of contests.entries())
      for (const entrant of entrants)
        if (entrant.seat === seat && entrant.hat === hat) gnomes.push({ hat, job: 'contest', at });
    for (const [other, player] of players.entries())
      for (const { partner, owner } of player.shack)
        if (owner === seat && partner === hat) gnomes.push({ hat, job: 'lent', at: other });
  }
  return gnomes;
}

function auctionView(state: Read<State>, viewer: Viewer): AuctionView | null {
  const { auction, players } = state;
  if (!auction) return null;
  const { job, hat, schmiedel } = auction;
  const takes = takesPart(state, auction);
  return {
    ...termsOf(auction),
    parties: players.map((_, other) => partyView(state, other, viewer)),
    schmiedel:
      players.length > 2
        ? null
        : {
            takesPart: takes,
            hat: takes && job === 'seek' ? hat : null,
            draw: schmiedel ? { markers: [...schmiedel.markers], petals: schmiedel.petals } : null,
          },
  };
}

function partyView(state: Read<State>, seat: number, viewer: Viewer): PartyView {
  const { stage } = state;
  const { hat: sought, asked, answered, answers, fists, proposals, calls, stood } = auctionOf(state);
  const proposal = proposals[seat] ?? null;
  const mayKnowGnome = stage.name !== 'answers' || viewer === seat;
  const mayKnowPrice = stage.name !== 'fists' || viewer === seat;
  const hat = proposal ? proposal.hat : mayKnowGnome ? nth(answers, seat) : null;
  return {
    seat,
    asked: asked.includes(seat),
    answered: nth(answered, seat),
    hat,
    pile: hat === null ? null : pileOf({ own: sought, partner: hat }),
    closed: fists[seat] !== null,
    petals: mayKnowPrice ? nth(fists, seat) : null,
    proposal: proposal && { ...proposal, pledges: proposal.pledges.map(pledge => ({ ...pledge })) },
    callsLeft: MOST_CALLS - nth(calls, seat),
    stood: nth(stood, seat),
  };
}

/** GZ-32, GZ-A02: others see that a gnome was chosen or a fist closed, not which and not with how much. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.type === 'answered' && event.seat !== viewer) return { type: 'answered', seat: event.seat };
  if (event.type === 'fist-closed' && event.seat !== viewer) return { type: 'fist-closed', seat: event.seat };
  return event;
}
