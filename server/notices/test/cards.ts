import type { TableCard } from '../../../wire/tells.ts';

/** A table at which Ann, Bob and the bot Basil play. */
export function card(id: string, change: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: 'plots',
    status: 'playing',
    visibility: 'link',
    seats: [
      { kind: 'person', name: 'Ann', person: 'ann' },
      { kind: 'person', name: 'Bob', person: 'bob' },
      { kind: 'bot', name: 'Basil', person: null },
    ],
    deciding: [],
    step: 3,
    clock: { kind: 'none' },
    deadline: null,
    touched: 0,
    ...change,
  };
}
