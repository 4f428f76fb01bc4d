import { boxOf } from '../../core/box.ts';
import { startingSeat } from '../../core/starting-seat.ts';
import { closings, race, timer } from './clocks.ts';
import { copyState } from './copy.ts';
import { EDITION, readEdition } from './data/edition.ts';
import { tablesOf } from './data/tables.ts';
import { determinize } from './determinize.ts';
import { bid } from './moves/bid.ts';
import { block } from './moves/block.ts';
import { boost } from './moves/boost.ts';
import { closeFist } from './moves/close-fist.ts';
import { closeHand } from './moves/close-hand.ts';
import { destroy } from './moves/destroy.ts';
import { draw } from './moves/draw.ts';
import { layLink } from './moves/lay-link.ts';
import { layStart } from './moves/lay-start.ts';
import { openShop } from './moves/open-shop.ts';
import { pass } from './moves/pass.ts';
import { sell } from './moves/sell.ts';
import { stake } from './moves/stake.ts';
import { unstake } from './moves/unstake.ts';
import { outcome } from './outcome.ts';
import { setup } from './setup.ts';
import { pending } from './turn.ts';
import { view, witness } from './view.ts';
import type { Chicoree } from './vocabulary.ts';

export const chicoree = boxOf<Chicoree>({ id: 'chicoree', edition: EDITION, readEdition }, edition => {
  const tables = tablesOf(edition);
  return {
    version: 1,
    seats: { min: 2, max: 6 },
    options: {
      auction: { values: ['in-turn', 'free-for-all'], default: 'in-turn' },
      countdown: { values: [6, 12, 24], default: 6 },
      clock: { values: ['off', 'on'], default: 'off' },
      noFlowers: { values: ['unpaid', 'paid'], default: 'unpaid' },
      start: startingSeat(0, 1, 2, 3, 4, 5),
    },
    setup: start => setup(tables, start),
    pending,
    moves: {
      'open-shop': openShop,
      'lay-link': layLink,
      'lay-start': layStart,
      destroy,
      block: block(tables),
      boost: boost(tables),
      draw: draw(tables),
      bid: bid(tables),
      pass: pass(tables),
      'close-fist': closeFist(tables),
      stake,
      unstake,
      'close-hand': closeHand(tables),
      sell: sell(tables),
    },
    race,
    timer,
    closings: closings(tables),
    outcome,
    view: (state, viewer) => view(tables, state, viewer),
    witness,
    determinize: (view, seat, random) => determinize(tables, { view, seat, random }),
    copy: copyState,
  };
});
