import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, toolPath } from './prepare.cjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'test-results', 'data', join('bench', 'results')]);

interface Done {
  readonly status: number | null;
  readonly output: string;
}

export interface TemporaryCopy {
  readonly root: string;
  /** Runs a tool there; `package` or `package:command`. */
  run(tool: string, ...words: readonly string[]): Promise<Done>;
  remove(): void;
}

/** The repository in a folder of its own, to be changed at will, with the same dependencies. */
export function temporaryCopy(): TemporaryCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'potager-copy-')));
  cpSync(ROOT, root, { recursive: true, filter: path => !LEFT_OUT.has(relative(ROOT, path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    run: (tool, ...words) =>
      new Promise((resolve, reject) => {
        const working = spawn(process.execPath, [toolPath(tool), ...words], { cwd: root });
        let output = '';
        for (const stream of [working.stdout, working.stderr])
          stream.setEncoding('utf8').on('data', (heard: string) => {
            output += heard;
          });
        working.once('error', reject);
        working.once('close', status => resolve({ status, output }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
