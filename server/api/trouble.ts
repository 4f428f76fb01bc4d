import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault } from '../../core/schema.ts';
import type { Answers } from '../../wire/tells.ts';

type Code = Answers['trouble']['code'];

const TROUBLES: {
  readonly [C in Code]?: { readonly status: ContentfulStatusCode; readonly message: string };
} = {
  'bad-request': { status: 400, message: 'The request is not what this address expects.' },
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
  'cannot-continue': { status: 409, message: 'This game does not replay with the rules of this version.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-fast': { status: 429, message: 'Too many requests: wait a minute and try again.' },
  'server-error': {
    status: 500,
    message: 'Something went wrong in the house. Nothing that was confirmed is lost.',
  },
};

export function trouble(context: Context, code: Code, faults?: readonly Fault[]): Response {
  const { status, message } = TROUBLES[code] ?? TROUBLES['bad-request']!;
  const answer: Answers['trouble'] = faults ? { code, message, faults } : { code, message };
  return context.json(answer, status);
}
