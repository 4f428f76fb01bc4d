import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { TableSheet } from '../../wire/tells.ts';
import { Notice } from '../table/notice.tsx';
import { useGatherWords } from '../words/gather.ts';

interface HintNoticeProps {
  readonly sheet: TableSheet;
  /** Of the game, as the reader counts. */
  readonly step: number;
}

/** Steps for which it is said. */
const FRESH = 3;

/** Says for a while that somebody else asked for a hint. */
export function HintNotice({ sheet, step }: HintNoticeProps) {
  const { table } = useGatherWords();
  const before = useRef(sheet.hinted ?? []);
  const [latest, setLatest] = useState<{ readonly seat: Seat; readonly step: number } | null>(null);
  useEffect(() => {
    const now = sheet.hinted ?? [];
    const seat = now.findIndex((times, other) => other !== sheet.you && times > (before.current[other] ?? 0));
    before.current = now;
    if (seat >= 0) setLatest({ seat, step });
  }, [sheet.hinted]);
  if (!latest || step >= latest.step + FRESH) return null;
  const holder = sheet.seats[latest.seat];
  if (holder?.kind !== 'person') return null;
  return (
    <Notice kind="calm" onClose={() => setLatest(null)}>
      {table.askedHint(holder.name, sheet.hinted?.[latest.seat] ?? 1)}
    </Notice>
  );
}
