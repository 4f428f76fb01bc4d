import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableSheet } from '../../wire/tells.ts';
import { muted } from '../talk/muted.ts';
import type { GatherWords } from '../words/gather.en.ts';
import { useGatherWords } from '../words/gather.ts';

/** Tells a screen reader who comes and goes, that the cards are dealt, and what is said. */
export function NetAnnouncer({ sheet, me }: { sheet: TableSheet; me: string | null }) {
  const { gathering, talk } = useGatherWords();
  const before = useRef(sheet);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = changes(before.current, sheet, { gathering, talk, me });
    before.current = sheet;
    if (fresh.length > 0) setNews(fresh.join(' '));
  }, [sheet]);
  return (
    <p class="only-heard" aria-live="polite">
      {news}
    </p>
  );
}

function changes(
  before: TableSheet,
  after: TableSheet,
  { gathering, talk, me }: Pick<GatherWords, 'gathering' | 'talk'> & { me: string | null },
): string[] {
  const news: string[] = [];
  if (before.status === 'gathering' && after.status === 'playing') news.push(gathering.dealt);
  if (after.status === 'gathering')
    for (const [seat, holder] of after.seats.entries()) {
      const was = before.seats[seat];
      const name = 'name' in holder ? holder.name : '';
      if (holder.kind !== 'free' && was?.kind === 'free') news.push(gathering.joined(name, seat + 1));
      if (holder.kind === 'free' && was && was.kind !== 'free') news.push(gathering.stoodUp(seat + 1));
    }
  const heard = before.speeches.at(-1)?.at ?? 0;
  for (const { at, person, name, said } of after.speeches)
    if (at > heard && person !== me && !muted.get().includes(person))
      news.push(talk.says(name, 'text' in said ? said.text : talk.phrases[said.phrase]));
  return news;
}
