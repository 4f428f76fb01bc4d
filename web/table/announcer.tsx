import { useEffect, useRef, useState } from 'preact/hooks';
import type { Frame } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import type { Line } from './log.ts';

interface AnnouncerProps<V extends Vocabulary> {
  readonly lines: readonly Line[];
  readonly frame: Frame<V>;
  readonly texts: Texts<V>;
  readonly viewer: Viewer;
}

/** Tells a screen reader what just happened, and what is asked. */
export function Announcer<V extends Vocabulary>({ lines, frame, texts, viewer }: AnnouncerProps<V>) {
  const heard = useRef(frame.step);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = lines.filter(line => line.step > heard.current).map(line => line.text);
    heard.current = frame.step;
    const mine = frame.deciding.find(({ seat }) => seat === viewer);
    if (mine) fresh.push(texts.ask(frame.view, mine.moves));
    setNews(fresh.join(' '));
  }, [frame.step]);
  return (
    <p class="only-heard" aria-live="polite">
      {news}
    </p>
  );
}
