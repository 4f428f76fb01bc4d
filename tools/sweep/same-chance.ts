import type { Page } from '@playwright/test';

/** Makes pages repeatable: the same random numbers each time, so that the same bots make the same moves. */
export async function sameChance(page: Page, name: string): Promise<void> {
  await page.addInitScript(drawChance, name);
}

/** In the browser, before anything else: numbers from a name and how often pages were loaded. */
function drawChance(name: string): void {
  const loads = Number(localStorage.getItem('test.loads') ?? 0) + 1;
  localStorage.setItem('test.loads', String(loads));
  let state = loads;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  Object.defineProperty(crypto, 'randomUUID', { value: () => `${next()}-${next()}` });
}
