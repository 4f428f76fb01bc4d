import type { ComponentChildren } from 'preact';
import { change } from '../settings.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { StoryBeside } from './story.tsx';
import type { useBeside } from './use-beside.tsx';
import type { usePanels } from './use-panels.ts';

interface TableSideProps {
  readonly panels: ReturnType<typeof usePanels>;
  readonly choices: ComponentChildren;
  readonly story: ReturnType<typeof useBeside>['story'];
}

/** What there is room for beside the board: the choices, the log with the talk, or neither. */
export function TableSide({ panels, choices, story }: TableSideProps) {
  const { choicesBeside, storyBeside, visits } = panels;
  if (!storyBeside && !choicesBeside) return null;
  return (
    <aside class="table-side">
      {choicesBeside && <ChoicesPanel visits={visits.choices}>{choices}</ChoicesPanel>}
      {storyBeside && (
        <StoryBeside {...story} visits={visits.story} onFold={() => change({ story: false })} />
      )}
    </aside>
  );
}
