import { no, ok, type Result } from './result.ts';

/** How large untrusted JSON may be before it is parsed. */
export interface JsonBounds {
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Values in all. */
  readonly nodes: number;
}

/** Parses untrusted JSON. Its bounds are checked first, on the text: code that walks through data later is recursive
 * and would overflow the stack. */
export function parseJson(text: string, bounds: JsonBounds): Result<unknown, 'not-json' | 'too-nested'> {
  if (!isWithin(text, bounds)) return no('too-nested');
  try {
    return ok(JSON.parse(text));
  } catch {
    return no('not-json');
  }
}

/** Whether a text keeps the bounds, if it is JSON at all. */
export function isWithin(text: string, { depth, nodes }: JsonBounds): boolean {
  let level = 0;
  let values = 1;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case COMMA:
        values++;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        if (++level > depth) return false;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        level--;
        break;
    }
    if (values > nodes) return false;
  }
  return true;
}

const code = (letter: string) => letter.charCodeAt(0);
const [QUOTE, COMMA, BACKSLASH] = [code('"'), code(','), code('\\')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')];

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return i;
    if (unit === BACKSLASH) i++;
  }
  return text.length;
}
