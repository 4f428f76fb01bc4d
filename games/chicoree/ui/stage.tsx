import { ChallengeScene } from './challenge-scene.tsx';
import { DebtScene } from './debt-scene.tsx';
import { FistsScene } from './fists-scene.tsx';
import { LatestScene } from './latest-scene.tsx';
import type { Staged } from './part.ts';
import { SaleScene } from './sale-scene.tsx';
import { Scene } from './scene.tsx';

/** The counter: what is for sale, what is at stake, or how the last card went. */
export function Stage(part: Staged) {
  const { frame, words } = part;
  const { agenda, ending } = frame.view;
  if (ending) return <Scene {...part} lot={null} title={words.endings[ending.because]} />;
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
