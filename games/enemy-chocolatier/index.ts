import { boxOf } from '../../core/box.ts';
import { startingSeat } from '../../core/starting-seat.ts';
import { copyState } from './copy.ts';
import { EDITION } from './data/edition.ts';
import { readEdition } from './data/read-edition.ts';
import { townOf } from './data/town.ts';
import { determinize } from './determinize.ts';
import { begin } from './moves/begin.ts';
import { buy } from './moves/buy.ts';
import { endTurn } from './moves/end-turn.ts';
import { shuffleTiles } from './moves/shuffle-tiles.ts';
import { swapTiles } from './moves/swap-tiles.ts';
import { takePermit } from './moves/take-permit.ts';
import { turnTile } from './moves/turn-tile.ts';
import { vote } from './moves/vote.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { pending } from './turn.ts';
import { view, witness } from './view.ts';
import type { EnemyChocolatier } from './vocabulary.ts';

export const enemyChocolatier = boxOf<EnemyChocolatier>(
  { id: 'enemy-chocolatier', edition: EDITION, readEdition },
  edition => {
    const town = townOf(edition);
    return {
      version: 1,
      seats: { min: 2, max: 6 },
      options: {
        start: startingSeat(0, 1, 2, 3, 4, 5),
        tiles: { values: ['random', 'by-hand'], default: 'random' },
        markers: { values: ['unlimited', 'thirty'], default: 'unlimited' },
        stalemate: { values: ['ranking', 'shared', 'vote'], default: 'ranking' },
      },
      setup: start => setup(town, start),
      pending,
      moves: {
        'swap-tiles': swapTiles(town),
        'turn-tile': turnTile(town),
        'shuffle-tiles': shuffleTiles(town),
        begin: begin(town),
        buy: buy(town),
        'take-permit': takePermit(town),
        'end-turn': endTurn(town),
        vote: vote(town),
      },
      closings: {},
      outcome: state => outcome(town, state),
      view: (state, viewer) => view(town, state, viewer),
      witness,
      determinize: (view, seat, random) => determinize(town, { view, seat, random }),
      copy: copyState,
    };
  },
);
