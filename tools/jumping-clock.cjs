/**
 * Loaded before the program (`node --require`): the calendar of this process is off by as many milliseconds as the file
 * POTAGER_CLOCK_OFFSET says, from one moment to the next, as if somebody had set the clock of the machine. The steady clock goes on.
 */
const { readFileSync } = require('node:fs');

const file = process.env.POTAGER_CLOCK_OFFSET;
const RealDate = Date;
const EVERY = 50;
let offset = 0;
let read = -EVERY;

function shift() {
  const now = performance.now();
  if (now - read >= EVERY) {
    read = now;
    offset = Number(readFileSync(file, 'utf8'));
  }
  return offset;
}

globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + shift()] : values));
  }
  static now() {
    return RealDate.now() + shift();
  }
};
