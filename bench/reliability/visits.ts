import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '../../wire/plan.ts';
import type { Answers } from '../../wire/tells.ts';
import { planOf } from '../../server/test/plan.ts';
import { parsed } from '../../core/data.ts';

/** Where the house is just now. */
export type Port = () => number;

const PATIENCE = 90_000;

/** A request that is tried until the house answers: it may be down for a moment. */
async function post<T>(port: Port, path: string, body: unknown, key: string | null = null): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${port()}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (response.ok) return parsed<T>(text);
      if (response.status < 500) throw new Refusal(`${path}: ${text}`);
    } catch (error) {
      if (error instanceof Refusal || Date.now() > end) throw error;
    }
    await sleep(50);
  }
}

class Refusal extends Error {}

export const newPerson = (port: Port, name: string) =>
  post<Answers['newPerson']>(port, '/api/people', { name });

export async function newTable(port: Port, key: string, plan: Partial<Plan> & Pick<Plan, 'game' | 'seats'>) {
  return (await post<Answers['newTable']>(port, '/api/tables', planOf(plan), key)).table;
}
