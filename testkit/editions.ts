import type { Box, Vocabulary } from '../core/game.ts';
import type { Fault } from '../core/schema.ts';

/** Other people's card values, for tests of what is read and what is refused. */
export function editionsOf<V extends Vocabulary>(box: Box<V>) {
  /** The shipped edition as JSON, with one place changed (`undefined`: taken out). */
  function changed(path: string, value: unknown): unknown {
    const json = JSON.parse(JSON.stringify(box.edition));
    const keys = path.replaceAll('[', '.').replaceAll(']', '').split('.');
    const last = keys.pop()!;
    const place = keys.reduce((part, key) => part[key], json);
    if (value === undefined) delete place[last];
    else place[last] = value;
    return json;
  }

  function faults(json: unknown): readonly Fault[] {
    const read = box.readEdition(json);
    return read.ok ? [] : read.error;
  }

  function edited(path: string, value: unknown): V['Edition'] {
    const read = box.readEdition(changed(path, value));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  }

  return { changed, faults, edited };
}
