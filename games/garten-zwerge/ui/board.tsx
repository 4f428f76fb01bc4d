import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { usePointed, useUntil } from '../../../web/kit/use-until.ts';
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
  const { focus, setFocus, point } = usePointed<Focus>(frame.step);
  const part: Part = {
    ...props,
    words,
    inHand: picked ?? firstToGo(props),
    takeInHand: setPicked,
    focus,
    point,
  };
  return (
    <Areas
      labels={words.areas}
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
