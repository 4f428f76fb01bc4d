import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Event } from '../vocabulary.ts';
import { Token } from './art/things.tsx';
import type { Part } from './part.ts';

/** While somebody acts: what their turn brought them, from whom, and the sum. */
export function Income({ frame, log, words, names }: Part) {
  const { turn } = frame.view;
  const events = eventsOfTurn(
    log.flatMap(news => news.events),
    turn.number,
  );
  const earned = events.find(event => event.type === 'earned');
  const paid = events.filter(event => event.type === 'paid');
  const without = events.find(event => event.type === 'went-without');
  const sum = (earned?.tokens ?? 0) + turn.collected;
  const lines = (earned ? 1 : 0) + paid.length;
  return (
    <div class="ch-income">
      <h3>
        <SeatSign seat={turn.seat} /> {words.income.title(names(turn.seat))}
      </h3>
      {without ? (
        <p class="ch-income-none">{words.blockedNow}</p>
      ) : !turn.hadStart ? (
        <p class="ch-income-none">{words.income.none}</p>
      ) : (
        <ul>
          {earned && (
            <li>
              <Token class="ch-icon" /> {words.income.fromBank(earned.tokens)}
            </li>
          )}
          {paid.map(({ from, tokens }) => (
            <li key={from}>
              <SeatSign seat={from} /> {words.income.from(names(from), tokens)}
            </li>
          ))}
          {lines !== 1 && <li class="ch-income-sum">{words.income.sum(sum)}</li>}
        </ul>
      )}
    </div>
  );
}

function eventsOfTurn(events: readonly Event[], number: number): readonly Event[] {
  const began = events.findLastIndex(event => event.type === 'turn-began' && event.number === number);
  return began < 0 ? [] : events.slice(began);
}
