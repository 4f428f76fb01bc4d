import { useMemo, useRef } from 'preact/hooks';
import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { usePointed } from '../../../web/kit/use-until.ts';
import type { Chicoree } from '../vocabulary.ts';
import { Detail } from './detail.tsx';
import { Field } from './field.tsx';
import type { Focus } from './focus.ts';
import { forfeitedBy } from './forfeits.ts';
import { Hand } from './hand.tsx';
import { Mine } from './mine.tsx';
import type { Part } from './part.ts';
import { Players } from './players.tsx';
import { Room } from './room.tsx';
import { storyOf } from './story.ts';
import './table.css';
import { Tool } from './tool.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<Chicoree>) {
  const { frame, log, viewer, answer, asksTwice } = props;
  const words = TABLE_WORDS[props.language];
  const { focus, setFocus, point } = usePointed<Focus>(frame.step);
  const field = useRef<HTMLDivElement>(null);
  const story = useMemo(() => storyOf(log, viewer), [log, viewer]);
  const part: Part = {
    ...props,
    words,
    story,
    focus,
    point,
    take: move => {
      if (asksTwice && forfeitedBy(move, frame.choices).length > 0) setFocus({ on: 'forfeit', move });
      else answer(move);
    },
  };
  return (
    <Areas
      labels={words.areas}
      ground={<Room field={field} />}
      seats={<Players {...part} />}
      board={<Field {...part} field={field} />}
      mine={viewer === 'spectator' ? null : <Mine {...part} seat={viewer} />}
      dock={<Tool {...part} />}
      held={frame.view.hand && <Hand {...part} hand={frame.view.hand} />}
      detail={focus && <Detail {...part} on={focus} />}
      onClose={() => setFocus(null)}
    />
  );
}
