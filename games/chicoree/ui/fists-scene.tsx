import { Fist } from '../../../web/kit/fist.tsx';
import { Purse } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';
import { Scene, Tile } from './scene.tsx';

/** Secret bids: fists on the table, closed or still in the purse, and nothing else to be seen but one's own. */
export function FistsScene({ task, ...part }: Staged & { readonly task: TaskOf<'fists'> }) {
  const { frame, words, names, viewer } = part;
  const { players, fist } = frame.view;
  return (
    <Scene
      {...part}
      lot={task.card}
      asked={frame.choices.length > 0}
      title={words.fists.title(task.card)}
      aside={words.about.sealed}
    >
      <Ring {...part} />
      <ul class="ch-tiles ch-fists">
        {players.map(
          ({ out, closed }, seat) =>
            out === null && (
              <Tile
                key={seat}
                seat={seat}
                name={names(seat)}
                state={closed ? 'closed' : 'choosing'}
                words={
                  seat === viewer && fist !== null ? (
                    <b class="ch-my-bid">{words.fists.yours(fist)}</b>
                  ) : closed ? (
                    words.fists.closed
                  ) : (
                    words.fists.choosing
                  )
                }
              >
                {closed ? <Fist seat={seat} holds={null} label={words.fists.closed} /> : <Purse />}
              </Tile>
            ),
        )}
      </ul>
    </Scene>
  );
}
