import { AuctionStage } from './auction-stage.tsx';
import { DebtStage } from './debt-stage.tsx';
import { FistsStage } from './fists-stage.tsx';
import { ChallengeStage } from './challenge-stage.tsx';
import { Income } from './income.tsx';
import type { Part } from './part.ts';
import { Piles } from './piles.tsx';
import { Result } from './result.tsx';

/** The open tin in the middle: piles and bank, what is going on now, and how the last card went. */
export function Stage(part: Part) {
  const { frame, words } = part;
  const quiet = frame.view.agenda.at(-1)?.do === 'act';
  return (
    <section class={quiet ? 'ch-stage ch-stage-quiet' : 'ch-stage'} aria-label={words.middle}>
      <Piles {...part} />
      <div class="ch-now">
        <Now {...part} />
      </div>
      {!frame.outcome && <Result {...part} brief={!quiet} />}
    </section>
  );
}

function Now(part: Part) {
  const { frame, words } = part;
  const { agenda, ending } = frame.view;
  if (ending) return <p class="ch-ending">{words.endings[ending.because]}</p>;
  const task = agenda.at(-1);
  switch (task?.do) {
    case 'auction':
      return <AuctionStage {...part} task={task} />;
    case 'fists':
      return <FistsStage {...part} task={task} />;
    case 'challenge':
      return <ChallengeStage {...part} task={task} />;
    case 'settle':
      return <DebtStage {...part} task={task} />;
    case 'act':
    case undefined:
      return <Income {...part} />;
  }
}
