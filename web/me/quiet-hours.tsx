import type { Notices } from '../../wire/tells.ts';
import { Switch } from './switch.tsx';
import { useMeWords } from './words.ts';

interface QuietHoursProps {
  readonly quiet: Notices['quiet'];
  readonly zone: string;
  readonly onChange: (quiet: Notices['quiet']) => void;
}

const NIGHT = { from: 22, to: 8 };

/** When nobody wants to be called. */
export function QuietHours({ quiet, zone, onChange }: QuietHoursProps) {
  const { notices } = useMeWords();
  return (
    <div class="notices-quiet">
      <Switch legend={notices.quiet} on={quiet !== null} onChange={on => onChange(on ? NIGHT : null)} />
      {quiet && (
        <div class="row">
          <HourField
            label={notices.quietFrom}
            hour={quiet.from}
            not={quiet.to}
            onChange={from => onChange({ ...quiet, from })}
          />
          <HourField
            label={notices.quietTo}
            hour={quiet.to}
            not={quiet.from}
            onChange={to => onChange({ ...quiet, to })}
          />
        </div>
      )}
      {quiet && <p class="hint">{notices.quietZone(zone)}</p>}
    </div>
  );
}

interface HourFieldProps {
  readonly label: string;
  readonly hour: number;
  /** From and to at the same hour would be no time at all. */
  readonly not: number;
  readonly onChange: (hour: number) => void;
}

function HourField({ label, hour, not, onChange }: HourFieldProps) {
  const { notices } = useMeWords();
  return (
    <label class="field">
      <span>{label}</span>
      <select value={hour} onChange={event => onChange(Number(event.currentTarget.value))}>
        {Array.from({ length: 24 }, (_, each) => (
          <option key={each} value={each} disabled={each === not}>
            {notices.hour(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
