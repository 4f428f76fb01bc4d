type Ears = { readonly [T in keyof WindowEventMap]?: (event: WindowEventMap[T]) => void };

/** Hears several events of a window or an element until what it gives is called. */
export function listen(target: EventTarget, ears: Ears, options?: AddEventListenerOptions): () => void {
  const all = Object.entries(ears) as [string, EventListener][];
  for (const [type, hear] of all) target.addEventListener(type, hear, options);
  return () => {
    for (const [type, hear] of all) target.removeEventListener(type, hear, options);
  };
}
