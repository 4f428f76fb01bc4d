import { FLAGS, type FlagName, SERVE_FLAGS, STORAGE_FLAGS } from './flags.ts';

export const HELP = `Potager, board games on the web.

Usage
  potager serve                              start the server, until Ctrl+C
  potager backup FILE                        copy all data into a file, while the server runs or not
  potager export FILE                        all data as an archive for “import”
  potager export FILE --table ID             one finished game, to keep or to verify
  potager export FILE --person ID            everything the server knows about one person
  potager import FILE                        put an archive into a database that is still empty
  potager verify FILE                        was this game dealt and played fairly?
  potager verify                             play every stored game again and report what differs
  potager --help                             show this
  potager --version                          show the version

Settings of serve, as a flag or as a variable of the environment; a flag wins
${list(SERVE_FLAGS.filter(flag => !isStorage(flag)))}

Settings of serve and of all commands that read or write data
${list(STORAGE_FLAGS)}

Exit codes: 0 done, 1 it did not work (verify: something differs), 2 wrong arguments.`;

function list(flags: readonly FlagName[]): string {
  return flags
    .flatMap(flag => {
      const { variable, value, help } = FLAGS[flag];
      const words = value === null ? `--${flag}` : `--${flag} ${value}`;
      const head = `  ${words.padEnd(24)}${variable}`;
      return [head, ...help.map(line => `      ${line}`)];
    })
    .join('\n');
}

function isStorage(flag: FlagName): boolean {
  return STORAGE_FLAGS.some(storage => storage === flag);
}
