import { Piece } from '../../../web/kit/piece.tsx';
import type { Part } from './part.ts';
import { codeOf } from './town-code.ts';

/** In the corner of the map: the round, or that the town is being laid. Behind it is the code of the town. */
export function TownSign({ view, words, focus, point }: Pick<Part, 'view' | 'words' | 'focus' | 'point'>) {
  const begun = view.round > 0;
  const title = begun ? words.round(view.round, view.lastRound) : words.place.code.title;
  return (
    <Piece
      class="ec-sign"
      label={title}
      about={{ title, lines: [words.townCode(codeOf(view.arrangement))] }}
      pointed={focus?.on === 'code'}
      onPick={() => point({ on: 'code' })}
    >
      {begun ? words.roundShort(view.round) : title}
    </Piece>
  );
}
