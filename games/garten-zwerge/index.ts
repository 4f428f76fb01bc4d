import { boxOf } from '../../core/box.ts';
import { startingSeat } from '../../core/starting-seat.ts';
import { closings } from './closings.ts';
import { copyState } from './copy.ts';
import { EDITION } from './data/edition.ts';
import { readEdition } from './data/read-edition.ts';
import { tablesOf } from './data/tables.ts';
import { VALUE_TABLES } from './data/words.ts';
import { determinize } from './determinize.ts';
import { outcome } from './ending.ts';
import { accept } from './moves/accept.ts';
import { answer } from './moves/answer.ts';
import { call } from './moves/call.ts';
import { choose } from './moves/choose.ts';
import { closeBoard } from './moves/close-board.ts';
import { closeFist } from './moves/close-fist.ts';
import { contest } from './moves/contest.ts';
import { decline } from './moves/decline.ts';
import { exchange } from './moves/exchange.ts';
import { garden } from './moves/garden.ts';
import { mark } from './moves/mark.ts';
import { offer } from './moves/offer.ts';
import { pair } from './moves/pair.ts';
import { pass } from './moves/pass.ts';
import { propose } from './moves/propose.ts';
import { seek } from './moves/seek.ts';
import { sell } from './moves/sell.ts';
import { sellOff } from './moves/sell-off.ts';
import { stand } from './moves/stand.ts';
import { withdraw } from './moves/withdraw.ts';
import { setup } from './setup.ts';
import { pending, timer } from './turn.ts';
import { view, witness } from './view.ts';
import type { GartenZwerge } from './vocabulary.ts';
import { isCalling } from './stages.ts';

export const gartenZwerge = boxOf<GartenZwerge>(
  { id: 'garten-zwerge', edition: EDITION, readEdition },
  edition => {
    const tables = tablesOf(edition);
    return {
      version: 2,
      // Since 1 only free calling has changed (GZ-69, GZ-A28).
      replaysOlder: (_version, { auctions }) => auctions === 'sealed',
      seats: { min: 2, max: 6 },
      options: {
        start: startingSeat(0, 1, 2, 3, 4, 5),
        auctions: { values: ['sealed', 'free'], default: 'sealed' },
        relief: { values: ['on', 'off'], default: 'on' },
        hire: {
          values: ['unlimited', 'once'],
          default: 'unlimited',
          fits: (hire, seats) => hire === 'unlimited' || seats === 2,
        },
        values: { values: VALUE_TABLES, default: 'curve' },
        clock: { values: ['calls', 'always', 'never'], default: 'calls' },
      },
      setup: start => setup(tables, start),
      pending,
      moves: {
        garden: garden(tables),
        seek: seek(tables),
        offer: offer(tables),
        sell: sell(tables),
        exchange: exchange(tables),
        contest: contest(tables),
        pass: pass(tables),
        mark,
        call: call(tables),
        answer: answer(tables),
        'close-fist': closeFist(tables),
        choose: choose(tables),
        pair: pair(tables),
        propose,
        withdraw,
        stand: stand(tables),
        'close-board': closeBoard(tables),
        accept: accept(tables),
        decline: decline(tables),
        'sell-off': sellOff(tables),
      },
      race: isCalling,
      timer,
      closings: closings(tables),
      outcome: state => outcome(tables, state),
      view: (state, viewer) => view(tables, state, viewer),
      witness,
      determinize: (view, seat, random) => determinize({ view, seat, random }),
      copy: copyState,
    };
  },
);
