interface Frame extends NodeJS.CallSite {
  toString(): string;
}

/** Of files that were transformed; those of packages and of Node are what runs. */
const isOurs = (frame: Frame) => !/^node:|\/node_modules\//.test(frame.getFileName() ?? 'node:');

/** For the program that reads source maps: what is native it says as it is. Playwright knows its own frames without “async”. */
const asItIs = (frame: Frame) =>
  ({ isNative: () => true, toString: () => String(frame).replace(/^async (?=\S+$)/, '') }) as Frame;

/**
 * Playwright notes with every call where it came from, and has each frame of the stack looked up in source maps: an eighth of all
 * that its workers compute. Only frames of ours have any.
 */
export function mapOnlyOurs(): void {
  const mapped = Error.prepareStackTrace;
  if (!mapped) return;
  Error.prepareStackTrace = (error, frames) =>
    mapped(
      error,
      frames.map(frame => (isOurs(frame) ? frame : asItIs(frame))),
    ) as unknown;
}
