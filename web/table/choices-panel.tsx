import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { change } from '../settings.ts';
import { Icon } from '../kit/icon.tsx';
import { useWords } from '../words/index.ts';

interface ChoicesPanelProps {
  /** Counts the times somebody asked to be taken there. */
  readonly visits: number;
  readonly children: ComponentChildren;
}

/** The choices in words beside the board, until they are closed. */
export function ChoicesPanel({ visits, children }: ChoicesPanelProps) {
  const words = useWords();
  const panel = useRef<HTMLElement>(null);
  const close = () => change({ choices: false });
  useEffect(() => {
    if (visits === 0) return;
    const first = panel.current?.querySelector<HTMLElement>('button.choice') ?? panel.current;
    first?.focus();
  }, [visits]);
  return (
    <section
      ref={panel}
      aria-labelledby="choices-title"
      class="side-panel side-choices"
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape') close();
      }}
    >
      <div class="side-head">
        <h2 id="choices-title">{words.table.choices}</h2>
        <button type="button" class="round" aria-label={words.close} onClick={close}>
          <Icon of="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
