import { useLayoutEffect } from 'preact/hooks';

/** Single keys, unless someone is typing or a sheet is open. A key that is held down is pressed once: undo must not run away. */
export function useKeys(
  keys: { readonly [key: string]: () => void },
  typing = 'input, select, textarea',
): void {
  // With what is shown, never a paint later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.matches(typing)) return;
      const deed = keys[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
