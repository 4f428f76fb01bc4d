import { useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import type { Answers } from '../../wire/tells.ts';
import { LinkPanel } from '../gathering/link-panel.tsx';
import { api, type Trouble } from '../net/api.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

/** The link that makes another device mine too: once, and for a short while. */
export function DevicePanel() {
  const words = useWords();
  const { me, move } = useMeWords();
  const [link, setLink] = useState<Result<Answers['link'], Trouble> | null>(null);
  return (
    <section class="panel" aria-labelledby="other-device">
      <h2 id="other-device">{me.otherDevice}</h2>
      <p>{me.otherDeviceText}</p>
      {link?.ok ? (
        <>
          <LinkPanel path={`/move#${link.value.code}`} message={move.title} />
          <p class="hint">
            {me.linkWarning(Math.max(1, Math.round((link.value.expires - Date.now()) / 60_000)))}
          </p>
        </>
      ) : (
        <p class="row">
          <button type="button" class="button" onClick={() => void api.link().then(setLink)}>
            {me.makeLink}
          </button>
        </p>
      )}
      {link && !link.ok && <FaultNote>{sayTrouble(link.error, words)}</FaultNote>}
    </section>
  );
}
