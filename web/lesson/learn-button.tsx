import type { About } from '../../games/about.ts';
import { GoButton } from '../go-button.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** One tap to the guided first game, where a game has one. */
export function LearnButton({ game, class: name }: { game: About; class: string }) {
  const words = useWords();
  const { language } = useStore(settings);
  if (!game.lesson) return null;
  return (
    <GoButton
      class={name}
      label={words.lesson.learn}
      of={game.title[language]}
      open={async () => (await import('./lesson-table.ts')).openLesson(game, words)}
    />
  );
}
