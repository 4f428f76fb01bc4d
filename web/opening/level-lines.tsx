import { levelName } from '../words/called.ts';
import { useWords } from '../words/index.ts';

/** What to expect of a bot: a line for each level. */
export function LevelLines({ levels }: { levels: readonly string[] }) {
  const words = useWords();
  const known = levels.filter(level => words.newGame.levelHints[level] !== undefined);
  return (
    <ul class="level-lines bare-list hint">
      {known.map(level => (
        <li key={level}>
          <strong>{levelName(level, words) + words.colon}</strong>
          {words.newGame.levelHints[level]}
        </li>
      ))}
    </ul>
  );
}
