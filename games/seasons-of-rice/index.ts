import { boxOf } from '../../core/box.ts';
import { copyState } from './copy.ts';
import { deckOf } from './data/deck.ts';
import { EDITION } from './data/edition.ts';
import { readEdition } from './data/read-edition.ts';
import { determinize } from './determinize.ts';
import { chooseAncestor } from './moves/choose-ancestor.ts';
import { pick } from './moves/pick.ts';
import { drawPlace, place } from './moves/place.ts';
import { send } from './moves/send.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { pending } from './turn.ts';
import { view, witness } from './view.ts';
import type { SeasonsOfRice } from './vocabulary.ts';

export const seasonsOfRice = boxOf<SeasonsOfRice>(
  { id: 'seasons-of-rice', edition: EDITION, readEdition },
  edition => {
    const deck = deckOf(edition);
    return {
      version: 1,
      seats: { min: 2, max: 2 },
      options: {
        sizes: { values: ['rulebook', 'preview'], default: 'rulebook' },
        houses: { values: ['size', 'size-and-point'], default: 'size' },
        lastCard: { values: ['swap', 'keep'], default: 'swap' },
        younger: { values: ['coin', 0, 1], default: 'coin', areSeats: true },
      },
      setup: start => setup(deck, start),
      pending,
      moves: {
        'choose-ancestor': chooseAncestor(deck),
        pick: pick(deck),
        place: place(deck),
        send: send(deck),
      },
      closings: {},
      outcome: state => outcome(deck, state),
      view: (state, viewer) => view(deck, state, viewer),
      witness,
      determinize: (view, seat, random) => determinize({ deck, view, seat, random }),
      copy: copyState,
      draw: drawPlace(deck),
    };
  },
);
