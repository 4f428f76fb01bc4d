import { Gnome } from './art/gnome.tsx';
import { Petal } from './art/things.tsx';
import { choicesOf, type Part } from './part.ts';
import './job-picker.css';

/** The bill cannot be paid: what is due, what is there, and the gnomes that may be sold for it. */
export function SellOff(part: Part) {
  const { frame, viewer, words, answer, reason } = part;
  const { stage, players, values } = frame.view;
  if (stage.name !== 'upkeep' || viewer === 'spectator') return null;
  const held = players[viewer]!.petals;
  return (
    <div class="gz-tool">
      <p class="gz-due">
        {words.bill.needed(stage.due)} · {words.bill.raised(held)} ·{' '}
        <strong>{words.bill.short(Math.max(0, stage.due - held))}</strong>
      </p>
      <ul class="gz-jobs">
        {choicesOf(part, 'sell-off').map(({ move, refusal }) => (
          <li key={move.hat}>
            {refusal ? (
              <div class="gz-job gz-job-shut">
                <Gnome hat={move.hat} class="gz-job-art" />
                <strong>{words.gnome(move.hat)}</strong>
                <small>{reason(refusal)}</small>
              </div>
            ) : (
              <button type="button" class="gz-job" data-seat={viewer} onClick={() => answer(move)}>
                <Gnome hat={move.hat} class="gz-job-art" />
                <strong>{words.gnome(move.hat)}</strong>
                <small>
                  +{values[move.hat]}
                  <Petal class="gz-petal" />
                </small>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
