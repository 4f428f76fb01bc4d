import { fitting, optionSpecs } from '../../core/opening.ts';
import type { Vocabulary } from '../../core/game.ts';
import { present } from '../../core/sure.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { optionLabel, type OptionText } from './option-label.ts';
import type { Setup } from './use-setup.ts';

interface OptionsPanelProps {
  readonly setup: Pick<Setup, 'game' | 'options' | 'setOptions'>;
  readonly screen: GameScreen<Vocabulary>;
  /** What each seat is called. */
  readonly seatNames: readonly string[];
  /** Options that nobody is asked about. */
  readonly settled?: readonly PropertyKey[];
}

/** The variants, folded behind one line that says what is chosen. */
export function OptionsPanel({ setup, screen, seatNames, settled = [] }: OptionsPanelProps) {
  const words = useWords();
  const { language } = useStore(settings);
  const { game, options, setOptions } = setup;
  // Where so many players leave no choice, nobody is asked.
  const choosable = optionSpecs(game)
    .map(([key, spec]) => ({ key, spec, values: fitting(spec, seatNames.length) }))
    .filter(({ key, values }) => values.length > 1 && !settled.includes(key));
  const texts: { readonly [name: string]: OptionText } = screen.texts[language].options;
  const seatName = (seat: number) => seatNames[seat] ?? '';
  const isUsual = ({ key, values, spec }: (typeof choosable)[number]) =>
    options[key] === (values.includes(spec.default) ? spec.default : values[0]);
  const chosen = choosable
    .filter(option => !isUsual(option))
    .map(({ key, spec }) => {
      const text = textOf(texts, key);
      return text.label + words.colon + optionLabel(spec, text, { value: options[key], seatName });
    });
  if (choosable.length === 0) return null;
  return (
    <details class="panel options-panel">
      <summary>
        <h2>{words.newGame.options}</h2>
        <span>{chosen.length === 0 ? words.newGame.usualRules : chosen.join(' · ')}</span>
      </summary>
      {choosable.map(({ key, spec, values }) => {
        const text = textOf(texts, key);
        return (
          <div key={key}>
            <Segments
              legend={text.label}
              value={options[key]}
              options={values.map(value => ({ value, label: optionLabel(spec, text, { value, seatName }) }))}
              onChange={value => setOptions({ ...options, [key]: value })}
            />
            <p class="hint">{text.hint}</p>
          </div>
        );
      })}
    </details>
  );
}

const textOf = (texts: { readonly [name: string]: OptionText }, key: string): OptionText =>
  present(texts[key], `text for the option ${key}`);
