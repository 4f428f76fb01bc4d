import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { takeFocus } from './keep-focus.ts';

interface SureButtonsProps {
  readonly sure: string;
  readonly keep: string;
  readonly onSure: () => void;
  readonly onKeep: () => void;
}

/** The second question before something goes for good; whoever presses Enter twice keeps it. */
export function SureButtons({ sure, keep, onSure, onKeep }: SureButtonsProps) {
  return (
    <>
      <button type="button" class="button button-danger" onClick={onSure}>
        {sure}
      </button>
      <button ref={takeFocus} type="button" class="button" onClick={onKeep}>
        {keep}
      </button>
    </>
  );
}

interface AskTwiceProps extends Omit<SureButtonsProps, 'onKeep'> {
  readonly ask: string;
  /** The same in more words, for whoever does not see where it stands. */
  readonly label?: string;
  readonly class?: string;
  /** What is said with the second question. */
  readonly children: (buttons: ComponentChildren) => ComponentChildren;
}

/** There is no way back: a button asks first. */
export function AskTwice({ ask, label, class: name = '', children, ...second }: AskTwiceProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return children(<SureButtons {...second} onKeep={() => setAsked(false)} />);
  return (
    <button
      type="button"
      class={`button button-quiet ${name}`}
      aria-label={label}
      onClick={() => setAsked(true)}
    >
      {ask}
    </button>
  );
}
