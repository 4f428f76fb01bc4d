import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import { LIMITS } from '../../../wire/limits.ts';
import { newPerson } from '../visits.ts';
import { openTalk } from './talk.ts';
import type { Lane } from './lane.ts';

/** JSON without a bottom, or with a crowd in it, everywhere JSON may be sent: refused in words, and never a fault of the house. */
export async function nestedLane({ port, verdicts, seed, next }: Lane): Promise<void> {
  const random = randomOf(seedRng(seed));
  const { key } = await newPerson(() => port, 'Matryoshka');
  const talk = await openTalk(port, text => verdicts.read(text, 'a socket'));
  await talk.say([JSON.stringify({ type: 'hello', id: 'h', key })]);
  while (next()) {
    const nested = nestedJson(random);
    if (random.int(2) === 0) {
      const message = messageWith(nested, random);
      if (message.length > LIMITS.message) continue;
      const [answer] = await talk.say([message]);
      verdicts.note(`nested message: ${answer}`);
      if (answer !== 'refused') verdicts.violations.push(`${answer} after ${message.slice(0, 200)}`);
    } else {
      const [method, path, body] = requestWith(nested, random);
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body });
      verdicts.note(`nested request: ${status}`);
      if (status !== 400 && status !== 413)
        verdicts.violations.push(`${status} after ${method} ${path} ${body.slice(0, 200)}`);
    }
  }
  await talk.close(true);
}

/** Deeper than anybody needs, or wider. */
function nestedJson(random: Random): string {
  const levels = LIMITS.json.depth + 1 + random.int(random.pick([5, 500, 6000]));
  return random.pick([
    () => '['.repeat(levels) + ']'.repeat(levels),
    () => '{"a":'.repeat(levels) + 'null' + '}'.repeat(levels),
    () => '[{"kinds":'.repeat(levels / 2) + '[[]]' + '}]'.repeat(levels / 2),
    () => `[${'[],'.repeat(LIMITS.json.nodes / 2)}[]]`,
    () => '['.repeat(levels),
  ])();
}

function requestWith(nested: string, random: Random): readonly [method: string, path: string, body: string] {
  const plan = (field: string) =>
    `{"game":"chicoree","seats":2,"options":{},"visibility":"open","clock":{"kind":"none"},"late":"bot-move","chat":"off","${field}":${nested}}`;
  return random.pick([
    ['POST', '/api/tables', plan('edition')],
    ['POST', '/api/tables', plan('options')],
    ['POST', '/api/tables', plan('clock')],
    ['POST', '/api/people', `{"name":"Eve","notices":${nested}}`],
    ['POST', '/api/people', nested],
    ['PATCH', '/api/me', `{"notices":{"quiet":${nested}}}`],
    ['POST', '/api/me/push', `{"endpoint":"https://push.example","keys":${nested}}`],
    ['POST', '/api/link', `{"code":${nested}}`],
  ]);
}

function messageWith(nested: string, random: Random): string {
  return random.pick([
    `{"type":"answer","id":"n","table":"none","step":0,"moves":[{"type":"plant","at":${nested}}]}`,
    `{"type":"answer","id":"n","table":"none","step":0,"moves":${nested}}`,
    `{"type":"watch","id":"n","table":${nested},"since":-1,"invite":null}`,
    nested,
  ]);
}
