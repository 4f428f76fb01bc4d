import { latestMove } from '../../core/latest-move.ts';
import { type SavedTable } from './saved.ts';

/** The table as it was before the latest move of its only person that still stands; null where others than bots play, or nothing was
 * played. It is a friendly game from then on. */
export function rewound(table: SavedTable): SavedTable | null {
  const people = table.holders.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []));
  const [seat, ...others] = people;
  if (seat === undefined || others.length > 0) return null;
  const latest = latestMove(table.record.entries, seat);
  if (latest === null) return null;
  const { deciding: _, hints, ...rest } = table;
  const entries = table.record.entries.slice(0, latest);
  return {
    ...rest,
    // They still count, but answered other questions than those to come.
    ...(hints && { hints: hints.map(({ seat: asker }) => ({ seat: asker, step: -1 })) }),
    record: { ...table.record, entries },
    over: false,
    friendly: true,
  };
}
