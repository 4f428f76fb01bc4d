'use strict';
// Makes a fresh copy of the house ready to run: right Node, dependencies installed, product built.
// This file must parse on very old versions of Node, so that they get an explanation and not a syntax error.

const { spawnSync } = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

const ROOT = path.join(__dirname, '..');
const BUILT_FROM = ['core', 'games', 'bots', 'wire', 'fair', 'server', 'web', 'cli'];
const BUILT_WITH = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'tools/chunks.ts',
  'rolldown.config.ts',
];
const BUILT_FILES = ['dist/potager.js', 'dist/web/index.html'];
const BUILD_STAMP = 'dist/.stamp';

/** Trouble whose message tells a person what to do; anything else that is thrown is a bug. */
class Problem extends Error {}

function ensureNode() {
  const needed = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, needed)) return;
  throw new Problem(
    [
      `Potager needs Node.js ${needed} or newer; this is Node.js ${process.versions.node}.`,
      'Get the current version from https://nodejs.org, or with a version manager:',
      '  nvm install --lts      fnm install --lts      volta install node',
      'Then run the same command again.',
    ].join('\n'),
  );
}

function isAtLeast(version, needed) {
  const have = version.split('.').map(Number);
  const want = needed.split('.').map(Number);
  const differs = want.findIndex((part, i) => part !== have[i]);
  return differs === -1 || have[differs] > want[differs];
}

function ensureDependencies() {
  if (dependenciesAreInstalled()) return;
  requireWritable('node_modules', 'install its dependencies');
  step('Installing dependencies (only now and after updates; this may take a minute)', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], 'Is this machine connected to the internet?'),
  );
}

/** Compares package-lock.json with npm's own record of what it put into node_modules. */
function dependenciesAreInstalled() {
  const record = read('node_modules/.package-lock.json');
  if (record === null) return false;
  const wanted = JSON.parse(read('package-lock.json')).packages;
  const installed = JSON.parse(record).packages;
  return Object.keys(wanted)
    .filter(place => place !== '' && !wanted[place].optional)
    .every(place => installed[place] && installed[place].version === wanted[place].version);
}

function ensureBuild() {
  const stamp = sourceHash();
  if (read(BUILD_STAMP) === stamp && BUILT_FILES.every(file => fs.existsSync(inRoot(file)))) return;
  requireWritable('dist', 'build itself');
  fs.rmSync(inRoot(BUILD_STAMP), { force: true });
  step('Building the pages', () => runTool('vite', ['build', '--logLevel', 'warn']));
  step('Building the server', () => runTool('rolldown', ['--config', 'rolldown.config.ts']));
  fs.writeFileSync(inRoot(BUILD_STAMP), stamp);
}

function sourceHash() {
  const hash = createHash('sha256');
  const files = [].concat(BUILT_WITH, ...BUILT_FROM.map(filesUnder));
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(read(file) || '')
      .update('\0');
  return hash.digest('hex');
}

/** Every file that can change the build, in a fixed order; tests cannot. */
function filesUnder(folder) {
  if (!fs.existsSync(inRoot(folder))) return [];
  const entries = fs.readdirSync(inRoot(folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return [].concat(
    ...entries
      .filter(entry => entry.name !== 'test' && !/\.test\.tsx?$/.test(entry.name))
      .map(entry => {
        const name = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesUnder(name) : [name];
      }),
  );
}

/** Really writes: permission bits do not tell about read-only disks, nor about Windows. */
function requireWritable(folder, purpose) {
  const place = fs.existsSync(inRoot(folder)) ? inRoot(folder) : ROOT;
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(place, '.writable-')));
  } catch (error) {
    throw new Problem(
      [
        `Potager has to ${purpose}, but it may not write to ${place} (${error.code}).`,
        'Give yourself the right to write there, or copy the whole folder to a place of your own',
        '(your home folder, for example) and run the same command in the copy.',
      ].join('\n'),
    );
  }
}

/** Runs a development tool from node_modules. Its errors are shown, its list of files is not. */
function runTool(tool, args) {
  const stdio = ['inherit', 'ignore', 'inherit'];
  run(process.execPath, [toolPath(tool)].concat(args), 'The messages above say why.', { stdio });
}

/** The script behind `npx tool`, so that no shell is needed on any system. `tool` is `package` or `package:command`. */
function toolPath(tool) {
  const [name, command = name] = tool.split(':');
  const { bin } = JSON.parse(read(`node_modules/${name}/package.json`));
  return inRoot(path.join('node_modules', name, typeof bin === 'string' ? bin : bin[command]));
}

function runNpm(args, hint) {
  const npm = process.env.npm_execpath || '';
  if (npm.endsWith('npm-cli.js')) run(process.execPath, [npm].concat(args), hint);
  else run('npm', args, hint, { shell: process.platform === 'win32' });
}

function run(command, args, hint, options) {
  const { status, error } = spawnSync(command, args, Object.assign({ cwd: ROOT, stdio: 'inherit' }, options));
  if (status === 0) return;
  const shown = [command].concat(args).map(word => (path.isAbsolute(word) ? path.basename(word) : word));
  const reason = error ? ` (${error.message})` : '';
  throw new Problem(`This did not work: ${shown.join(' ')}${reason}\n${hint}`.trim());
}

function step(title, work) {
  const start = Date.now();
  console.log(`${title} …`);
  work();
  console.log(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function read(file) {
  try {
    return fs.readFileSync(inRoot(file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function inRoot(file) {
  return path.join(ROOT, file);
}

/** Runs `work`; a Problem ends the process with its message, exit code 1. */
function orExplain(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

/** Everything that a fresh copy lacks. */
function ensureReady() {
  ensureNode();
  ensureDependencies();
  ensureBuild();
}

if (require.main === module) orExplain(ensureReady);

module.exports = {
  ROOT,
  Problem,
  isAtLeast,
  ensureNode,
  ensureDependencies,
  ensureBuild,
  ensureReady,
  orExplain,
  runNpm,
  runTool,
  toolPath,
};
