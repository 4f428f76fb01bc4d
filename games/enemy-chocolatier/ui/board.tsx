import { useMemo, useState } from 'preact/hooks';
import { Dock } from '../../../web/kit/dock.tsx';
import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { usePointed } from '../../../web/kit/use-until.ts';
import { townOf } from '../data/town.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { TurnActions } from './actions.tsx';
import { ArrangeActions, ArrangeFacts, Arranger } from './arranger.tsx';
import { Dusk } from './art/dusk.tsx';
import './board.css';
import { Detail } from './detail.tsx';
import { Mine, RecipeCard } from './mine.tsx';
import { boughtSince } from './news.ts';
import type { Focus, Part } from './part.ts';
import { Players } from './players.tsx';
import { Town } from './town.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<EnemyChocolatier>) {
  const { frame, log, edition, language, viewer, names, answer } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const { focus, setFocus, point } = usePointed<Focus>(frame.step);
  const [picked, setPicked] = useState<number | null>(null);
  const changed = useMemo(() => boughtSince(log, viewer), [log, viewer]);
  const buyable = useMemo(
    () =>
      new Set(choices.flatMap(({ move, refusal }) => (move.type === 'buy' && !refusal ? [move.house] : []))),
    [choices],
  );

  const part: Part = { view, choices, words, names, town: townOf(edition), changed, buyable, focus, point };
  const arranging = view.phase.name === 'arranging' ? { ...part, picked, onPick: setPicked, answer } : null;
  return (
    <Areas
      labels={words.areas}
      ground={<Dusk />}
      mineIs="beside"
      seats={<Players view={view} names={names} words={words} />}
      board={arranging ? <Arranger {...arranging} /> : <Town {...part} />}
      mine={
        viewer === 'spectator' ? null : arranging ? (
          <ArrangeFacts view={view} words={words} />
        ) : (
          <Mine {...part} seat={viewer} />
        )
      }
      dock={
        <Dock
          ask={props.prompt}
          actions={arranging ? <ArrangeActions {...arranging} /> : <TurnActions {...part} props={props} />}
          hand={null}
        />
      }
      held={viewer !== 'spectator' && <RecipeCard {...part} seat={viewer} as="line" />}
      detail={focus && <Detail {...part} on={focus} props={props} />}
      onClose={() => setFocus(null)}
    />
  );
}
