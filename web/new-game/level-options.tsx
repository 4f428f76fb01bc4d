import { LEVELS } from '../../bots/levels.ts';
import { levelName } from '../words/called.ts';
import { useWords } from '../words/index.ts';

/** Every level a bot can play at, to choose from. */
export function LevelOptions() {
  const words = useWords();
  return (
    <>
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {levelName(level, words)}
        </option>
      ))}
    </>
  );
}
