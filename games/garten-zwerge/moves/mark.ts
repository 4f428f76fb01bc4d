import type { MoveRule } from '../../../core/game.ts';
import { fields, oneOf, reads, whole } from '../../../core/schema.ts';
import { settlePromise } from '../promises.ts';
import type { GartenZwerge, Mark } from '../vocabulary.ts';

/** GZ-72: whoever promised in free words says whether it was kept; other promises the table can judge itself. */
export const mark: MoveRule<GartenZwerge, Mark> = {
  takeback: true,

  candidates({ promises }, seat) {
    const found: Mark[] = [];
    for (const { id: promise, by, what, state } of promises)
      if (by === seat && what === 'words' && state === 'open')
        found.push({ type: 'mark', promise, kept: true }, { type: 'mark', promise, kept: false });
    return found;
  },

  recognise: reads(fields<Mark>({ type: oneOf('mark'), promise: whole, kept: oneOf(true, false) })),

  refuse({ promises }, seat, { promise }) {
    const noted = promises.find(({ id }) => id === promise);
    const yours = noted?.by === seat && noted.what === 'words' && noted.state === 'open';
    return yours ? null : { code: 'not-yours-to-mark', clause: 'GZ-72' };
  },

  apply(draft, { promise, kept }, effects) {
    const noted = draft.promises.find(({ id }) => id === promise)!;
    settlePromise(draft, noted, { state: kept ? 'kept' : 'broken', desk: effects });
  },
};
