import { nth } from '../../../core/sure.ts';
import { Count } from '../../../web/kit/count.tsx';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { Paddle } from './art/hands.tsx';
import { Purse, Token } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';
import { Scene, Tile } from './scene.tsx';

/** An open auction: the card, the price on its plate, who leads, and the countdown when everyone may call. */
export function saleScene({ task, ...part }: Staged & { readonly task: TaskOf<'auction'> }) {
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
          words.debt.owes(names(nth(debt.debtors, 0)), debt.owed, nth(players, nth(debt.debtors, 0)).tokens),
      ]
        .filter(Boolean)
        .join(' · ')}
      tiles={players.flatMap(({ stance, tokens }, seat) => {
        if (!stance || stance === 'out') return [];
        const isTurn = task.turn === seat;
        const isIn = isTurn || stance === 'bidding' || stance === 'leading';
        const says = isTurn ? words.auction.toBid : words.auction.stances[stance];
        return [
          <Tile
            key={seat}
            seat={seat}
            name={names(seat)}
            state={isTurn ? 'turn' : stance}
            words={
              stance === 'bidding' && !isTurn ? (
                <>
                  <Quantity value={tokens} symbol={<Token />} label={words.tokens(tokens)} />
                  <span class="only-heard">{says}</span>
                </>
              ) : (
                says
              )
            }
          >
            {stance === 'selling' ? (
              <Purse />
            ) : (
              <Paddle
                seat={seat}
                raised={isIn}
                bid={isIn ? (task.calls.findLast(call => call.seat === seat)?.tokens ?? null) : null}
              />
            )}
          </Tile>,
        ];
      })}
      side={
        <div class="ch-plate">
          <p class="ch-plate ch-price" data-seat={leader?.seat}>
            {leader ? (
              <>
                <span class="num">
                  <Count value={leader.tokens} /> <Token />
                </span>
                {!part.isBrief && (
                  <span class="ch-tag">
                    <span class="ch-line">
                      <SeatSign seat={leader.seat} />
                      {leader.seat === viewer ? words.auction.yourBid : names(leader.seat)}
                    </span>
                  </span>
                )}
              </>
            ) : (
              words.auction.noBid
            )}
          </p>
          {isRace && <Ring {...part} hammer />}
        </div>
      }
    />
  );
}
