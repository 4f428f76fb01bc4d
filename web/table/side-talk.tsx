import { useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import type { Extras } from './extras.ts';
import type { Line } from './log.ts';
import { Log } from './log-list.tsx';

interface SideTalkProps {
  readonly talk: Extras['talk'] | null;
  readonly lines: readonly Line[];
}

/** Beside the board: what happened, or what people say about it. */
export function SideTalk({ talk, lines }: SideTalkProps) {
  const words = useWords();
  const [shown, setShown] = useState<'log' | 'talk'>('log');
  if (!talk)
    return (
      <section aria-labelledby="log-title" class="side-panel side-log">
        <h2 id="log-title">{words.table.log}</h2>
        <Log lines={lines} />
      </section>
    );
  const tabs = [
    { name: 'log', label: words.table.log, unread: 0 },
    { name: 'talk', label: words.net.talk.title, unread: talk.unread },
  ] as const;
  return (
    <section
      aria-label={shown === 'log' ? words.table.log : words.net.talk.title}
      class={`side-panel side-${shown}`}
    >
      <div class="side-tabs" role="group">
        {tabs.map(({ name, label, unread }) => (
          <button
            key={name}
            type="button"
            class="side-tab"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {label}
            {unread > 0 && (
              <>
                <span class="only-heard"> {words.net.talk.unread(unread)}</span>
                <b class="unread" aria-hidden="true">
                  {Math.min(unread, 99)}
                </b>
              </>
            )}
          </button>
        ))}
      </div>
      {shown === 'log' ? <Log lines={lines} /> : talk.panel}
    </section>
  );
}
