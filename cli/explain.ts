import { errorCode } from '../server/error-code.ts';
import type { Place } from '../server/serve.ts';
import { StorageTrouble } from '../server/storage/trouble.ts';

/** What a person can do about an error on opening the house; null when it is a bug of ours. */
export function explain(error: unknown, { host, port }: Place): string | null {
  if (error instanceof StorageTrouble) return error.message;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Take another one: npm start -- --port ${port < 65535 ? port + 1 : 8080}`;
    case 'EACCES':
      return `Port ${port} needs special rights on this machine. Take another one: npm start -- --port 8080`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `“${host}” (from --host or the variable HOST) is no address of this machine. Try: npm start -- --host 0.0.0.0`;
    case 'ENOENT':
      return 'The built pages are missing. Build and serve them with: npm start';
    default:
      return null;
  }
}
