import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { elementOf } from '../kit/element-of.ts';
import { Icon } from '../kit/icon.tsx';
import { useWords } from '../words/index.ts';
import type { Extras } from './extras.ts';

export type StoryTab = 'log' | 'talk';

export interface StoryProps {
  readonly talk: Extras['talk'] | null;
  readonly log: ComponentChildren;
  readonly shown: StoryTab;
  readonly onShow: (tab: StoryTab) => void;
}

/** What happened, or what people say about it: beside the board, or in a drawer. */
export function Story({ talk, log, shown, onShow }: StoryProps) {
  return (
    <>
      {talk && <Tabs talk={talk} shown={shown} onShow={onShow} />}
      {talk && shown === 'talk' ? talk.panel : log}
    </>
  );
}

interface BesideProps extends StoryProps {
  /** Counts the times somebody asked to be taken there. */
  readonly visits: number;
  readonly onFold: () => void;
}

/** The story beside the board, until it is folded away. */
export function StoryBeside({ visits, onFold, ...story }: BesideProps) {
  const words = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (visits > 0) elementOf(panel).querySelector<HTMLElement>('.log, input')?.focus();
  }, [visits]);
  const title = story.shown === 'log' ? words.table.log : words.net.talk.title;
  return (
    <section ref={panel} aria-label={title} class={`side-panel side-${story.shown}`}>
      <div class="side-head">
        <h2 class={story.talk ? 'only-heard' : undefined}>{title}</h2>
        <button type="button" class="round side-fold" aria-label={words.table.foldStory} onClick={onFold}>
          <Icon of="fold" />
        </button>
      </div>
      <Story {...story} />
    </section>
  );
}

type TabsProps = Pick<StoryProps, 'shown' | 'onShow'> & { readonly talk: NonNullable<Extras['talk']> };

function Tabs({ talk, shown, onShow }: TabsProps) {
  const words = useWords();
  const tabs = [
    { name: 'log', label: words.table.log, unread: 0 },
    { name: 'talk', label: words.net.talk.title, unread: talk.unread },
  ] as const;
  return (
    <div class="side-tabs" role="group">
      {tabs.map(({ name, label, unread }) => (
        <button
          key={name}
          type="button"
          class="side-tab"
          aria-pressed={shown === name}
          onClick={() => onShow(name)}
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
  );
}
