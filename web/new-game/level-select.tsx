import { useWords } from '../words/index.ts';
import { LevelOptions } from './level-options.tsx';

interface LevelSelectProps {
  readonly seat: number;
  /** A level, or what else may sit there. */
  readonly value: string;
  /** What else than a bot may sit there. */
  readonly other: { readonly value: string; readonly label: string };
  readonly onChange: (value: string) => void;
}

/** Who plays a seat: a bot of some level, or somebody else. */
export function LevelSelect({ seat, value, other, onChange }: LevelSelectProps) {
  const { newGame } = useWords();
  return (
    <select
      aria-label={newGame.played(seat + 1)}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    >
      <option value={other.value}>{other.label}</option>
      <optgroup label={newGame.otherLevel}>
        <LevelOptions />
      </optgroup>
    </select>
  );
}
