import { useLayoutEffect } from 'preact/hooks';

export interface Steps {
  readonly back: () => void;
  readonly forth: () => void;
  readonly turnBack: () => void;
  readonly turnForth: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly playOrStop: () => void;
}

/** The keys of a replay, also on its slider; a board that has a use for arrows itself keeps them. */
export function useReplayKeys(steps: Steps): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || document.querySelector('dialog[open], .note[role=dialog]')) return;
      if (target.matches('select, textarea, input:not([type=range])')) return;
      const deed = deedOf(key, shiftKey, steps);
      // On a button, space presses it.
      if (!deed || (key === ' ' && target.closest('button, a, summary'))) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function deedOf(key: string, isTurn: boolean, steps: Steps): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return isTurn ? steps.turnBack : steps.back;
    case 'ArrowRight':
      return isTurn ? steps.turnForth : steps.forth;
    case 'ArrowUp':
    case 'PageUp':
      return steps.turnBack;
    case 'ArrowDown':
    case 'PageDown':
      return steps.turnForth;
    case 'Home':
      return steps.toStart;
    case 'End':
      return steps.toEnd;
    case ' ':
      return steps.playOrStop;
    default:
      return null;
  }
}
