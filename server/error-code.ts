/** What the system, a driver or a library calls this error; empty where it has no name for it. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
