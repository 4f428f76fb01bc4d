import { SeatSign } from '../../../web/kit/seat.tsx';
import { STEPS } from '../data/cards.ts';
import { Tin } from './art/furniture.tsx';
import { ChallengeScene } from './challenge-scene.tsx';
import { DebtScene } from './debt-scene.tsx';
import { FistsScene } from './fists-scene.tsx';
import { LatestScene } from './latest-scene.tsx';
import type { Staged } from './part.ts';
import { SaleScene } from './sale-scene.tsx';
import { Scene, Tile } from './scene.tsx';

/** The counter: what is for sale, what is at stake, or how the last card went. */
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
      return <SaleScene {...part} task={task} />;
    case 'fists':
      return <FistsScene {...part} task={task} />;
    case 'challenge':
      return <ChallengeScene {...part} task={task} />;
    case 'settle':
      return <DebtScene {...part} task={task} />;
    case 'act':
    case undefined:
      return <LatestScene {...part} />;
  }
}
