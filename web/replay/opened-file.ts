import { parsed } from '../../core/data.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { type StepHash, stepIn } from '../step-hash.ts';

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

/** The place that a file opens at, if it names one of its game. */
export interface OpensAt {
  readonly link: Omit<StepHash, 'invite'>;
  /** It names one that its game does not have. */
  readonly isLost: boolean;
}

export function opensAt({ opensAt: named, record }: Pick<GameFile, 'opensAt' | 'record'>): OpensAt {
  const begin: OpensAt = { link: { step: 0, eyes: null }, isLost: named !== undefined };
  if (named === undefined) return begin;
  const { step, eyes } = stepIn(`#${named}`);
  if (step === null || step > record.entries.length) return begin;
  const isNobody = typeof eyes === 'number' && eyes >= record.seats;
  const isLost = isNobody || (eyes === null && named !== String(step));
  return { link: { step, eyes: isNobody ? null : eyes }, isLost };
}

const KEY = 'potager.game-file';

/** The file that was opened last stays as long as the tab, through reloads. */
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
