import { sayMove } from '../../../core/texts.ts';
import { Drop } from './art/tokens.tsx';
import { autoFill } from './auto-fill.ts';
import type { TrayProps } from './part.ts';

/** While drops wait to be placed: how many, a good way to place them, and the end of it. */
export function WateringBar({ frame, viewer, words, texts, names, answer, reason }: TrayProps) {
  const task = frame.view.agenda.at(-1);
  const finish = frame.choices.find(({ move }) => move.type === 'finish-watering');
  if (task?.do !== 'water' || viewer === 'spectator' || !finish) return null;
  const plan = autoFill(frame.view.players[viewer]!.beds, task.drops);
  return (
    <div class="cc-shortcuts">
      <span class="cc-drops-left" aria-hidden="true">
        {Array.from({ length: Math.min(task.drops, 14) }, (_, i) => (
          <Drop key={i} class="cc-drop" />
        ))}
      </span>
      {plan.length > 0 && (
        <button type="button" class="button button-main" onClick={() => answer(...plan)}>
          {words.autoFill}
        </button>
      )}
      {finish.refusal === null ? (
        <button type="button" class="button button-main" onClick={() => answer(finish.move)}>
          {sayMove(texts, finish.move, { view: frame.view, names })}
        </button>
      ) : (
        <span class="cc-why">{reason(finish.refusal)}</span>
      )}
    </div>
  );
}
