import { parsed } from '../../core/data.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';

/** Why a file is not one that can be looked at. */
export type FileFault = 'notJson' | 'notGame';

export function readFile(text: string): Result<GameFile, FileFault> {
  let json: unknown;
  try {
    json = parsed<unknown>(text);
  } catch {
    return no('notJson');
  }
  const file = readGameFile(json);
  return file.ok ? ok(file.value) : no('notGame');
}

const KEY = 'potager.game-file';

/** The file that was opened last stays as long as the tab: whoever reloads the page still has it. */
export function keepFile(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Too large, or nothing is kept here: a reload asks for it again.
  }
}

export function keptFile(): GameFile | null {
  try {
    const text = sessionStorage.getItem(KEY);
    const file = text === null ? null : readFile(text);
    return file?.ok ? file.value : null;
  } catch {
    return null;
  }
}
