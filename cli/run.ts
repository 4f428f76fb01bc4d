import type { Command } from './arguments.ts';
import { backupHouse, exportHouse, importHouse } from './commands/copies.ts';
import { exportPerson, exportTable } from './commands/export-part.ts';
import { verifyFile } from './commands/verify-file.ts';
import { report, verifyHouse } from './commands/verify-house.ts';
import { openHouse } from './open-house.ts';
import { showing } from './progress.ts';
import { orExplain } from './trouble.ts';
import { withStorage } from './with-storage.ts';

type Task = Exclude<Command, { name: 'help' | 'version' }>;

/** Does what was asked for, to its end. Returns the exit code. */
export function run(command: Task, version: string): Promise<number> {
  if (command.name === 'serve') return openHouse(command.settings, version);
  return orExplain(async () => (await carryOut(command)) ?? 0);
}

/** Commands that can fail without anything being wrong outside give their exit code. */
async function carryOut(command: Exclude<Task, { name: 'serve' }>): Promise<number | void> {
  switch (command.name) {
    case 'backup':
      return backupHouse(command.where, command.file);
    case 'import':
      return importHouse(command.where, command.file);
    case 'export':
      return exportSome(command);
    case 'verify-file':
      return verifyFile(command.file);
    case 'verify-house':
      return withStorage(command.where, { alone: false }, async storage =>
        report(await showing('Tables', progress => verifyHouse(storage, progress))),
      );
  }
}

async function exportSome({ part, file, where }: Extract<Task, { name: 'export' }>): Promise<void> {
  if (part.of === 'house') return exportHouse(where, file);
  const exported = part.of === 'table' ? exportTable : exportPerson;
  return withStorage(where, { alone: false }, storage => exported(storage, part.id, file));
}
