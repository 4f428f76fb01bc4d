import type { ComponentChildren } from 'preact';
import type { Vocabulary } from '../../core/game.ts';
import type { Host } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { Sheet } from '../kit/sheet.tsx';
import { ReferenceOf } from '../rules/reference.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { useWords } from '../words/index.ts';
import type { Panel } from './bar.tsx';
import { Story, type StoryProps } from './story.tsx';
import type { Panels } from './use-panels.ts';

interface DrawerProps<V extends Vocabulary> {
  readonly panels: Panels;
  readonly table: Pick<Host<V>, 'game' | 'edition'>;
  readonly screen: GameScreen<V>;
  readonly language: Language;
  /** Absent in a replay. */
  readonly choices?: ComponentChildren;
  readonly story: StoryProps;
}

/** The panel that is open above the table, if any. */
export function Drawer<V extends Vocabulary>(props: DrawerProps<V>) {
  const { panels, table, screen, language, choices, story } = props;
  const words = useWords();
  const { drawer, open, close } = panels;
  const drawers: { readonly [P in Panel]: { title: string; content: () => ComponentChildren } } = {
    choices: { title: words.table.choices, content: () => choices },
    log: { title: words.table.log, content: () => <Story {...story} onShow={open} /> },
    talk: { title: words.net.talk.title, content: () => <Story {...story} onShow={open} /> },
    rules: {
      title: words.table.rules,
      content: () => <RulesDrawer game={table.game} rules={screen.rules[language]} clause={panels.clause} />,
    },
    values: {
      title: words.table.values,
      content: () => <ReferenceOf screen={screen} edition={table.edition} language={language} />,
    },
  };
  if (!drawer) return null;
  return (
    <Sheet title={drawers[drawer].title} closeLabel={words.close} onClose={close}>
      {drawers[drawer].content()}
    </Sheet>
  );
}
