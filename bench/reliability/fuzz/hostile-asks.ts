import type { Random } from '../../../core/random.ts';
import { PHRASES } from '../../../wire/agreed.ts';
import type { Ask } from '../../../wire/asks.ts';
import { illFormedText, oddText, oddValue } from './odd-values.ts';
import type { Victims } from './victims.ts';

const NUMBER = { commitment: 'ab'.repeat(32), seal: 'cd'.repeat(32) };

/** One message for the socket: well formed or not, but never something its sender has a right to. */
export function hostileMessage(random: Random, victims: Victims): string | Buffer {
  const kind = random.int(12);
  const message = () => forgedAsk(random, victims);
  const illFormed = illFormedText(kind, random, { message, deepest: 30_000 });
  if (illFormed !== null) return illFormed;
  switch (kind) {
    case 5:
      return JSON.stringify(random.pick(victims.asks));
    case 6:
    case 7:
    case 8:
      return JSON.stringify(withOddField(forgedAsk(random, victims), random));
    case 9:
      return random.int(20) === 0 ? 'x'.repeat(40_000) : JSON.stringify(forgedAsk(random, victims));
    case 10:
      return random.int(10) === 0 ? Buffer.from(oddText(random)) : JSON.stringify(forgedAsk(random, victims));
    default:
      return JSON.stringify(forgedAsk(random, victims));
  }
}

/** A well-formed ask at somebody else's table. */
function forgedAsk(random: Random, victims: Victims): Ask {
  const at = {
    id: `f${random.int(1000)}`,
    table: random.pick([...victims.tables, 'none', '__proto__', 'constructor']),
  };
  const seat = random.int(12);
  const level = random.pick(['easy', 'normal', 'constructor', 'none']);
  const invite = random.int(3) === 0 ? null : guess(random, victims);
  const step = random.int(30);
  const asks: Ask[] = [
    { type: 'hello', id: at.id, key: guessKey(random, victims) },
    { type: 'watch', ...at, since: random.int(40) - 1, invite },
    { type: 'unwatch', ...at },
    { type: 'sit', ...at, seat, number: random.pick([{ salt: 'ab'.repeat(16) }, NUMBER]), invite },
    { type: 'open-number', ...at, roster: random.pick([null, 'ab'.repeat(32)]), salt: 'cd'.repeat(32) },
    { type: 'deal-without', ...at, seat },
    { type: 'give-up-deal', ...at },
    { type: 'seat-bot', ...at, seat, level },
    { type: 'clear-seat', ...at, seat },
    { type: 'set-seats', ...at, seats: seat },
    { type: 'remove-seat', ...at, seat },
    { type: 'deal', ...at },
    {
      type: 'answer',
      ...at,
      step,
      moves: [{ type: random.pick(['end-turn', 'plant', 'buy', '__proto__', 'toString']) }],
    },
    { type: 'take-back', ...at, step },
    { type: 'rewind', ...at, step },
    { type: 'hint', ...at, step },
    { type: 'sit-in', ...at, seat, level },
    { type: 'leave', ...at },
    { type: 'return', ...at },
    { type: 'say', ...at, text: oddText(random).slice(0, 280) },
    { type: 'say-phrase', ...at, phrase: random.pick(PHRASES) },
    { type: 'rematch', ...at },
    { type: 'close', ...at },
    { type: 'ping', id: at.id },
  ];
  return random.pick(asks);
}

function withOddField(ask: Ask, random: Random): object {
  const fields = Object.keys(ask);
  const name = random.int(4) === 0 ? oddText(random) : random.pick(fields);
  const value = oddValue(random);
  if (random.int(6) === 0) return Object.fromEntries(Object.entries(ask).filter(([field]) => field !== name));
  return { ...ask, [name]: value };
}

/** An invitation that is nearly right, or plainly made up. */
export function guess(random: Random, { invites }: Victims): string {
  const near = [...random.pick(invites)];
  const at = random.int(near.length);
  near[at] = near[at] === 'a' ? 'b' : 'a';
  return random.pick([
    near.join(''),
    near.slice(0, 21).join(''),
    'a'.repeat(22),
    'é'.repeat(22),
    near.toReversed().join(''),
  ]);
}

/** Never a true key: that would be no attack. */
export function guessKey(random: Random, { people }: Victims): string {
  const near = [...random.pick(people).key];
  const at = random.int(near.length);
  near[at] = near[at] === 'a' ? 'b' : 'a';
  return random.pick([near.join(''), random.pick(people).id.padEnd(10, '0'), 'a'.repeat(43)]);
}
