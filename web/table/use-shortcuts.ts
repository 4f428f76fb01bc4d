import { useLayoutEffect } from 'preact/hooks';

/** Single keys, unless someone is typing or a sheet is open. A key that is held down is pressed once: undo must not run away. */
export function useShortcuts(keys: { readonly [key: string]: () => void }): void {
  // With the table that is shown, never with the one before it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && /^(input|select|textarea)$/i.test(event.target.tagName);
      if (
        typing ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return;
      const deed = keys[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
