import { randomOf, seedRng } from '../../../core/random.ts';
import { newPerson } from '../visits.ts';
import { hostileMessage } from './hostile-asks.ts';
import type { AimedLane } from './lane.ts';
import { openTalk } from './talk.ts';

/** Messages sent without waiting for answers, at most. */
const AT_ONCE = 16;
/** How the house may hang up on somebody who misbehaves: malformed, not text, against the rules, too large. */
const JUST_CLOSINGS = new Set([1002, 1003, 1007, 1008, 1009]);

/** One socket after the other, message after message; each must be answered, or be reason enough to hang up. */
export async function socketLane({ port, victims, verdicts, seed, next }: AimedLane): Promise<void> {
  const random = randomOf(seedRng(seed));
  const { key } = await newPerson(() => port, 'Mallory');
  while (next()) {
    const talk = await openTalk(port, text => verdicts.read(text, 'a socket'));
    if (random.int(3) > 0) await talk.say([JSON.stringify({ type: 'hello', id: 'h', key })]);
    for (let left = 1 + random.int(40); left > 0 && talk.isOpen(); left--) {
      const messages: (string | Buffer)[] = [];
      for (let n = random.int(AT_ONCE); n >= 0 && next(); n--) messages.push(hostileMessage(random, victims));
      if (messages.length === 0) break;
      const answers = await talk.say(messages);
      for (const answer of answers) verdicts.note(`socket: ${answer}`);
      const fault = faultOf(answers, messages.length);
      if (fault) verdicts.violations.push(`${fault} after ${messages.map(String).join('\n').slice(0, 2000)}`);
    }
    await talk.close(random.int(2) === 0);
  }
}

/** Every message has its answer, unless the house has hung up for a good reason. */
function faultOf(answers: readonly string[], messages: number): string | null {
  const [, code] = /^closed (\d+)$/.exec(answers.at(-1) ?? '') ?? [];
  if (code !== undefined) return JUST_CLOSINGS.has(Number(code)) ? null : `closed ${code}`;
  return answers.length === messages ? null : `${answers.length} answers to ${messages} messages`;
}
