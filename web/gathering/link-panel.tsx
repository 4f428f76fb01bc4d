import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../kit/store.ts';
import { lookOutward, outward } from '../net/outward.ts';
import { useWords } from '../words/index.ts';
import { QrCode } from './qr.tsx';

interface LinkPanelProps {
  /** The address without its origin. */
  readonly path: string;
  /** What is said along with it. */
  readonly message: string;
}

/** A link to give away: to copy, to share, or to be scanned across the kitchen table. */
export function LinkPanel({ path, message }: LinkPanelProps) {
  const { invite } = useWords().net;
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void lookOutward(), []);
  const link = new URL(path, useStore(outward)).href;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Plain http in a home network has no clipboard of the new kind.
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <div class="link-panel">
      <QrCode text={link} label={invite.qr} />
      <div class="link-panel-words">
        <input ref={field} type="text" class="link-field" readOnly aria-label={invite.link} value={link} />
        <p class="row">
          <button type="button" class="button" onClick={() => void copy()}>
            {invite.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => {
                // Whoever changes their mind has not shared; that is no error.
                navigator.share({ text: message, url: link }).catch(() => {});
              }}
            >
              {invite.share}
            </button>
          )}
          <span role="status" class="hint">
            {copied && invite.copied}
          </span>
        </p>
      </div>
    </div>
  );
}
