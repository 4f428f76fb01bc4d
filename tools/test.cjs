'use strict';
// `npm test`: every check there is, on a fresh copy too. `--quick` leaves out the build and the browser.
// One run shows everything: a failure does not stop what follows. The last line is the sum.

const { spawn, spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { findBrowser } = require('./browser.cjs');
const prepare = require('./prepare.cjs');

const quick = process.argv.includes('--quick');
const start = Date.now();
const unitReport = path.join(os.tmpdir(), `potager-unit-${process.pid}.json`);
const browserReport = path.join(os.tmpdir(), `potager-browser-${process.pid}.json`);
const LINES_OF_A_FAILURE = 12;
const SLOWEST = 10;

/**
 * What needs one core at most, some at a time: the longest first, for whatever is left for the end is waited for by an idle core.
 * `full` marks what `--quick` leaves out; what only `prepares` is no test, but its failure is one.
 */
const CHECKS = [
  // One reading of all types for both; tsc finds the same, and would read them again.
  // Its garbage collector is asked to come less often: a sixth of the time for a fifth more memory.
  {
    name: 'types, lint',
    tool: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    env: { GOGC: '400' },
  },
  { name: 'mutants', full: true, tool: 'tsx', args: ['tools/mutate.ts', '--sample', '16', '--workers', '1'] },
  { name: 'browser', full: true, prepares: true, script: 'tools/browser.cjs', afterwards: nameBrowser },
  { name: 'dead code', tool: 'knip', args: [] },
  { name: 'boundaries', tool: 'tsx', args: ['tools/check-boundaries.ts'] },
  { name: 'clauses', tool: 'tsx', args: ['tools/check-clauses.ts'] },
  { name: 'build', full: true, prepares: true, script: 'tools/prepare.cjs' },
  { name: 'format', tool: '@biomejs/biome:biome', args: ['format', '.'] },
];
const CHECKS_AT_ONCE = 2;

/** Each takes all cores, and answers with its count. */
const TESTS = [
  { name: 'unit tests', run: unitTests },
  { name: 'browser tests', full: true, run: browserTests },
];

function unitTests() {
  const files = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const ok = passes('vitest', ['run', '--pool=threads', '--no-isolate', '--retry=1', ...files]);
  return counted(ok, unitReport, ({ numPassedTests, numFailedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numTotalTests - numPassedTests - numFailedTests,
    failures: testResults.filter(file => file.status === 'failed').flatMap(unitFailures),
    unsteady: testResults.flatMap(unitsTriedTwice),
    times: testResults.flatMap(unitTimes),
  }));
}

function unitTimes({ name, assertionResults }) {
  const file = path.relative(prepare.ROOT, name);
  return assertionResults.map(test => ({
    title: `${file} › ${test.fullName}`,
    milliseconds: test.duration ?? 0,
  }));
}

/** A file that broke before its first test is its own failure. */
function unitFailures({ name, message, assertionResults }) {
  const file = path.relative(prepare.ROOT, name);
  const failed = assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0) return [{ title: file, message }];
  return failed.map(test => unitTrouble(file, test));
}

const unitTrouble = (file, { fullName, failureMessages }) => ({
  title: `${file} › ${fullName}`,
  message: failureMessages.join('\n'),
});

function unitsTriedTwice({ name, assertionResults }) {
  const file = path.relative(prepare.ROOT, name);
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(test => unitTrouble(file, test));
}

function browserTests() {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport;
  const ok = passes('@playwright/test:playwright', ['test', '--retries=1', '--reporter=list,json']);
  return counted(ok, browserReport, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(suite => browserTroubles(suite, ({ ok }) => !ok)),
    unsteady: suites.flatMap(suite => browserTroubles(suite, isTriedTwice)),
    times: suites.flatMap(browserTimes),
  }));
}

function browserTimes({ specs = [], suites = [] }) {
  const here = specs.map(spec => ({
    title: `${spec.file}:${spec.line} › ${spec.title}`,
    milliseconds: spec.tests
      .flatMap(test => test.results)
      .reduce((total, { duration }) => total + duration, 0),
  }));
  return [...here, ...suites.flatMap(browserTimes)];
}

const isTriedTwice = ({ ok, tests }) => ok && tests.some(({ results }) => results.length > 1);

function browserTroubles({ specs = [], suites = [] }, wanted) {
  const here = specs.filter(wanted).map(spec => ({
    title: `${spec.file}:${spec.line} › ${spec.title}`,
    message: spec.tests
      .flatMap(test => test.results.flatMap(result => result.errors.map(e => e.message)))
      .join('\n'),
  }));
  return [...here, ...suites.flatMap(suite => browserTroubles(suite, wanted))];
}

/** A runner that counted nothing, or that failed for another reason than a test, counts as one failure. */
function counted(ok, report, read) {
  const count = fs.existsSync(report)
    ? read(JSON.parse(fs.readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  fs.rmSync(report, { force: true });
  const unexplained = count.failed === 0 && (!ok || count.passed === 0);
  return unexplained ? Object.assign(count, { failed: 1 }) : count;
}

/** One check is one test. */
const countOf = ({ prepares }, ok) => ({ passed: ok && !prepares ? 1 : 0, failed: ok ? 0 : 1 });

/** Every process started from here need not look for it again. */
function nameBrowser() {
  process.env.POTAGER_CHROMIUM = findBrowser();
}

/** Some at a time; what each says comes in one piece when it is done. */
async function runChecks(checks) {
  const results = new Map();
  const waiting = [...checks];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.set(next, await runCheck(next));
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, lane));
  return checks.map(one => results.get(one));
}

function runCheck(check) {
  const { name, tool, script, args = [], env = {}, afterwards } = check;
  return new Promise(resolve => {
    const said = [];
    const command = [script ?? prepare.toolPath(tool), ...args];
    const child = spawn(process.execPath, command, { cwd: prepare.ROOT, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => said.push(piece));
    child.on('close', status => {
      console.log(`\n=== ${name} (${seconds()})\n${Buffer.concat(said)}`.trimEnd());
      if (status === 0) afterwards?.();
      resolve(resultOf(name, countOf(check, status === 0)));
    });
  });
}

function passes(tool, args) {
  const command = [prepare.toolPath(tool), ...args];
  return spawnSync(process.execPath, command, { cwd: prepare.ROOT, stdio: 'inherit' }).status === 0;
}

/** Without these nothing can be checked. */
function dependencies() {
  try {
    prepare.ensureNode();
    prepare.ensureDependencies();
    return { passed: 0, failed: 0 };
  } catch (error) {
    if (!(error instanceof prepare.Problem)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

function seconds() {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

function runStage({ name, run }) {
  console.log(`\n=== ${name} (${seconds()})`);
  return resultOf(name, run());
}

const resultOf = (name, count) =>
  Object.assign({ name, skipped: 0, failures: [], unsteady: [], times: [] }, count);

function printLine({ name, passed, failed, skipped }) {
  const verdict = failed ? 'FAILED' : 'ok';
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`  ${name.padEnd(14)} ${verdict}${counts}${skipped ? `, ${skipped} skipped` : ''}`);
}

/** Said again at the end: the place of a failure is far up in a long run's output, or cut off. */
function printTrouble(sign, { title, message }) {
  console.log(`\n  ${sign} ${title}`);
  const lines = message.split('\n').slice(0, LINES_OF_A_FAILURE);
  for (const line of lines) console.log(`    ${line}`);
}

/** Where the time goes. */
function printSlowest(times) {
  if (times.length === 0) return;
  console.log(`\n  the ${SLOWEST} slowest tests`);
  const slowest = times.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  for (const { title, milliseconds } of slowest)
    console.log(`  ${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`);
}

async function main() {
  const wanted = stages => stages.filter(stage => !(quick && stage.full));
  const results = [runStage({ name: 'dependencies', run: dependencies })];
  if (results[0].failed === 0) {
    results.push(...(await runChecks(wanted(CHECKS))));
    results.push(...wanted(TESTS).map(runStage));
  }

  const sum = kind => results.reduce((total, result) => total + result[kind], 0);
  console.log(`\n=== done (${seconds()})`);
  printSlowest(results.flatMap(result => result.times));
  // A second try lets a run stand; what needed one hangs on luck or on time, and has to be mended.
  for (const { unsteady } of results) for (const trouble of unsteady) printTrouble('second try:', trouble);
  for (const { failures } of results) for (const trouble of failures) printTrouble('✗', trouble);
  results.forEach(printLine);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

main().catch(error => {
  console.error(error);
  process.exitCode = 1;
});
