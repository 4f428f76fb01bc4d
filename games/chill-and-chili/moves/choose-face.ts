import type { MoveRule } from '../../../core/game.ts';
import { passOn } from '../turn.ts';
import type { ChillAndChili, ChooseFace } from '../vocabulary.ts';
import { takeAs } from '../well.ts';

const FACES_UP = (['coins', 'drops'] as const).map((as): ChooseFace => ({ type: 'choose-face', as }));

/** CC-A07: what an accessory brings is coins or drops, whatever was chosen for the pond's tokens. */
export const chooseFace: MoveRule<ChillAndChili, ChooseFace> = {
  takeback: true,

  candidates: () => FACES_UP,

  refuse: () => null,

  apply(draft, { as }, effects) {
    const task = draft.agenda.pop();
    if (task?.do !== 'choose-face') return;
    effects.emit?.({ type: 'fetched', seat: effects.seat, tokens: task.tokens, as, thanksTo: task.thanksTo });
    takeAs(draft, as, task.tokens);
    passOn(draft, effects);
  },
};
