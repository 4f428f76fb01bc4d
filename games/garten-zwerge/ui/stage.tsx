import { AuctionStage } from './auction-stage.tsx';
import { Notices } from './notices.tsx';
import type { Part } from './part.ts';
import { PhaseScene } from './phase-scene.tsx';
import type { Played } from './use-played-phase.ts';

/** One thing at a time: the auction under way, what the table is just playing, or the notice board. */
export function Stage({ played, ...part }: Part & { readonly played: Played }) {
  const { auction } = part.frame.view;
  return (
    <div class="gz-stage">
      {auction ? (
        <AuctionStage {...part} />
      ) : played.phase !== null ? (
        <PhaseScene {...part} phase={played.phase} onSkip={played.skip} />
      ) : (
        <Notices {...part} />
      )}
    </div>
  );
}
