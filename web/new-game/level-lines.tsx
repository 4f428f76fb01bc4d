import { LEVELS } from '../../bots/levels.ts';
import { levelName } from '../words/called.ts';
import { useWords } from '../words/index.ts';

/** What to expect of a bot: a line for each level. */
export function LevelLines() {
  const words = useWords();
  return (
    <ul class="level-lines hint">
      {LEVELS.map(level => (
        <li key={level}>
          <strong>{levelName(level, words) + words.colon}</strong>
          {words.newGame.levelHints[level]}
        </li>
      ))}
    </ul>
  );
}
