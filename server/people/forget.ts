import { parsed } from '../../core/data.ts';
import type { Deed } from '../tables/log/deeds.ts';
import type { Keeper } from '../tables/keeper.ts';
import type { Storage } from '../storage/storage.ts';
import { NAMELESS } from '../../wire/agreed.ts';

interface Memory {
  readonly storage: Pick<Storage, 'forgetPerson' | 'announce'>;
  readonly keeper: Pick<Keeper, 'leaveAll' | 'renamed'>;
  /** Hangs up on every device of a person. */
  readonly dismiss: (person: string) => void;
}

/** Forgets a person: what is theirs goes, what they share with others stays, without their name. */
export async function forget(person: string, { storage, keeper, dismiss }: Memory): Promise<void> {
  // First, so that no table waits for somebody who cannot come back, even if the process is killed in between.
  await keeper.leaveAll(person);
  await storage.forgetPerson(person, unsaid);
  dismiss(person);
  keeper.renamed({ id: person, name: NAMELESS });
  storage.announce(person, 0);
  // Another device of theirs may have sat down meanwhile.
  await keeper.leaveAll(person);
}

/** A line of a log without what they said in it; their moves belong to the game. */
function unsaid(body: string): string {
  const deed = parsed<Deed>(body);
  return deed.do === 'say' ? JSON.stringify({ do: 'unsaid' } satisfies Deed) : body;
}
