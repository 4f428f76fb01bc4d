import { CHATS, CLOCK_LIMITS, type Clock, LATE_POLICIES, VISIBILITIES } from '../../wire/agreed.ts';
import type { Plan } from '../../wire/plan.ts';
import { Segments } from '../kit/segments.tsx';
import { useOpeningWords } from './words.ts';

/** What people agree on before they play, besides the rules. */
export type Agreement = Pick<Plan, 'visibility' | 'clock' | 'late' | 'chat' | 'hints'>;

export const USUAL: Agreement = {
  visibility: 'link',
  clock: { kind: 'none' },
  late: 'bot-move',
  chat: 'free',
};

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'relaxed', hours: 24 },
  { kind: 'live', minutes: 15, increment: 10 },
];

const HINTS = ['yes', 'no'] as const;

interface AgreementPanelProps {
  readonly agreement: Agreement;
  readonly onChange: (agreement: Agreement) => void;
}

export function AgreementPanel({ agreement, onChange }: AgreementPanelProps) {
  const opening = useOpeningWords();
  const { visibility, clock, late, chat, hints } = agreement;
  const set = (part: Partial<Agreement>) => onChange({ ...agreement, ...part });
  return (
    <fieldset class="panel">
      <legend>{opening.agreed}</legend>
      <div>
        <Segments
          legend={opening.visibility}
          value={visibility}
          options={VISIBILITIES.map(value => ({ value, label: opening.visibilities[value] }))}
          onChange={value => set({ visibility: value })}
        />
        <p class="hint">{opening.visibilityHints[visibility]}</p>
      </div>
      <div>
        <Segments
          legend={opening.clock}
          value={clock.kind}
          options={CLOCKS.map(({ kind }) => ({ value: kind, label: opening.clocks[kind] }))}
          onChange={kind => set({ clock: CLOCKS.find(usual => usual.kind === kind) ?? clock })}
        />
        <p class="hint">{opening.clockHints[clock.kind]}</p>
      </div>
      {clock.kind === 'relaxed' && (
        <Amount
          label={opening.hours}
          limits={CLOCK_LIMITS.hours}
          value={clock.hours}
          onChange={hours => set({ clock: { ...clock, hours } })}
        />
      )}
      {clock.kind === 'live' && (
        <div class="row">
          <Amount
            label={opening.minutes}
            limits={CLOCK_LIMITS.minutes}
            value={clock.minutes}
            onChange={minutes => set({ clock: { ...clock, minutes } })}
          />
          <Amount
            label={opening.increment}
            limits={CLOCK_LIMITS.increment}
            value={clock.increment}
            onChange={increment => set({ clock: { ...clock, increment } })}
          />
        </div>
      )}
      {clock.kind !== 'none' && (
        <Segments
          legend={opening.late}
          value={late}
          options={LATE_POLICIES.map(value => ({ value, label: opening.lates[value] }))}
          onChange={value => set({ late: value })}
        />
      )}
      <Segments
        legend={opening.chat}
        value={chat}
        options={CHATS.map(value => ({ value, label: opening.chats[value] }))}
        onChange={value => set({ chat: value })}
      />
      <div>
        <Segments
          legend={opening.hints}
          value={hints === false ? 'no' : 'yes'}
          options={HINTS.map(value => ({ value, label: opening.hintsAllowed[value] }))}
          onChange={value => set({ hints: value === 'yes' })}
        />
        <p class="hint">{opening.hintsHint}</p>
      </div>
    </fieldset>
  );
}

interface AmountProps {
  readonly label: string;
  readonly limits: readonly [min: number, max: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within limits; what does not fit is put right when the field is left. */
function Amount({ label, limits: [min, max], value, onChange }: AmountProps) {
  const read = (text: string) => Math.min(max, Math.max(min, Math.round(Number(text)) || min));
  return (
    <label class="field amount">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={event => {
          const next = read(event.currentTarget.value);
          event.currentTarget.value = String(next);
          onChange(next);
        }}
      />
    </label>
  );
}
