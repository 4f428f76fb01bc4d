import { options } from 'preact';

/** Renders what this changes synchronously, before it returns. */
export function atOnce(change: () => void): void {
  const before = options.debounceRendering;
  options.debounceRendering = draw => draw();
  try {
    change();
  } finally {
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  }
}
