import type { TableCard } from '../../../wire/tells.ts';
import { card as sample } from '../../storage/conformance/samples.ts';

/** A table at which Ann, Bob and the bot Basil play. */
export function card(id: string, change: Partial<TableCard> = {}): TableCard {
  return sample(id, {
    status: 'playing',
    visibility: 'link',
    seats: [
      { kind: 'person', name: 'Ann', person: 'ann' },
      { kind: 'person', name: 'Bob', person: 'bob' },
      { kind: 'bot', name: 'Basil', person: null },
    ],
    step: 3,
    touched: 0,
    ...change,
  });
}
