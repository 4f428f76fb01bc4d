import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { Token } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';
import { Scene, Tile } from './scene.tsx';

/** An open auction: the card, the price on its plate, who leads, and the countdown when everyone may call. */
export function SaleScene({ task, ...part }: Staged & { readonly task: TaskOf<'auction'> }) {
  const { frame, words, names, viewer } = part;
  const { players, agenda } = frame.view;
  const debt = agenda.find(other => other.do === 'settle');
  const leader = task.calls.at(-1);
  const isRace = task.turn === null;
  return (
    <Scene
      {...part}
      lot={task.card}
      asked={frame.choices.length > 0}
      title={words.auction.title(task.card)}
      aside={[
        isRace ? words.auction.freeForAll : words.auction.inTurn,
        task.seller !== null && words.auction.saleOf(names(task.seller)),
        debt?.do === 'settle' &&
          words.debt.owes(names(debt.debtors[0]!), debt.owed, players[debt.debtors[0]!]!.tokens),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <div class="ch-plate">
        <p class="ch-price" data-seat={leader?.seat}>
          {leader ? (
            <>
              <span class="ch-price-number num">
                <Count value={leader.tokens} /> <Token />
              </span>
              <span class="ch-line">
                <SeatSign seat={leader.seat} />
                {leader.seat === viewer ? words.auction.yourBid : names(leader.seat)}
              </span>
            </>
          ) : (
            words.auction.noBid
          )}
        </p>
        {isRace && <Ring {...part} hammer />}
      </div>
      <ul class="ch-tiles">
        {players.map(
          ({ stance }, seat) =>
            stance &&
            stance !== 'out' && (
              <Tile
                key={seat}
                seat={seat}
                name={names(seat)}
                state={task.turn === seat ? 'turn' : stance}
                words={task.turn === seat ? words.auction.toBid : words.auction.stances[stance]}
              >
                <b class="num ch-bid">{task.calls.findLast(call => call.seat === seat)?.tokens ?? '–'}</b>
              </Tile>
            ),
        )}
      </ul>
    </Scene>
  );
}
