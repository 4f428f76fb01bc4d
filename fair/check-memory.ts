import { canonical, same } from '../core/data.ts';
import type { Game, Viewer, Vocabulary } from '../core/game.ts';
import { frameFor } from '../core/frame.ts';
import type { News } from '../core/match.ts';
import { replay } from '../core/record.ts';
import type { CheckOf, MemoryTrouble } from './check.ts';
import { type Roster, rosterHash } from './deal.ts';
import { type Memory, numberFor, type OwnNumber, valuesOf } from './device.ts';
import type { GameFile, Proof } from './game-file.ts';

/** Holds the proof against a device's own notes: only they show that nothing was made up afterwards. */
export function checkMemory({ proof, format, edition }: GameFile, memory: Memory): CheckOf<'memory'> {
  if (proof === null) return { check: 'memory', ok: false, detail: { code: 'no-proof' } };
  // A weaker proof than the one that was promised proves nothing.
  if (format === 1) return { check: 'memory', ok: false, detail: { code: 'other-construction' } };
  const compared = [...differences(proof, memory), ...shownValues(memory, proof, edition)];
  const strange = compared.find(({ expected, found }) => expected !== found);
  return { check: 'memory', ok: !strange, detail: strange ?? { code: 'fine' } };
}

/** A game as a page has shown it from its first frame to its last. */
export interface Seen {
  readonly viewer: Viewer;
  readonly view: Vocabulary['View'];
  readonly news: readonly News<Vocabulary>[];
}

/** A house could deal other cards than it proves, and make up a game for the proof: only who was there knows what was played. */
export function checkSeen(
  { record }: GameFile,
  game: Game<Vocabulary>,
  { viewer, view, news }: Seen,
): CheckOf<'memory'> {
  const played = replay(game, { ...record, hashes: [] });
  const told = played.ok ? frameFor(played.value, viewer) : null;
  const ok = same(asTold([told?.view, told?.news]), asTold([view, news]));
  return { check: 'memory', ok, detail: { code: ok ? 'fine' : 'other-play' } };
}

/** As it looks after a journey over the network. */
const asTold = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

interface Compared {
  readonly code: MemoryTrouble;
  readonly expected: string;
  readonly found: string;
}

function differences({ roster, openings, givenUp }: Proof, memory: Memory): readonly Compared[] {
  const rosters = [...givenUp.map(given => given.roster), roster];
  const number = numberFor(memory, roster.deal);
  return [
    { code: 'other-table', expected: memory.table, found: roster.table },
    ...laterDeals(memory, roster),
    ...memory.promises.flatMap(promise => compareTo(promise, rosters[promise.deal - 1])),
    ...memory.numbers.flatMap(each => answers(each, rosters)),
    ...(number ? ownSeat(number, { roster, openings }) : []),
  ];
}

/** A house that has promised another deal had given the one before up, and cannot go back to it. */
function laterDeals({ promises }: Memory, { deal }: Roster): Compared[] {
  const last = Math.max(deal, ...promises.map(promise => promise.deal));
  return [{ code: 'hidden-deal', expected: String(last), found: String(deal) }];
}

function compareTo(
  { commitment, terms }: Memory['promises'][number],
  roster: Roster | undefined,
): Compared[] {
  if (!roster) return [];
  return [
    { code: 'other-commitment', expected: commitment, found: roster.commitment },
    { code: 'other-terms', expected: canonical(terms), found: canonical(roster.terms) },
  ];
}

/** The page may have shown other card values than the terms have the hash of. */
function shownValues(memory: Memory, { roster }: Proof, edition: unknown): Compared[] {
  const shown = numberFor(memory, roster.deal)?.values;
  return shown === undefined ? [] : [{ code: 'other-terms', expected: shown, found: valuesOf(edition) }];
}

function answers({ deal, answered }: OwnNumber, rosters: readonly Roster[]): Compared[] {
  if (answered === null) return [];
  const roster = rosters[deal - 1];
  const code = deal < rosters.length || !roster ? 'hidden-deal' : 'other-roster';
  return [{ code, expected: answered, found: roster ? rosterHash(roster) : '' }];
}

function ownSeat(number: OwnNumber, { roster, openings }: Pick<Proof, 'roster' | 'openings'>): Compared[] {
  const seat = roster.seats.findIndex(holder => holder.kind === 'person' && holder.person === number.person);
  const holder = roster.seats[seat];
  // Whoever was sent away, or stood up, before dealing began has nothing to miss.
  const tookPart = number.answered !== null || number.early;
  if (holder?.kind !== 'person')
    return tookPart ? [{ code: 'not-in-it', expected: number.person, found: '' }] : [];
  const opening = openings[seat];
  return [
    { code: 'other-seal', expected: number.seal, found: holder.seal },
    ...(opening
      ? [{ code: 'other-time' as const, expected: timeOf(number.early), found: timeOf(opening.early) }]
      : []),
  ];
}

const timeOf = (early: boolean) => (early ? 'early' : 'in time');
