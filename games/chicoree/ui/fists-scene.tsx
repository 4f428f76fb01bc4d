import { Fist } from '../../../web/kit/fist.tsx';
import { Purse } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';
import { Scene, Tile } from './scene.tsx';

/** Secret bids: fists on the table, closed or still in the purse, and nothing else to be seen but one's own. */
export function fistsScene({ task, ...part }: Staged & { readonly task: TaskOf<'fists'> }) {
  const { frame, words, names } = part;
  const { players, fist } = frame.view;
  return (
    <Scene
      {...part}
      lot={task.card}
      asked={frame.choices.length > 0}
      title={words.fists.title(task.card)}
      aside={words.about.sealed}
      tilesAre="ch-fists"
      tiles={players.flatMap(({ out, closed }, seat) =>
        out !== null
          ? []
          : [
              <Tile
                key={seat}
                seat={seat}
                name={names(seat)}
                state={closed ? 'closed' : 'choosing'}
                words={closed ? words.fists.closed : words.fists.choosing}
              >
                {closed ? <Fist seat={seat} holds={null} label={words.fists.closed} /> : <Purse />}
              </Tile>,
            ],
      )}
      side={
        <>
          <Ring {...part} />
          {fist !== null && <b class="ch-notice ch-my-bid">{words.fists.yours(fist)}</b>}
        </>
      }
    />
  );
}
