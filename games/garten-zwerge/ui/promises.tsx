import { SeatSign } from '../../../web/kit/seat.tsx';
import { choicesOf, type Part } from './part.ts';

/** Notes pinned between two players. The giver is reminded when one falls due; free words are marked by their giver. */
export function Promises(part: Part) {
  const { frame, words, names, viewer, answer } = part;
  const marks = choicesOf(part, 'mark').filter(({ refusal }) => refusal === null);
  const { promises } = frame.view;
  if (promises.length === 0) return <p>{words.promises.none}</p>;
  return (
    <ul class="gz-line">
      {promises.toReversed().map(promise => (
        <li key={promise.id} class="gz-tile" data-seat={promise.by} data-state={promise.state}>
          <p class="gz-line">
            <SeatSign seat={promise.by} />
            <span aria-hidden="true">→</span>
            <SeatSign seat={promise.to} />
            <span>
              {words.promises.note(names(promise.by), names(promise.to), words.board.pledge(promise))}
            </span>
          </p>
          <p>
            <b>{words.promises.state[promise.state]}</b> · {words.promises.madeIn(promise.round)}
          </p>
          <p class="gz-line">
            {promise.due && promise.by === viewer && <strong class="gz-alert">{words.promises.due}</strong>}
            {marks
              .filter(({ move }) => move.promise === promise.id)
              .map(({ move }) => (
                <button key={String(move.kept)} type="button" class="button" onClick={() => answer(move)}>
                  {move.kept ? words.promises.kept : words.promises.broken}
                </button>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
