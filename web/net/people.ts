import { ok } from '../../core/result.ts';
import { change } from '../settings.ts';
import { type Answer, api } from './api.ts';
import { connection } from './line.ts';
import { becomeKnown, becomeNobody, type Myself, myself } from './person.ts';

/** Makes this device somebody; the name is asked once. */
export async function introduce(name: string): Answer<Myself> {
  const known = myself.get();
  if (known) return ok(known);
  const made = await api.newPerson(name);
  return made.ok ? ok(settle({ ...made.value.person, key: made.value.key })) : made;
}

/** Becomes, on this device, the person of another one. */
export async function moveHere(code: string): Answer<Myself> {
  const moved = await api.spendLink(code);
  return moved.ok ? ok(settle({ ...moved.value.person, key: moved.value.key })) : moved;
}

export async function rename(name: string): Answer<null> {
  const renamed = await api.rename(name);
  const known = myself.get();
  if (!renamed.ok) return renamed;
  if (known) becomeKnown({ ...known, name });
  change({ name });
  return ok(null);
}

export async function forgetMe(): Answer<null> {
  const forgotten = await api.forgetMe();
  if (!forgotten.ok) return forgotten;
  becomeNobody();
  connection().greetAgain();
  return ok(null);
}

function settle(person: Myself): Myself {
  becomeKnown(person);
  change({ name: person.name });
  connection().greetAgain();
  return person;
}
