import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { useUntil } from '../../../web/kit/use-until.ts';
import type { Hat } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { Allotments } from './art/allotments.tsx';
import { Detail } from './detail.tsx';
import { firstToGo, type Focus } from './focus.ts';
import { Ground } from './ground.tsx';
import { Mine } from './mine.tsx';
import type { Part } from './part.ts';
import { Players } from './players.tsx';
import './table.css';
import { Tool } from './tool.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<GartenZwerge>) {
  const { frame, viewer } = props;
  const words = TABLE_WORDS[props.language];
  const [picked, setPicked] = useUntil<Hat>(frame.step);
  const [focus, setFocus] = useUntil<Focus>(frame.step);
  const part: Part = {
    ...props,
    words,
    inHand: picked ?? firstToGo(props),
    takeInHand: setPicked,
    focus,
    point: next => setFocus(JSON.stringify(next) === JSON.stringify(focus) ? null : next),
  };
  return (
    <Areas
      labels={{
        seats: words.neighbours,
        board: words.ground,
        mine: words.yourGarden,
        dock: words.action,
        detail: words.pointedAt,
      }}
      ground={<Allotments />}
      seats={<Players {...part} />}
      board={<Ground {...part} />}
      mine={viewer === 'spectator' ? null : <Mine {...part} seat={viewer} />}
      dock={<Tool key={viewer} {...part} />}
      detail={focus && <Detail {...part} on={focus} />}
      onClose={() => setFocus(null)}
    />
  );
}
