import { present } from '../../../core/sure.ts';
import type { ScoreNowProps } from '../../../web/kit/editor/editor.ts';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import type { ChillAndChili } from '../vocabulary.ts';

/** CC-100 to CC-107, as if this turn were the last and nothing more were done in it: nothing that counts is hidden. */
export function Score({ game, state, me, ...said }: ScoreNowProps<ChillAndChili>) {
  const over = { ...state, supply: 0, agenda: [] };
  return (
    <ScoreSheet
      {...said}
      edition={game.edition}
      view={game.view(over, me)}
      outcome={present(game.outcome(over), 'outcome of a game that is over')}
    />
  );
}
