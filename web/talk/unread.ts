import { useEffect, useState } from 'preact/hooks';
import type { Speech, TableSheet } from '../../wire/tells.ts';
import { keep, kept } from '../net/kept.ts';

/** What was said by others since `read`, except by those nobody wants to hear. */
export function unreadSpeeches(
  speeches: readonly Speech[],
  {
    read,
    me,
    muted,
  }: { readonly read: number; readonly me: string | null; readonly muted: readonly string[] },
): Speech[] {
  return speeches.filter(({ at, person }) => at > read && person !== me && !muted.includes(person));
}

const keyOf = (table: string) => `potager.read.${table}`;

/** Counts what nobody has looked at yet, on this visit or since the last one; what was said before the first counts as read. */
export function useUnread(
  { id, speeches }: Pick<TableSheet, 'id' | 'speeches'>,
  by: { readonly me: string | null; readonly muted: readonly string[] },
): { readonly unread: number; readonly markRead: () => void } {
  const latest = speeches.at(-1)?.at ?? 0;
  const [read, setRead] = useState(() => kept<number>(keyOf(id)) ?? latest);
  useEffect(() => keep(keyOf(id), read), [id, read]);
  return { unread: unreadSpeeches(speeches, { read, ...by }).length, markRead: () => setRead(latest) };
}
