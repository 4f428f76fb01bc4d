import { useState } from 'preact/hooks';
import type { Speech } from '../../wire/tells.ts';

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

/** Counts what nobody has looked at yet; what was said before one came counts as read. */
export function useUnread(
  speeches: readonly Speech[],
  by: { readonly me: string | null; readonly muted: readonly string[] },
): { readonly unread: number; readonly markRead: () => void } {
  const latest = speeches.at(-1)?.at ?? 0;
  const [read, setRead] = useState(latest);
  return { unread: unreadSpeeches(speeches, { read, ...by }).length, markRead: () => setRead(latest) };
}
