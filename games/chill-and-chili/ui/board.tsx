import { useMemo } from 'preact/hooks';
import { Dock } from '../../../web/kit/dock.tsx';
import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { usePointed } from '../../../web/kit/use-until.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { TurnActions } from './actions.tsx';
import './board.css';
import { Detail } from './detail.tsx';
import { Field } from './field.tsx';
import type { Focus } from './focus.ts';
import { Ground } from './ground.tsx';
import { Hand } from './hand.tsx';
import { cameFrom } from './journeys.tsx';
import { marketPlaces } from './market-places.ts';
import { Mine } from './mine.tsx';
import type { Part } from './part.ts';
import { Players } from './players.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<ChillAndChili>) {
  const { frame, log, edition, language, texts, viewer, names, answer } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const { focus, setFocus, point } = usePointed<Focus>(frame.step);
  const places = useMemo(() => marketPlaces(log, viewer), [log, viewer]);

  const part: Part = { view, choices, words, texts, edition, focus, point };
  const hand = view.hand && viewer !== 'spectator' && (
    <Hand {...part} hand={view.hand} newFrom={cameFrom(log, viewer)} />
  );
  return (
    <Areas
      labels={words.areas}
      ground={<Ground players={view.players.length} />}
      seats={<Players view={view} viewer={viewer} names={names} words={words} />}
      board={<Field {...part} viewer={viewer} places={places} />}
      mine={
        viewer === 'spectator' ? null : (
          <Mine {...part} seat={viewer} onWater={(bed, drops) => answer({ type: 'water', bed, drops })} />
        )
      }
      dock={<Dock ask={props.prompt} actions={<TurnActions {...part} props={props} />} hand={hand} />}
      held={hand}
      detail={focus && <Detail {...part} on={focus} props={props} />}
      onClose={() => setFocus(null)}
    />
  );
}
