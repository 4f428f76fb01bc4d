import { useLayoutEffect } from 'preact/hooks';

/** Single keys while a part of the table is shown, unless someone is typing or a sheet is open. */
export function useKeys(keys: { readonly [key: string]: () => void }): void {
  // With what is shown, never a paint later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(select|textarea)$/i.test(event.target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const deed = keys[event.key.toLowerCase()];
      if (!deed || event.repeat) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
