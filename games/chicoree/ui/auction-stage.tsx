import { SeatSign } from '../../../web/kit/seat.tsx';
import { Count } from '../../../web/kit/count.tsx';
import { CardFace } from './card-face.tsx';
import type { Part, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';

/** An open auction: the card, the price on the board, who leads, and the countdown when everyone may call. */
export function AuctionStage(part: Part & { task: TaskOf<'auction'> }) {
  const { frame, words, edition, names, task } = part;
  const leader = task.calls.at(-1);
  const race = task.turn === null;
  return (
    <div class="ch-auction">
      <p class="ch-task-title">
        {words.auction.title(task.card)}
        <small>
          {task.seller !== null && `${words.auction.saleOf(names(task.seller))} · `}
          {race ? words.auction.freeForAll : words.auction.inTurn}
        </small>
      </p>
      <span class="ch-lot" data-glide={`middle-${frame.view.turn.number}`} data-glide-from="pile">
        <CardFace card={task.card} words={words} edition={edition} />
      </span>
      <div class="ch-price" data-seat={leader?.seat}>
        {leader ? (
          <>
            <span class="ch-price-number">
              <Count value={leader.tokens} />
            </span>
            <span class="ch-price-leader">
              <SeatSign seat={leader.seat} />
              {leader.seat === part.viewer ? words.auction.yourBid : names(leader.seat)}
            </span>
          </>
        ) : (
          <span class="ch-price-none">{words.auction.noBid}</span>
        )}
      </div>
      {race && <Ring {...part} hammer />}
      {!race && task.turn !== null && (
        <p class="ch-calls-next" data-seat={task.turn}>
          <SeatSign seat={task.turn} />
          {task.turn === part.viewer ? words.auction.yourCall : words.auction.callOf(names(task.turn))}
        </p>
      )}
      <Roll {...part} />
      <DebtBehind {...part} />
    </div>
  );
}

/** Everyone in the auction, with where they stand. */
function Roll({ frame, words, names }: Part) {
  return (
    <ul class="ch-roll">
      {frame.view.players.map(
        ({ stance }, seat) =>
          stance &&
          stance !== 'out' && (
            <li key={seat} data-stance={stance} data-seat={seat}>
              <SeatSign seat={seat} />
              <span>{names(seat)}</span>
              <em>{words.auction.stances[stance]}</em>
            </li>
          ),
      )}
    </ul>
  );
}

/** An emergency sale: the debt that forces it. */
function DebtBehind({ frame, words, names }: Part) {
  const { agenda, players } = frame.view;
  const debt = agenda.find(task => task.do === 'settle');
  if (debt?.do !== 'settle') return null;
  const debtor = debt.debtors[0]!;
  return <p class="ch-auction-debt">{words.debt.owes(names(debtor), debt.owed, players[debtor]!.tokens)}</p>;
}
