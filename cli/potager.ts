#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { HELP } from './help.ts';
import { openHouse } from './open-house.ts';

const command = readArguments(process.argv.slice(2), {
  environment: process.env,
  terminal: process.stderr.isTTY,
});

switch (command.name) {
  case 'help':
    console.log(HELP);
    break;
  case 'version':
    console.log(version());
    break;
  case 'serve':
    process.exitCode = await openHouse(command.settings, version());
    break;
  case 'refuse':
    console.error(`${command.reason}\nSee: potager --help`);
    process.exitCode = 2;
    break;
}

/** The manifest is one folder up both from here and from the bundle in dist/. */
function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
