import { useState } from 'preact/hooks';
import type { Sketch } from '../kit/editor/editor.ts';
import { Icon } from '../kit/icon.tsx';
import { fragmentOf } from './link.ts';
import { usePositionWords } from './use-position-words.ts';

interface ToolsProps {
  readonly sketch: Sketch;
  readonly undo: (() => void) | null;
  readonly hasOwnValues: boolean;
  readonly onOpening: () => void;
  readonly onClear: () => void;
}

/** What can be done with the whole sketch. Clearing is one step, which can be undone. */
export function Tools({ sketch, undo, hasOwnValues, onOpening, onClear }: ToolsProps) {
  const words = usePositionWords();
  const [told, setTold] = useState('');
  const copyLink = async () => {
    history.replaceState(null, '', `#${fragmentOf(sketch)}`);
    try {
      await navigator.clipboard.writeText(location.href);
      setTold(words.copied);
    } catch {
      // Plain http in a home network has no clipboard.
      setTold(words.notCopied);
    }
  };
  return (
    <div class="position-tools" role="toolbar" aria-label={words.tools}>
      <button type="button" class="button" aria-disabled={undo === null} onClick={() => undo?.()}>
        <Icon of="undo" />
        {words.undo}
      </button>
      <button type="button" class="button" onClick={onOpening}>
        {words.opening}
      </button>
      <button type="button" class="button" onClick={onClear}>
        {words.clear}
      </button>
      <button type="button" class="button" onClick={() => void copyLink()}>
        <Icon of="link" />
        {words.copyLink}
      </button>
      <p class="hint" role="status">
        {told} {told !== '' && hasOwnValues && words.linkWithoutValues}
      </p>
    </div>
  );
}
