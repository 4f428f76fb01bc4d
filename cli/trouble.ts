import { errorCode } from '../server/error-code.ts';
import { StorageTrouble } from '../server/storage/trouble.ts';

/** Something outside is not as the command needs it. The message tells a person what to do. */
export class CommandTrouble extends Error {}

/** Runs a command and gives its exit code. Troubles are explained in a sentence; anything else is a bug and stays loud. */
export async function orExplain(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommandTrouble) && !(error instanceof StorageTrouble)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Does something with a file; what Node says about it becomes a sentence. */
export function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const explained = FILE_TROUBLES[errorCode(error)];
    if (!explained) throw error;
    throw new CommandTrouble(explained(file));
  }
}

const FILE_TROUBLES: { readonly [code: string]: (file: string) => string } = {
  ENOENT: file => `There is no file or folder “${file}”.`,
  ENOTDIR: file => `There is no file or folder “${file}”.`,
  EEXIST: file => `“${file}” exists already. Choose another name.`,
  EISDIR: file => `“${file}” is a folder. Name a file in it.`,
  EACCES: file => `“${file}” may not be opened. Check the rights on it and on its folder.`,
  EPERM: file => `“${file}” may not be opened. Check the rights on it and on its folder.`,
  EROFS: file => `“${file}” is on a disk that cannot be written.`,
  ENOSPC: () => 'The disk is full. Make room on it.',
};
