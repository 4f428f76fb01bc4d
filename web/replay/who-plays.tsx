import { nth } from '../../core/sure.ts';
import type { SeatHolder } from '../host/host.ts';
import { SeatSign } from '../kit/seat.tsx';
import '../style/play-on.css';
import { LevelLines } from '../new-game/level-lines.tsx';
import { LevelOptions } from '../new-game/level-options.tsx';
import { useWords } from '../words/index.ts';

interface WhoPlaysProps {
  readonly names: readonly string[];
  /** By seat, `person` or the level of a bot. */
  readonly players: readonly string[];
  readonly onChange: (players: readonly string[]) => void;
}

/** Who plays each seat of a study. */
export function WhoPlays({ names, players, onChange }: WhoPlaysProps) {
  const words = useWords();
  return (
    <>
      <ul>
        {names.map((name, seat) => (
          <li key={seat} class="play-on-seat" data-seat={seat}>
            <SeatSign seat={seat} />
            <span>{name}</span>
            <select
              aria-label={words.newGame.played(seat + 1)}
              value={players[seat]}
              onChange={event => onChange(players.with(seat, event.currentTarget.value))}
            >
              <option value="person">{words.newGame.person}</option>
              <LevelOptions />
            </select>
          </li>
        ))}
      </ul>
      {players.some(player => player !== 'person') && <LevelLines />}
      {players.filter(player => player === 'person').length > 1 && (
        <p class="hint">{words.newGame.handsHidden}</p>
      )}
    </>
  );
}

export const holdersOf = (names: readonly string[], players: readonly string[]): SeatHolder[] =>
  players.map((player, seat) => {
    const name = nth(names, seat);
    return player === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: player };
  });
