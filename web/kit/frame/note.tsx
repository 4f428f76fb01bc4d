import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { elementOf } from '../element-of.ts';
import { canFocus } from '../can-focus.ts';
import { besideOf } from './place.ts';

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
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** A popover at the element it is about. It shifts no layout; Escape or a tap elsewhere closes it. */
export function Note({ label, about, over = false, clearOf, onClose, id, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = elementOf(note);
    // The top layer: no area can cut it off.
    if (!element.matches(':popover-open')) element.showPopover?.();
    const thing = about()?.getBoundingClientRect();
    if (!thing) return;
    const screen = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    element.style.width = over ? `${thing.width}px` : '';
    element.style.minHeight = over ? `${thing.height}px` : '';
    element.style.maxHeight = '';
    const { width, height } = element.getBoundingClientRect();
    const inSight = clearOf?.().map(one => one.getBoundingClientRect()) ?? [];
    const place: ReturnType<typeof besideOf> = over
      ? { left: thing.left, top: thing.bottom - height }
      : besideOf(thing, { width, height }, { screen, clearOf: inSight });
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
    if (place.most !== undefined) element.style.maxHeight = `${place.most}px`;
  });
  // Whoever opened it by keyboard goes on inside it, and back to the thing when it closes.
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
    addEventListener('keydown', press);
    addEventListener('pointerdown', tap);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', tap);
    };
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
      {children}
    </div>
  );
}
