import { useRoom } from '../../../web/kit/frame/room.ts';
import { Clubhouse, Doorway } from './art/clubhouse.tsx';
import { AuctionStage } from './auction-stage.tsx';
import { Notices } from './notices.tsx';
import type { Part } from './part.ts';
import { PhaseScene } from './phase-scene.tsx';
import type { Played } from './use-played-phase.ts';

/** The wall of the clubhouse, for one thing at a time: the auction under way, what the table is just playing, or the notice board. */
export function Stage({ played, ...part }: Part & { readonly played: Played }) {
  const { auction } = part.frame.view;
  const { arrangement } = useRoom();
  const hasDoor = arrangement !== 'upright' && arrangement !== 'lying';
  return (
    <div class="gz-stage">
      <Clubhouse class="gz-behind" hasDoor={hasDoor} />
      {auction ? (
        <AuctionStage {...part} />
      ) : played.phase !== null ? (
        <PhaseScene {...part} phase={played.phase} onSkip={played.skip} />
      ) : (
        <Notices {...part} />
      )}
      {hasDoor && <Doorway class="gz-door" />}
    </div>
  );
}
