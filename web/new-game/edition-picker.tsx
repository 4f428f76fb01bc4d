import { useRef, useState } from 'preact/hooks';
import type { Box, Vocabulary } from '../../core/game.ts';
import type { Fault } from '../../core/schema.ts';
import { elementOf } from '../kit/element-of.ts';
import { download } from '../download.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { ReferenceOf } from '../rules/reference.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useOpeningWords } from './words.ts';

interface EditionPickerProps {
  readonly box: Box<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly screen: GameScreen<Vocabulary>;
  readonly onPick: (edition: Vocabulary['Edition']) => void;
}

/** Our card values, or those of one's own box from a file. */
export function EditionPicker({ box, edition, screen, onPick }: EditionPickerProps) {
  const words = useWords();
  const opening = useOpeningWords();
  const { language } = useStore(settings);
  const [faults, setFaults] = useState<readonly Fault[] | 'not-json'>([]);
  const [shown, setShown] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const load = async () => {
    const text = await file.current?.files?.[0]?.text();
    elementOf(file).value = '';
    if (text === undefined) return;
    const json = parse(text);
    if (json === undefined) return setFaults('not-json');
    const read = box.readEdition(json);
    setFaults(read.ok ? [] : read.error);
    if (read.ok) onPick(read.value);
  };

  return (
    <fieldset class="panel">
      <legend>{opening.values}</legend>
      <p>{edition === box.edition ? opening.valuesOurs : opening.valuesOwn(edition.name)}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => setShown(true)}>
          {opening.showValues}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {opening.loadValues}
        </button>
        <button type="button" class="button" onClick={() => download(`${box.id}.json`, edition)}>
          {opening.saveValues}
        </button>
        {edition !== box.edition && (
          <button type="button" class="button" onClick={() => onPick(box.edition)}>
            {opening.useOurs}
          </button>
        )}
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={opening.loadValues}
        onChange={() => void load()}
      />
      <Faults faults={faults} game={box.id} />
      {shown && (
        <Sheet title={opening.values} closeLabel={words.close} onClose={() => setShown(false)}>
          <ReferenceOf screen={screen} edition={edition} language={language} />
        </Sheet>
      )}
    </fieldset>
  );
}

function Faults({ faults, game }: { faults: readonly Fault[] | 'not-json'; game: string }) {
  const words = useWords();
  const opening = useOpeningWords();
  if (faults.length === 0) return null;
  if (faults === 'not-json') return <FaultNote>{opening.notJson}</FaultNote>;
  return (
    <div role="alert" class="fault">
      <p>{opening.faults(faults.length)}</p>
      <ul>
        {faults.slice(0, 8).map(fault => (
          <li key={fault.at}>
            <code>{fault.at || opening.wholeFile}</code>
            {words.colon + opening.expected(fault.expected)}{' '}
            {fault.expected.a === 'lawful-value' && (
              <Link to={`/rules/${game}#${fault.expected.clause}`}>{words.rulesPage.rule}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
