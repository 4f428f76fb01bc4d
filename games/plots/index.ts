import { boxOf } from '../../core/box.ts';
import { closings } from './closings.ts';
import { EDITION, readEdition } from './data/edition.ts';
import { determinize } from './determinize.ts';
import { bid } from './moves/bid.ts';
import { grab } from './moves/grab.ts';
import { place } from './moves/place.ts';
import { setup } from './setup.ts';
import { outcome, pending, race, timer } from './turn.ts';
import { view, witness } from './view.ts';
import type { Plots } from './vocabulary.ts';

export const plots = boxOf<Plots>({ id: 'plots', edition: EDITION, readEdition }, edition => ({
  version: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: { values: [3, 6], default: 3 }, clock: { values: ['off', 'on'], default: 'off' } },
  setup: start => setup(edition, start),
  pending,
  moves: { bid: bid(edition), grab, place: place(edition) },
  race,
  timer,
  closings,
  outcome,
  view,
  witness,
  determinize: (view, seat, random) => determinize(edition, { view, seat, random }),
}));
