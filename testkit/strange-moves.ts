/** What no game takes for a move, whatever its rules: nothing, no object, no type, an unknown one, and a name that every object has. */
export const STRANGE_MOVES: readonly unknown[] = [null, 'draw', {}, { type: 'steal' }, { type: 'toString' }];
