import { options } from 'preact';

/** Whatever this changes is drawn before it returns, and not when the present task is over. */
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
