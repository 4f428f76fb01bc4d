import { boxOf } from '../../core/box.ts';
import { startingSeat } from '../../core/starting-seat.ts';
import { copyState } from './copy.ts';
import { EDITION, readEdition } from './data/edition.ts';
import { tablesOf } from './data/tables.ts';
import { determinize } from './determinize.ts';
import { buyAccessory } from './moves/buy-accessory.ts';
import { buyVegetable } from './moves/buy-vegetable.ts';
import { chooseFace } from './moves/choose-face.ts';
import { discard } from './moves/discard.ts';
import { draw } from './moves/draw.ts';
import { endTurn } from './moves/end-turn.ts';
import { finishWatering } from './moves/finish-watering.ts';
import { layOut } from './moves/lay-out.ts';
import { plant } from './moves/plant.ts';
import { refresh } from './moves/refresh.ts';
import { scare } from './moves/scare.ts';
import { water } from './moves/water.ts';
import { withdraw } from './moves/withdraw.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { pending } from './turn.ts';
import { view, witness } from './view.ts';
import type { ChillAndChili } from './vocabulary.ts';

export const chillAndChili = boxOf<ChillAndChili>(
  { id: 'chill-and-chili', edition: EDITION, readEdition },
  edition => {
    const tables = tablesOf(edition);
    return {
      version: 1,
      seats: { min: 2, max: 5 },
      options: {
        start: startingSeat(0, 1, 2, 3, 4),
        beds: { values: ['one', 'several'], default: 'one' },
        discard: { values: ['any', 'vegetables'], default: 'any' },
      },
      setup: start => setup(tables, start),
      pending,
      moves: {
        refresh,
        scare,
        draw,
        'buy-vegetable': buyVegetable,
        'buy-accessory': buyAccessory(tables),
        plant: plant(tables),
        'lay-out': layOut,
        withdraw,
        'choose-face': chooseFace,
        discard,
        water,
        'finish-watering': finishWatering,
        'end-turn': endTurn,
      },
      closings: {},
      outcome: state => outcome(tables, state),
      view: (state, viewer) => view(tables, state, viewer),
      witness,
      determinize: (view, seat, random) => determinize(tables, { view, seat, random }),
      copy: copyState,
    };
  },
);
