import { useRoom } from '../../../web/kit/frame/room.ts';
import { PaddyDefs } from './art/defs.tsx';
import { ChooseAncestor } from './choose-ancestor.tsx';
import { LandscapeMap } from './map.tsx';
import type { Part } from './part.ts';
import { Row } from './row.tsx';
import { SeasonStrip } from './season-strip.tsx';
import { useInColumns } from './use-in-columns.ts';
import { Verdict } from './verdict.tsx';
import { Whose } from './whose.tsx';

interface ValleyProps extends Part {
  readonly look: number;
  readonly onLook: (seat: number) => void;
}

/** The season, and one landscape as large as there is room for. Who only watches sees the row below it. */
export function Valley({ look, onLook, ...part }: ValleyProps) {
  const { season } = part.frame.view;
  const { isPhone } = useRoom();
  const isBesideMine = useInColumns() && part.viewer !== 'spectator' && season !== 'ancestors';
  const whose = look === part.viewer || season === 'ancestors' ? null : look;
  const caption = whose !== null && (
    <span class="sr-inline sr-slip">
      <Whose seat={whose} text={part.words.landscapeOf(part.names(whose))} />
    </span>
  );
  return (
    <div class="sr" data-season={season} data-stage={part.stage}>
      <PaddyDefs />
      {!isBesideMine && (
        <div class="sr-head">
          <SeasonStrip {...part} whose={isPhone ? whose : null} />
          {!isPhone && part.frame.view.own && <Verdict {...part} onSlip />}
          {!isPhone && caption}
        </div>
      )}
      {isBesideMine && caption && <div class="sr-head laid-over">{caption}</div>}
      {season === 'ancestors' ? (
        <ChooseAncestor {...part} />
      ) : (
        <LandscapeMap
          {...part}
          seat={look}
          isMine={look === part.viewer}
          onTurnRound={() => onLook(1 - look)}
        />
      )}
      {part.viewer === 'spectator' && (season === 'wet' || season === 'dry') && <Row {...part} />}
    </div>
  );
}
