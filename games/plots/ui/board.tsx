import { sayMove } from '../../../core/texts.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import './board.css';
import { PlayerRow } from './player-row.tsx';
import { TABLE_WORDS } from './words.ts';

/** What is sold, what is asked with its answers, and everyone's row. */
export function Board(props: BoardProps<Plots>) {
  const { frame, language, texts, names, answer, prompt } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  // Where to build is answered on the row itself.
  const answers = choices.filter(({ move, refusal }) => move.type !== 'place' && refusal === null);
  return (
    <div class="plots">
      {view.phase.name !== 'over' && (
        <p class="plots-offer">
          <PlotPicture value={view.onOffer} class="plots-picture" />
          <span>
            {words.onOffer(view.onOffer)}, {words.left(view.deckSize)}
          </span>
        </p>
      )}
      {prompt}
      {answers.length > 0 && (
        <div class="plots-answers">
          {answers.map(({ move }) => (
            <button key={JSON.stringify(move)} type="button" class="button" onClick={() => answer(move)}>
              {sayMove(texts, move, { view, names })}
            </button>
          ))}
        </div>
      )}
      <ol class="plots-players">
        {view.players.map((_, seat) => (
          <PlayerRow key={seat} seat={seat} {...props} />
        ))}
      </ol>
    </div>
  );
}
