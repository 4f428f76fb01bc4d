import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { HouseId } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Arranger } from './arranger.tsx';
import './board.css';
import { Players } from './players.tsx';
import { Recipe } from './recipe.tsx';
import { Town } from './town.tsx';
import { Tray } from './tray.tsx';
import { TABLE_WORDS } from './words.ts';

/** The town in the middle, the rivals beside it, my recipe at my chest, my purchases in the thumb zone. */
export function Board(props: BoardProps<EnemyChocolatier>) {
  const { frame, edition, language, texts, viewer, names, answer } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const [pointed, setPointed] = useState<HouseId | null>(null);
  useEffect(() => setPointed(null), [frame.step]);
  const recipe = viewer === 'spectator' ? null : view.players[viewer]!.recipe;
  return (
    <div class="ec">
      <Players view={view} viewer={viewer} names={names} words={words} />
      {view.phase.name === 'arranging' ? (
        <Arranger view={view} edition={edition} choices={choices} words={words} answer={answer} />
      ) : (
        <Town
          view={view}
          edition={edition}
          choices={choices}
          words={words}
          texts={texts}
          names={names}
          pointed={pointed}
          onPoint={house => setPointed(pointed === house ? null : house)}
        />
      )}
      <Tray {...props} words={words} pointed={pointed}>
        {recipe && <Recipe recipe={recipe} words={words} />}
      </Tray>
    </div>
  );
}
