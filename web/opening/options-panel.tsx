import { fitting } from '../../core/opening.ts';
import type { OptionSpec, Vocabulary } from '../../core/game.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { optionLabel, type OptionText } from './option-label.ts';
import type { Setup } from './use-setup.ts';

interface OptionsPanelProps {
  readonly setup: Setup;
  readonly screen: GameScreen<Vocabulary>;
  /** What each seat is called. */
  readonly seatNames: readonly string[];
}

export function OptionsPanel({ setup, screen, seatNames }: OptionsPanelProps) {
  const words = useWords();
  const { language } = useStore(settings);
  const { game, options, setOptions } = setup;
  // Where so many players leave no choice, nobody is asked.
  const choosable = Object.entries(game.options as { [name: string]: OptionSpec<unknown> })
    .map(([key, spec]) => ({ key, spec, values: fitting(spec, seatNames.length) }))
    .filter(({ values }) => values.length > 1);
  const texts = screen.texts[language].options as { [name: string]: OptionText };
  const seatName = (seat: number) => seatNames[seat] ?? '';
  return (
    <fieldset class="panel">
      <legend>{words.newGame.options}</legend>
      {choosable.map(({ key, spec, values }) => (
        <div key={key}>
          <Segments
            legend={texts[key]!.label}
            value={options[key]}
            options={values.map(value => ({
              value,
              label: optionLabel(spec, texts[key]!, { value, seatName }),
            }))}
            onChange={value => setOptions({ ...options, [key]: value })}
          />
          <p class="hint">{texts[key]!.hint}</p>
        </div>
      ))}
    </fieldset>
  );
}
