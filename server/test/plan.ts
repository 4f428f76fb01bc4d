import type { Plan } from '../../wire/plan.ts';

/** A table of Chill & Chili for two that anybody may watch, unless something else is wanted. */
export function planOf(wanted: Partial<Plan> = {}): Plan {
  return {
    game: 'chill-and-chili',
    seats: 2,
    options: {},
    edition: null,
    visibility: 'open',
    clock: { kind: 'none' },
    late: 'bot-move',
    chat: 'free',
    ...wanted,
  };
}
