import * as v from 'valibot';
import { LIMITS } from '../../wire/limits.ts';

/** A name as people see it: no control characters, no text that runs backwards, no stacks of accents. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name * 4),
  v.transform(name =>
    name
      .normalize('NFC')
      .replace(/\p{C}+/gu, ' ')
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim(),
  ),
  v.minLength(1),
  v.maxLength(LIMITS.name),
);
