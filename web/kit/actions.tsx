import { present } from '../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { type MutableRef, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Arrangement, Size } from './frame/arrangement.ts';
import { useBeforePaint } from './frame/before-paint.ts';
import { Note } from './frame/note.tsx';
import { useRoom } from './frame/room.ts';
import { isOtherSize, watchSize } from './frame/watch-size.ts';
import { action as meantAction } from './lesson/lesson.ts';
import { useStore } from './store.ts';
import { meantNow } from './story/use-pointers.ts';

export interface Action {
  readonly key: string;
  readonly label: string;
  /** The painted piece it is about, so that it is known before it is read. */
  readonly picture?: ComponentChildren;
  /** At most one action is the main one. */
  readonly rank: 'main' | 'second' | 'quiet';
  readonly onTake: () => void;
}

const BUTTONS: { readonly [R in Action['rank']]: string } = {
  main: 'button button-main',
  second: 'button button-second',
  quiet: 'button button-quiet',
};

/** How many buttons with words are worth their room; what is left waits behind a last one. */
const MOST: { readonly [A in Arrangement]: number } = {
  upright: 2,
  lying: 2,
  tablet: 4,
  laptop: 4,
  desktop: 5,
  television: 5,
};

/** Which actions are in sight, and which wait: what a guide means is in sight before anything else. All keep their order. */
export function folded(
  actions: readonly Action[],
  most: number,
  meant: readonly string[],
): { readonly shown: readonly Action[]; readonly rest: readonly Action[] } {
  const isMeant = ({ key }: Action) => meant.includes(meantAction(key));
  const wanted = [...actions.filter(isMeant), ...actions.filter(action => !isMeant(action))];
  const inSight = new Set(wanted.slice(0, most));
  return {
    shown: actions.filter(action => inSight.has(action)),
    rest: actions.filter(action => !inSight.has(action)),
  };
}

/** What can be done now, the main thing first. */
export function Actions({ actions, more }: { actions: readonly Action[]; more: string }) {
  const { arrangement } = useRoom();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fitting = useFitting(list, actions.map(({ label }) => label).join());
  const meant = useStore(meantNow).flat();
  const { shown, rest } = folded(actions, Math.min(MOST[arrangement], fitting), meant);
  const take = (action: Action) => {
    setOpen(false);
    action.onTake();
  };
  return (
    <div ref={list} class="actions">
      {shown.map(action => (
        <ActionButton key={action.key} action={action} onTake={take} />
      ))}
      {rest.length > 0 && (
        <button
          ref={opener}
          type="button"
          class="button button-second actions-more"
          aria-label={more}
          aria-expanded={open}
          data-pointed={open || undefined}
          onClick={() => setOpen(!open)}
        >
          …
        </button>
      )}
      {open && rest.length > 0 && (
        <Note label={more} about={() => opener.current} onClose={() => setOpen(false)}>
          <div class="actions actions-rest">
            {rest.map(action => (
              <ActionButton key={action.key} action={action} onTake={take} />
            ))}
          </div>
        </Note>
      )}
    </div>
  );
}

/** How many buttons the dock has room for: one less whenever the last row is seen to be cut off. */
function useFitting(list: MutableRef<HTMLDivElement | null>, labels: string): number {
  const [fitting, setFitting] = useState(Infinity);
  const known = useRef<Size | null>(null);
  const boxes = () => {
    const buttons = present(list.current, 'list of actions');
    return { buttons, room: present(buttons.parentElement, 'room around it') };
  };
  useLayoutEffect(
    () =>
      watchSize(boxes().room, size => {
        if (known.current && isOtherSize(known.current, size)) setFitting(Infinity);
        known.current = size;
      }),
    [],
  );
  useLayoutEffect(() => setFitting(Infinity), [labels]);
  // Words change their width when their font arrives.
  useLayoutEffect(() => {
    const again = () => setFitting(Infinity);
    document.fonts?.addEventListener('loadingdone', again);
    return () => document.fonts?.removeEventListener('loadingdone', again);
  }, []);
  const fit = () => {
    const { buttons, room } = boxes();
    const shown = buttons.querySelectorAll(':scope > [data-action]').length;
    const isCut = buttons.offsetHeight > room.clientHeight + 1;
    if (isCut && shown > 1) setFitting(shown - 1);
  };
  useBeforePaint(fit);
  // With one less it may still be cut off: that is seen in the same frame.
  useLayoutEffect(() => {
    if (fitting < Infinity) fit();
  }, [fitting]);
  return fitting;
}

function ActionButton({ action, onTake }: { action: Action; onTake: (action: Action) => void }) {
  return (
    <button
      type="button"
      class={BUTTONS[action.rank]}
      data-action={action.key}
      onClick={() => onTake(action)}
    >
      {action.picture && <span class="button-picture">{action.picture}</span>}
      {action.label}
    </button>
  );
}
