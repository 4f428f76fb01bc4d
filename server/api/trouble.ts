import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault } from '../../core/schema.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Answers } from '../../wire/tells.ts';

type Code = Answers['trouble']['code'];

interface Told {
  readonly status: ContentfulStatusCode;
  readonly message: string;
}

const BAD_REQUEST: Told = { status: 400, message: 'The request is not what this address expects.' };
const TOO_FAST: Told = { status: 429, message: 'Too much was asked for in a short time.' };

/** A code that is not listed is a bad request. */
const TROUBLES: { readonly [C in Code]?: Told } = {
  'not-understood': { status: 400, message: 'The body is not valid JSON.' },
  'unknown-key': { status: 401, message: 'Send the key of this device as “Authorization: Bearer …”.' },
  'not-invited': { status: 403, message: 'This table is only for those who were invited.' },
  'not-your-table': { status: 403, message: 'Only whoever opened the table can do that.' },
  'already-dealt': {
    status: 409,
    message: 'The cards have been dealt: the table belongs to all who play at it, and stays.',
  },
  'no-such-table': { status: 404, message: 'There is no such table.' },
  'unknown-address': { status: 404, message: 'There is nothing at this address.' },
  'not-dealt': { status: 409, message: 'The game is not over yet: its file is public once it is.' },
  stale: { status: 409, message: 'The game is over: its file shows every step.' },
  'cannot-continue': { status: 409, message: 'This game does not replay with the rules of this version.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-nested': {
    status: 400,
    message: `The body is nested too deeply, or has too many values: at most ${LIMITS.json.depth} levels and ${LIMITS.json.nodes} values.`,
  },
  'too-fast': TOO_FAST,
  'try-again': {
    status: 503,
    message: 'The house cannot read or write just now. Nothing that was confirmed is lost: try again later.',
  },
  'server-error': {
    status: 500,
    message: 'Something went wrong in the house. Nothing that was confirmed is lost.',
  },
};

/** The most faults in one answer, so that the answer to nonsense stays short. */
const FAULTS = 20;

export function trouble(context: Context, code: Code, faults?: readonly Fault[]): Response {
  const { status, message } = TROUBLES[code] ?? BAD_REQUEST;
  const told = faults?.slice(0, FAULTS);
  const answer: Answers['trouble'] = told ? { code, message, faults: told } : { code, message };
  return context.json(answer, status);
}

/** The refusal of what came too soon, which says when to come back. */
export function tooFast(context: Context, seconds: number): Response {
  const { status, message } = TOO_FAST;
  const answer: Answers['trouble'] = {
    code: 'too-fast',
    message: `${message} Come back in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  };
  return context.json(answer, status, { 'retry-after': String(seconds), 'cache-control': 'no-store' });
}
