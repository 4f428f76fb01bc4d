import { useRoom } from '../../../web/kit/frame/room.ts';
import { PaddyDefs } from './art/defs.tsx';
import { ChooseAncestor } from './choose-ancestor.tsx';
import { LandscapeMap } from './map.tsx';
import type { Part } from './part.ts';
import { Row } from './row.tsx';
import { SeasonStrip } from './season-strip.tsx';
import { useInColumns } from './use-in-columns.ts';
import { Verdict } from './verdict.tsx';

interface ValleyProps extends Part {
  /** The seat whose landscape is mine, or is shown first. */
  readonly home: number;
  readonly look: number;
  readonly onLook: (seat: number) => void;
}

/** The season, and one landscape as large as there is room for. Who only watches sees the row below it. */
export function Valley({ home, look, onLook, ...part }: ValleyProps) {
  const { season } = part.frame.view;
  const { isPhone } = useRoom();
  const isBesideMine = useInColumns() && part.viewer !== 'spectator' && season !== 'ancestors';
  return (
    <div class="sr" data-season={season} data-stage={part.stage}>
      <PaddyDefs />
      {!isBesideMine && (
        <div class="sr-head">
          <SeasonStrip {...part} />
          {!isPhone && part.frame.view.own && <Verdict {...part} onSlip />}
        </div>
      )}
      {season === 'ancestors' ? (
        <ChooseAncestor {...part} />
      ) : (
        <LandscapeMap
          {...part}
          air={look === home ? part.air : null}
          seat={look}
          isMine={look === part.viewer}
          onTurnRound={() => onLook(1 - look)}
        />
      )}
      {part.viewer === 'spectator' && (season === 'wet' || season === 'dry') && <Row {...part} />}
    </div>
  );
}
