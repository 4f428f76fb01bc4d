import type { CSSProperties } from 'preact';
import { LIMITS } from '../../wire/limits.ts';
import { SeatSign } from '../kit/seat.tsx';
import { LevelSelect } from './level-select.tsx';
import type { SeatPlan } from './open-table.ts';
import { RemoveButton } from './remove-button.tsx';
import { useOpeningWords } from './words.ts';

interface NetworkChairProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  readonly label: string;
  readonly place: CSSProperties;
  /** What the house calls whoever opens the table; null for a stranger, who says it here. */
  readonly me: string | null;
  readonly name: string;
  readonly isNameless: boolean;
  readonly onName: (name: string) => void;
  readonly onPlan: (plan: SeatPlan) => void;
  /** Null where no seat can be spared. */
  readonly onRemove: (() => void) | null;
}

/** One seat of a table that is opened in the house: one's own, a bot's, or free for whoever comes. */
export function NetworkChair(props: NetworkChairProps) {
  const { seat, plan, label, place, me, name, isNameless, onName, onPlan, onRemove } = props;
  const opening = useOpeningWords();
  if (plan === 'me')
    return (
      <li class="holder" data-seat={seat} style={place}>
        <SeatSign seat={seat} />
        {me ? (
          <strong>{me}</strong>
        ) : (
          <input
            type="text"
            maxLength={LIMITS.name}
            autocomplete="nickname"
            aria-label={opening.name}
            placeholder={opening.name}
            aria-invalid={isNameless}
            value={name}
            onInput={event => onName(event.currentTarget.value)}
          />
        )}
        <small>{opening.you}</small>
      </li>
    );
  return (
    <li class="holder" data-seat={seat} style={place}>
      <SeatSign seat={seat} />
      <strong aria-hidden="true">{label}</strong>
      <LevelSelect
        seat={seat}
        value={plan === 'free' ? 'free' : plan.level}
        other={{ value: 'free', label: opening.freeSeat }}
        onChange={level => onPlan(level === 'free' ? 'free' : { level })}
      />
      <RemoveButton
        label={opening.removeSeat(seat + 1)}
        disabled={onRemove === null}
        onRemove={() => onRemove?.()}
      />
    </li>
  );
}
