/** One line, written over on a terminal, now and then anywhere else. */
export class Progress {
  #done = 0;
  #caught = 0;
  #told = 0;
  readonly #started = Date.now();

  readonly #total: number;

  constructor(total: number) {
    this.#total = total;
  }

  step(caught: boolean): void {
    this.#done++;
    if (caught) this.#caught++;
    const last = this.#done === this.#total;
    const pause = process.stdout.isTTY ? 200 : 10_000;
    if (!last && Date.now() - this.#told < pause) return;
    this.#told = Date.now();
    process.stdout.write(process.stdout.isTTY && !last ? `\r${this.#line()}  ` : `\r${this.#line()}\n`);
  }

  #line(): string {
    const seconds = (((Date.now() - this.#started) / this.#done) * (this.#total - this.#done)) / 1000;
    const left = seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
    return `${this.#done} of ${this.#total} mutants, ${this.#caught} caught, ${left} left`;
  }
}
