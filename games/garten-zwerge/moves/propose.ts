import type { MoveRule, Read, Refusal } from '../../../core/game.ts';
import { either, fields, integer, list, natural, oneOf, reads, text, tidied } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { add, amount } from '../../../core/counts.ts';
import { auctionOf } from '../data/auction-of.ts';
import { refuseLow, refuseSteps } from '../auction.ts';
import { MOST_CALLS, wakeOthers } from '../calls.ts';
import { GREY, type Hat, HATS, LONGEST_WORDS, MOST_PLEDGES, PLEDGES, STEP } from '../data/words.ts';
import { freeHats, refuseGnome } from '../jobs.ts';
import type { GartenZwerge, Pledge, Propose, State } from '../vocabulary.ts';

/** The prices that are listed; any other multiple of 50 is understood too. */
const ASKED = [0, 50, 100, 200, 300, 400, 500, 700, 1000] as const;
const LISTED = PLEDGES.filter(what => what !== 'words');

/** More promises than anybody may make, so that too many are refused with their reason. */
const MOST_READ = 100;

const PLEDGE = fields<Pledge>({
  by: oneOf('proposer', 'active'),
  what: oneOf(...PLEDGES),
  words: tidied(text(LONGEST_WORDS, 0), words => words.trim()),
});

/** GZ-68, GZ-69: a price of petals, promises, or both, whatever markers would make; it stands until it is changed or withdrawn. */
export const propose: MoveRule<GartenZwerge, Propose> = {
  takeback: 'said',

  candidates(state, seat) {
    const { job } = auctionOf(state);
    const player = playerAt(state.players, seat);
    if (job === 'seek') {
      const hats = freeHats(player);
      const lowest = hats.find(hat => hat !== GREY && hat >= auctionOf(state).atLeast) ?? null;
      return [
        ...hats.flatMap(hat => ASKED.map(sum => proposal(hat, sum))),
        ...LISTED.map(what => proposal(lowest, 0, [{ by: 'active', what, words: '' }])),
      ];
    }
    const sums = ASKED.filter(sum => sum <= player.petals + STEP);
    return [
      ...sums.map(sum => proposal(null, sum)),
      ...LISTED.map(what => proposal(null, 0, [{ by: 'proposer', what, words: '' }])),
    ];
  },

  recognise: reads(
    fields<Propose>({
      type: oneOf('propose'),
      hat: either(integer(GREY, HATS.length - 1), oneOf(null)),
      petals: natural,
      pledges: list(PLEDGE, 0, MOST_READ),
    }),
  ),

  refuse(state, seat, move) {
    if (amount(auctionOf(state).calls, seat) >= MOST_CALLS)
      return { code: 'enough-calls', clause: 'GZ-A28', with: { calls: MOST_CALLS } };
    return refuseSteps(move.petals) ?? refusePledges(move.pledges) ?? refusePrice(state, seat, move);
  },

  apply(draft, { hat, petals, pledges }, { seat, emit }) {
    const auction = auctionOf(draft);
    add(auction.calls, seat, 1);
    const version = amount(auction.calls, seat);
    const made = { version, hat, petals, pledges: pledges.map(pledge => ({ ...pledge })) };
    auction.proposals[seat] = made;
    wakeOthers(draft, seat);
    emit?.({ type: 'proposed', seat, job: auction.job, proposal: { ...made, pledges: [...made.pledges] } });
  },
};

function proposal(hat: Hat | null, petals: number, pledges: readonly Pledge[] = []): Propose {
  return { type: 'propose', hat, petals, pledges };
}

/** Free words need words, other promises none; each once, three at most. */
function refusePledges(pledges: readonly Pledge[]): Refusal<GartenZwerge> | null {
  const keys = pledges.map(({ by, what, words }) => `${by}/${what}/${words}`);
  const odd =
    pledges.length > MOST_PLEDGES ||
    new Set(keys).size < keys.length ||
    pledges.some(({ what, words }) => (what === 'words') === (words === ''));
  return odd ? { code: 'odd-promise', clause: 'GZ-69', with: { most: MOST_PLEDGES } } : null;
}

function refusePrice(
  state: Read<State>,
  seat: number,
  { hat, petals, pledges }: Propose,
): Refusal<GartenZwerge> | null {
  const { job, atLeast } = auctionOf(state);
  if (job === 'seek') {
    if (hat === null) return { code: 'no-such-gnome', clause: 'GZ-30', with: { hat: 'none' } };
    const missing = refuseGnome(state, seat, hat);
    if (missing) return missing;
    return hat === GREY ? { code: 'lazy', clause: 'GZ-26' } : refuseLow(hat, atLeast);
  }
  const held = playerAt(state.players, seat).petals;
  if (petals > held) return { code: 'too-few-petals', clause: 'GZ-71', with: { petals, held } };
  const nothing = petals === 0 && pledges.every(({ by }) => by === 'active');
  return nothing ? { code: 'offers-nothing', clause: 'GZ-A03' } : null;
}
