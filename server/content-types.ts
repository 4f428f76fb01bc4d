import { extname } from 'node:path';

/** Every kind of file the built site contains. Text is worth compressing; the rest is compressed already. */
const TYPES: { readonly [extension: string]: { readonly type: string; readonly text: boolean } } = {
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.ico': { type: 'image/x-icon', text: false },
  '.jpg': { type: 'image/jpeg', text: false },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.map': { type: 'application/json; charset=utf-8', text: true },
  '.md': { type: 'text/markdown; charset=utf-8', text: true },
  '.mp3': { type: 'audio/mpeg', text: false },
  '.ogg': { type: 'audio/ogg', text: false },
  '.png': { type: 'image/png', text: false },
  '.svg': { type: 'image/svg+xml; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.wasm': { type: 'application/wasm', text: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', text: true },
  '.webp': { type: 'image/webp', text: false },
  '.woff': { type: 'font/woff', text: false },
  '.woff2': { type: 'font/woff2', text: false },
};

export const contentType = (file: string) =>
  TYPES[extname(file).toLowerCase()] ?? { type: 'application/octet-stream', text: false };
