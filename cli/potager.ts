#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { HELP } from './help.ts';
import { run } from './run.ts';

const command = readArguments(process.argv.slice(2), {
  environment: process.env,
  terminal: process.stderr.isTTY,
});

if (command.name === 'help') console.log(HELP);
else if (command.name === 'version') console.log(version());
else if (command.name === 'refuse') {
  console.error(`${command.reason}\nSee: potager --help`);
  process.exitCode = 2;
} else process.exitCode = await run(command, version());

/** The manifest is one folder up both from here and from the bundle in dist/. */
function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
