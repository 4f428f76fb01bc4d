import { no, ok, type Result } from '../../core/result.ts';
import type { TableAsk } from '../../wire/asks.ts';
import type { Refused } from '../../wire/tells.ts';
import type { Outside } from './outside.ts';

export type Answered = Result<null, Refused>;

/** Asks without an answer. Closing the page loses none; a repeated ask is done once, by its id (idempotent). */
export interface Outbox {
  /** In the order in which they were asked. */
  asks(): readonly TableAsk[];
  add(ask: TableAsk): Promise<Answered>;
  /** The server has done it, or refused it. */
  answered(id: string, refusal: Refused | null): void;
}

interface Waiting {
  readonly ask: TableAsk;
  readonly answer: (result: Answered) => void;
}

export function outboxOf({ load, save }: Outside['unanswered']): Outbox {
  const nobody = () => {};
  const waiting = new Map<string, Waiting>(load().map(ask => [ask.id, { ask, answer: nobody }]));
  const asks = () => Array.from(waiting.values(), ({ ask }) => ask);
  return {
    asks,
    add: ask =>
      new Promise(answer => {
        waiting.set(ask.id, { ask, answer });
        save(asks());
      }),
    answered(id, refusal) {
      const one = waiting.get(id);
      if (!one) return;
      waiting.delete(id);
      save(asks());
      one.answer(refusal ? no(refusal) : ok(null));
    },
  };
}
