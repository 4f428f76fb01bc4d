import { useGatherWords } from '../words/gather.ts';

/** A dot that says whether somebody is at the table: full, or a ring. */
export function Presence({ present }: { present: boolean }) {
  const { table } = useGatherWords();
  return (
    <span
      class={present ? 'presence presence-here' : 'presence'}
      role="img"
      aria-label={present ? table.isHere : table.isAway}
      title={present ? table.isHere : table.isAway}
    />
  );
}
