import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useExplained } from '../../../web/kit/explained.tsx';
import { Note } from '../../../web/kit/frame/note.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import type { Part } from './part.ts';
import type { Shut } from './why-not.ts';

interface MainButtonProps extends Pick<Part, 'clause'> {
  readonly label: string;
  readonly class?: string;
  readonly shut: Shut | null;
  readonly onTake: () => void;
  /** After the label, such as what it brings. */
  readonly children?: ComponentChildren;
}

/** The main thing to do. While it cannot be done it says why, to the mouse, the keyboard and a finger: then with the rule, and until it is put away. */
export function MainButton({ label, class: name, shut, onTake, clause, children }: MainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { told, pressedLong, listeners } = useExplained();
  const [asked, setAsked] = useState(false);
  // The focus that comes back from the answer asks nothing.
  const answered = useRef(false);
  // What was shut when it was asked may be open by now.
  const stays = asked && shut !== null;
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`button button-main ${name ?? ''}`}
        {...(shut && { 'aria-disabled': true, 'aria-description': shut.why })}
        data-pointed={stays || undefined}
        {...listeners}
        onFocus={event => {
          if (!answered.current) listeners.onFocus(event);
          answered.current = false;
        }}
        onClick={() => {
          if (shut) setAsked(!asked);
          else if (!pressedLong()) onTake();
        }}
      >
        {label}
        {children}
      </button>
      {shut && (told || stays) && (
        <Note
          key={String(stays)}
          label={label}
          about={() => button.current}
          {...(stays && {
            onClose() {
              answered.current = true;
              setAsked(false);
            },
          })}
        >
          <PieceCard about={{ title: label, lines: [shut.why] }} clause={stays && clause(shut.clause)} />
        </Note>
      )}
    </>
  );
}
