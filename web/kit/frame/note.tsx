import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from '../element-of.ts';
import { canFocus } from '../can-focus.ts';
import { Icon } from '../icon.tsx';
import { listen } from '../listen.ts';
import type { Box } from './box.ts';
import { besideOf, covered, type Standing } from './place.ts';
import { surroundingsOf } from './surroundings.ts';

interface NoteProps {
  readonly label: string;
  /** What it is about, as it lies on the page now. */
  readonly about: () => Element | null;
  /** Over the whole of what it is about, grown upwards if need be, instead of beside it. */
  readonly over?: boolean;
  /** What it leaves in sight if it can. */
  readonly clearOf?: () => readonly Element[];
  /** Absent for a note that goes by itself, as one that hovers. */
  readonly onClose?: () => void;
  /** Where it lies over what was asked, a thumb must see how to put it away. */
  readonly closeLabel?: string;
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** Beside the thing, on free ground if there is any. */
function asideOf(note: HTMLElement, thing: Element, clearOf: readonly Element[]): Standing {
  note.style.width = '';
  note.style.minHeight = '';
  const { width, height } = note.getBoundingClientRect();
  return besideOf(thing.getBoundingClientRect(), { width, height }, surroundingsOf(thing, clearOf));
}

/** Pixels between a question and the note below it. */
const UNDER = 4;

/**
 * Over the thing as far as its question, which stays in sight, if there is room enough; else over the whole of it; or over its line from
 * edge to edge, and so lower, where more of what matters stays in sight.
 */
function overOf(note: HTMLElement, thing: Element, clearOf: readonly Element[]): Standing {
  const { clearOf: inSight } = surroundingsOf(thing, clearOf);
  const below = thing.getBoundingClientRect();
  const question = thing.querySelector('.prompt')?.getBoundingClientRect() ?? below;
  const room = below.bottom - question.bottom - UNDER;
  note.style.minHeight = '';
  note.style.width = `${below.width}px`;
  const isUnder = note.getBoundingClientRect().height <= room;
  note.dataset['hides'] = isUnder ? 'actions' : 'dock';
  note.style.minHeight = `${isUnder ? room : below.height}px`;
  if (isUnder) return { left: below.left, top: question.bottom + UNDER };
  const stand = ({ left, width }: Pick<Box, 'left' | 'width'>): Box => {
    note.style.width = `${width}px`;
    const { height } = note.getBoundingClientRect();
    return { left, top: below.bottom - height, width, height };
  };
  const narrow = stand(below);
  const line = covered(narrow, inSight) > 0 && thing.parentElement?.getBoundingClientRect();
  const wide = line && stand(line);
  const isWide = wide && covered(wide, inSight) < covered(narrow, inSight);
  note.toggleAttribute('data-wide', Boolean(isWide));
  return isWide ? wide : stand(below);
}

/** A popover at the element it is about. It shifts no layout; Escape or a tap elsewhere closes it. */
export function Note({ label, about, over = false, clearOf, onClose, closeLabel, id, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = elementOf(note);
    // The top layer: no area can cut it off.
    if (!element.matches(':popover-open')) element.showPopover?.();
    const thing = about();
    if (!thing) return;
    element.style.maxHeight = '';
    const inSight = clearOf?.() ?? [];
    const place: Standing = over ? overOf(element, thing, inSight) : asideOf(element, thing, inSight);
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
    if (place.most !== undefined) element.style.maxHeight = `${place.most}px`;
  });
  // Opened by keyboard, it takes the focus, and gives it back to the thing when it closes.
  useLayoutEffect(() => {
    if (!onClose) return;
    const opener = document.activeElement;
    const element = elementOf(note);
    element.focus({ preventScroll: true });
    return () => {
      const wasInside = element.contains(document.activeElement);
      // What the note covered can take the focus only once the note is gone.
      if (wasInside && canFocus(opener)) queueMicrotask(() => opener.focus({ preventScroll: true }));
    };
  }, []);
  useLayoutEffect(() => {
    if (!onClose) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      onClose();
    };
    const tap = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || note.current?.contains(target)) return;
      // The thing itself opens and closes its note; a sheet above it is another matter.
      if (!target.closest('[data-pointed], .veil')) onClose();
    };
    return listen(window, { keydown: press, pointerdown: tap });
  });
  return (
    <div
      ref={note}
      id={id}
      class={over ? 'note note-over' : 'note'}
      popover="manual"
      tabIndex={onClose && -1}
      role={onClose ? 'dialog' : 'tooltip'}
      aria-label={label}
    >
      {over && onClose && (
        <button type="button" class="round note-close" aria-label={closeLabel} onClick={onClose}>
          <Icon of="close" />
        </button>
      )}
      {children}
    </div>
  );
}
