import { useState } from 'preact/hooks';
import type { Arrangement } from '../kit/frame/arrangement.ts';
import { useStore } from '../kit/store.ts';
import { change, settings } from '../settings.ts';
import type { Panel } from './bar.tsx';
import type { StoryTab } from './story.tsx';

interface Place {
  readonly arrangement: Arrangement;
  /** Whether the reader has a seat, and so choices. */
  readonly plays: boolean;
  /** Whether the log is half of what is looked at, as in a replay: it asks for less room then. */
  readonly readsLog?: boolean;
}

export type Panels = ReturnType<typeof usePanels>;

/** Choices and story (log and chat) open beside the board where there is room, and stay; all else is a drawer. */
export function usePanels({ arrangement, plays, readsLog = false }: Place) {
  const wanted = useStore(settings);
  const [drawer, setDrawer] = useState<Panel | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [tab, setTab] = useState<StoryTab>('log');
  /** How often each was asked for: it takes the focus every time. */
  const [visits, setVisits] = useState({ choices: 0, story: 0 });
  const roomFor = {
    choices: arrangement === 'desktop' || arrangement === 'laptop',
    story: arrangement === 'desktop' || (readsLog && arrangement === 'laptop'),
  };

  return {
    drawer,
    clause,
    tab,
    showTab: setTab,
    visits,
    choicesBeside: wanted.choices && roomFor.choices && plays,
    storyBeside: wanted.story && roomFor.story,
    open(panel: Panel): void {
      if (panel === 'log' || panel === 'talk') setTab(panel);
      const side = panel === 'choices' ? 'choices' : 'story';
      if (panel === 'rules' || panel === 'values' || !roomFor[side]) return setDrawer(panel);
      change({ [side]: true });
      setVisits({ ...visits, [side]: visits[side] + 1 });
    },
    showClause(id: string): void {
      setClause(id);
      setDrawer('rules');
    },
    close(): void {
      setDrawer(null);
      setClause(null);
    },
  };
}
