import type { Vocabulary } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { choices } from '../../../core/play.ts';
import { LEARNER, type Now } from './lesson.ts';

/** The table as the learner sees it, after these events. Choices are found when somebody asks for them. */
export function nowIn<V extends Vocabulary>(
  { game, state }: Match<V>,
  events: readonly V['Event'][],
): Now<V> {
  let known: Now<V>['choices'] | null = null;
  return {
    view: game.view(state, LEARNER),
    isAsked: game.pending(state).some(({ seat }) => seat === LEARNER),
    get choices() {
      return (known ??= choices(game, state, LEARNER));
    },
    events,
  };
}
