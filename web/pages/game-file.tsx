import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameFile } from '../../fair/game-file.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { type FileFault, keepFile, keptFile, opensAt, readFile } from '../replay/opened-file.ts';
import { Replay } from '../replay/replay.tsx';
import { fileSource } from '../replay/sources.ts';
import { useReplayWords } from '../replay/use-replay-words.ts';
import type { StepHash } from '../step-hash.ts';
import { Page } from './page.tsx';

/** A finished game from a file, looked at without any house. */
export function GameFilePage({ step, eyes }: Pick<StepHash, 'step' | 'eyes'>) {
  const [file, setFile] = useState<GameFile | null>(() => (step === null ? null : keptFile()));
  const source = useMemo(() => file && fileSource(file), [file]);
  // The address, once there is one, is where the reader has come to.
  const { link, isLost } = useMemo(
    () => (file && step === null ? opensAt(file) : { link: { step, eyes }, isLost: false }),
    [file],
  );
  return source ? <Replay source={source} link={link} isLost={isLost} /> : <Picker onPick={setFile} />;
}

function Picker({ onPick }: { onPick: (file: GameFile) => void }) {
  const { file: words } = useReplayWords();
  const [fault, setFault] = useState<FileFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text();
    const read = readFile(text);
    setFault(read.ok ? null : read.error);
    if (!read.ok) return;
    keepFile(text);
    onPick(read.value);
  };
  return (
    <Page title={words.title}>
      <div class="page">
        <div
          class="panel file-drop"
          onDragOver={event => event.preventDefault()}
          onDrop={event => {
            event.preventDefault();
            void take(event.dataTransfer?.files[0]);
          }}
        >
          <p>{words.text}</p>
          <p class="row">
            <button type="button" class="button button-main" onClick={() => input.current?.click()}>
              {words.choose}
            </button>
          </p>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={words.choose}
            onChange={event => {
              const { files } = event.currentTarget;
              void take(files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          {fault && <FaultNote>{words[fault]}</FaultNote>}
        </div>
      </div>
    </Page>
  );
}
