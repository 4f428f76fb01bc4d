import { present } from '../../../core/sure.ts';
import type { ScoreNowProps } from '../../../web/kit/editor/editor.ts';
import { ScoreSheet } from '../ui/score-sheet.tsx';
import type { Chicoree } from '../vocabulary.ts';

/** CH-A26: steps, then tokens, the bankrupt last, as if the game were stopped here: nothing that counts is hidden. */
export function Score({ game, state, me, ...said }: ScoreNowProps<Chicoree>) {
  const over = { ...state, agenda: [], ending: { because: 'stalled' as const } };
  return (
    <ScoreSheet
      {...said}
      edition={game.edition}
      // It has not come to a standstill: why it would end is not said.
      view={{ ...game.view(over, me), ending: null }}
      outcome={present(game.outcome(over), 'outcome of a game that is over')}
    />
  );
}
