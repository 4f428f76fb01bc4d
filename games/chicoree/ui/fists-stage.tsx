import { Fist, Purse } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { HandOf } from './hands-row.tsx';
import type { Part, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';

/** The sealed auction: fists on the table, closed or still in the purse, and nothing else to be seen. */
export function FistsStage(part: Part & { task: TaskOf<'fists'> }) {
  const { frame, words, edition, names, viewer, task } = part;
  const { view } = frame;
  return (
    <div class="ch-fists">
      <p class="ch-task-title">{words.fists.title(task.card)}</p>
      <span class="ch-lot" data-glide={`middle-${view.turn.number}`} data-glide-from="pile">
        <CardFace card={task.card} words={words} edition={edition} />
      </span>
      <ul class="ch-hands">
        {view.players.map(
          (player, seat) =>
            player.out === null && (
              <HandOf
                key={seat}
                seat={seat}
                name={names(seat)}
                state={player.closed ? 'closed' : 'choosing'}
                words={player.closed ? words.fists.closed : words.fists.choosing}
              >
                {player.closed ? <Fist /> : <Purse />}
                {seat === viewer && view.fist !== null && <b class="ch-hand-mine">{view.fist}</b>}
              </HandOf>
            ),
        )}
      </ul>
      <Ring {...part} />
    </div>
  );
}
