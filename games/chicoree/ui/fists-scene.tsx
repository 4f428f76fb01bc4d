import { ChoosingHand } from './choosing-hand.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Ring } from './ring.tsx';
import { Scene, Tile } from './scene.tsx';

/** Secret bids: hands at the counter, open as long as they choose and then closed, and nothing else to be seen but one's own. */
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
      tiles={players.flatMap(({ out, closed }, seat) => {
        const state = closed ? 'closed' : 'choosing';
        return out !== null
          ? []
          : [
              <Tile key={seat} seat={seat} name={names(seat)} state={state} words={words.fists[state]}>
                <ChoosingHand seat={seat} closed={closed} label={words.fists[state]} />
              </Tile>,
            ];
      })}
      side={
        <>
          <Ring {...part} />
          {fist !== null && <b class="ch-notice ch-my-bid">{words.fists.yours(fist)}</b>}
        </>
      }
    />
  );
}
