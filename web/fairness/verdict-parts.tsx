import type { Verdict } from '../../fair/verdict.ts';
import { SeatSign } from '../kit/seat.tsx';
import type { GatherWords } from '../words/gather.en.ts';
import { useGatherWords } from '../words/gather.ts';

/** What is proven, and against whom, in a sentence. */
export function sayVerdict(
  { trust, construction, people, choices }: Verdict,
  { verdict }: Pick<GatherWords['fair'], 'verdict'>,
): string {
  if (construction === 0) return verdict.none;
  if (trust === 'broken') return verdict.broken;
  if (construction === 1) return verdict.first;
  if (trust === 'held-back') return verdict.heldBack(choices);
  const inTime = people.filter(({ part }) => part === 'in-time').map(({ name }) => name);
  return trust === 'one-of-them' ? verdict.oneOf(inTime, choices) : verdict[trust];
}

/** Person by person: what their number did for the deal. */
export function VerdictParts({ verdict: { people, givenUp, choices } }: { verdict: Verdict }) {
  const { verdict } = useGatherWords().fair;
  return (
    <>
      {people.length > 0 && (
        <ul class="check-list verdict-parts">
          {people.map(({ seat, name, part, mine }) => (
            <li key={seat} class="check">
              <SeatSign seat={seat} />
              <span>{mine ? verdict.yours[part] : verdict.theirs[part](name)}</span>
            </li>
          ))}
        </ul>
      )}
      {givenUp > 0 && <p>{verdict.givenUp(givenUp)}</p>}
      {choices > 1 && <p>{verdict.choices}</p>}
    </>
  );
}
