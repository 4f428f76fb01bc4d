import { Back, Stop } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { HandOf } from './hands-row.tsx';
import type { Part, TaskOf } from './part.ts';

/** The challenge: the card that began it, and who has chosen; whoever is blocked is marked before anybody chooses. */
export function ChallengeStage({ frame, words, edition, names, task }: Part & { task: TaskOf<'challenge'> }) {
  const { view } = frame;
  const say = words.challenge;
  return (
    <div class="ch-fists">
      <p class="ch-task-title">{say.title(task.card)}</p>
      <span class="ch-lot" data-glide={`middle-${view.turn.number}`} data-glide-from="pile">
        <CardFace card={task.card} words={words} edition={edition} />
      </span>
      <ul class="ch-hands">
        {view.players.map((player, seat) => {
          if (player.out !== null) return null;
          const excused = player.handSize === 0;
          const state = excused ? 'excused' : player.closed ? 'closed' : 'choosing';
          return (
            <HandOf key={seat} seat={seat} name={names(seat)} state={state} words={say[state]}>
              {!excused && <Back />}
              {player.blocked && (
                <span class="ch-hand-blocked" title={say.blocked(names(seat))}>
                  <Stop class="ch-icon" />
                  <span class="only-heard">{say.blocked(names(seat))}</span>
                </span>
              )}
            </HandOf>
          );
        })}
      </ul>
    </div>
  );
}
