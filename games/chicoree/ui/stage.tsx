import { SeatSign } from '../../../web/kit/seat.tsx';
import { STEPS } from '../data/cards.ts';
import { Tin } from './art/furniture.tsx';
import { challengeScene } from './challenge-scene.tsx';
import { debtScene } from './debt-scene.tsx';
import { fistsScene } from './fists-scene.tsx';
import { latestScene } from './latest-scene.tsx';
import type { Staged } from './part.ts';
import { saleScene } from './sale-scene.tsx';
import { Scene, Tile } from './scene.tsx';

/** The counter: what is for sale, what is at stake, or how the last card went. All are the same scene with something else in it: what they
 * have in common stays on the page. */
export function Stage(part: Staged) {
  const { frame, words, names } = part;
  const { agenda, ending } = frame.view;
  if (ending) {
    const winner = ending.because === 'stalled' ? null : ending.winner;
    return (
      <Scene
        {...part}
        lot={null}
        instead={<Tin class="ch-easel" />}
        title={words.endings[ending.because]}
        tiles={frame.view.players.map(({ out, missing }, seat) => (
          <Tile
            key={seat}
            seat={seat}
            name={names(seat)}
            state={winner === seat ? 'won' : 'lost'}
            words={out === null ? words.stepsOf(STEPS.length - missing.length) : words.bankrupt}
          >
            <SeatSign seat={seat} />
          </Tile>
        ))}
      />
    );
  }
  const task = agenda.at(-1);
  switch (task?.do) {
    case 'auction':
      return saleScene({ ...part, task });
    case 'fists':
      return fistsScene({ ...part, task });
    case 'challenge':
      return challengeScene({ ...part, task });
    case 'settle':
      return debtScene({ ...part, task });
    case 'act':
    case undefined:
      return latestScene(part);
  }
}
