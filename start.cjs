'use strict';
// `npm start`: make ready what is not ready yet, then serve. Arguments go to `potager serve`.

const { spawn } = require('child_process');
const os = require('os');
const path = require('path');
const { ROOT, ensureReady, orExplain } = require('./tools/prepare.cjs');

orExplain(ensureReady);

const potager = path.join(ROOT, 'dist', 'potager.js');
const child = spawn(process.execPath, [potager, 'serve'].concat(process.argv.slice(2)), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code));
