import { add, amount, hasAny } from '../../core/counts.ts';
import type { MoveRule, Read, Refusal } from '../../core/game.ts';
import { among, reads } from '../../core/schema.ts';
import { playerAt } from '../../core/sure.ts';
import type { Tables } from './data/tables.ts';
import { BROWN, CONTESTS, GREY, type Hat, HATS, type Job } from './data/words.ts';
import { bannedJob, type Desk, wage } from './event-cards.ts';
import { owned } from './gnomes.ts';
import type { GartenZwerge, Player, State } from './vocabulary.ts';

/** A job as the judge hears of it. */
export interface Wish {
  readonly job: Job;
  readonly hat: Hat;
  /** Of a contest. */
  readonly contest?: number;
}

/** What stands against a job, whatever else the job itself asks for. */
export function refuseJob(
  tables: Tables,
  state: Read<State>,
  { seat, wish }: { readonly seat: number; readonly wish: Wish },
): Refusal<GartenZwerge> | null {
  const { job, hat } = wish;
  if (bannedJob(tables, state) === job)
    return { code: 'banned', clause: 'GZ-24', with: { job, event: state.event } };
  const missing = refuseGnome(state, seat, hat);
  if (missing) return missing;
  if (hat === GREY && job !== 'sell') return { code: 'lazy', clause: 'GZ-26' };
  return hat === GREY ? null : refuseBond(tables, state, { seat, wish });
}

/** GZ-23: the gnome must be there, and without a job. */
export function refuseGnome(state: Read<State>, seat: number, hat: Hat): Refusal<GartenZwerge> | null {
  if (hasAny(playerAt(state.players, seat).free, hat)) return null;
  const code = hasAny(owned(state, seat), hat) ? 'gnome-busy' : 'no-such-gnome';
  return { code, clause: 'GZ-23', with: { hat: HATS[hat]! } };
}

/** GZ-A05: what this seat accepted by lending a gnome, unless it can no longer be done. */
export function refuseBond(
  tables: Tables,
  state: Read<State>,
  { seat, wish: { job, contest } }: { readonly seat: number; readonly wish: Wish },
): Refusal<GartenZwerge> | null {
  const { bonds } = playerAt(state.players, seat);
  for (const { duty, to } of bonds) {
    if (duty === 'no-seek' && job === 'seek') return { code: 'bound-seek', clause: 'GZ-A05', with: { to } };
    if (contest !== undefined && duty === `avoid-${contest}`)
      return { code: 'bound-contest', clause: 'GZ-A05', with: { to, contest } };
  }
  const next = bonds.find(({ duty }) => duty === 'next-contest' || duty === 'next-garden');
  if (!next) return null;
  const { duty, to } = next;
  const wanted = duty === 'next-contest' ? 'contest' : 'garden';
  return job === wanted || !canKeep(tables, state, { seat, job: wanted })
    ? null
    : { code: 'bound-next', clause: 'GZ-A05', with: { job: wanted, to } };
}

/** GZ-A05: a duty that cannot be done lapses. */
function canKeep(
  tables: Tables,
  state: Read<State>,
  { seat, job }: { readonly seat: number; readonly job: 'contest' | 'garden' },
): boolean {
  if (bannedJob(tables, state) === job) return false;
  const { bonds } = playerAt(state.players, seat);
  return job === 'garden' || CONTESTS.some(contest => bonds.every(({ duty }) => duty !== `avoid-${contest}`));
}

/** Once the next gnome has its job, a duty about the next gnome is done with. */
export function releaseNext(draft: State, seat: number, { emit }: Desk): void {
  const player = playerAt(draft.players, seat);
  if (player.bonds.length === 0) return;
  for (const { duty, to } of player.bonds)
    if (duty === 'next-contest' || duty === 'next-garden') emit?.({ type: 'released', seat, to, duty });
  player.bonds = player.bonds.filter(({ duty }) => duty !== 'next-contest' && duty !== 'next-garden');
}

/** GZ-27, GZ-40, GZ-46: a gnome goes to its owner's garden. */
export function sendToGarden(
  tables: Tables,
  draft: State,
  { seat, hat, because, desk }: { seat: number; hat: Hat; because: 'job' | 'no-deal'; desk: Desk },
): void {
  const player = playerAt(draft.players, seat);
  const petals = wage(tables, draft);
  add(player.free, hat, -1);
  add(player.garden, hat, 1);
  player.petals += petals;
  desk.emit?.({ type: 'gardened', seat, hat, petals, because });
}

/** The hats of a seat's gnomes without a job, lowest first; greys too. */
export function freeHats({ free }: Read<Player>): Hat[] {
  const hats: Hat[] = [];
  for (let hat = GREY; hat < HATS.length; hat++) if (hasAny(free, hat)) hats.push(hat);
  return hats;
}

/** One move for each hat a seat could name, made once. */
export function forHats<M>(make: (hat: Hat) => M): (state: Read<State>, seat: number) => readonly M[] {
  const moves = HATS.map((_, hat) => make(hat));
  return ({ players }, seat) => {
    const { free } = playerAt(players, seat);
    const found: M[] = [];
    for (let hat = GREY; hat < moves.length; hat++) if (hasAny(free, hat)) found.push(moves[hat]!);
    return found;
  };
}

/** The legal ones of these, for a job that needs so many gnomes of a hat: what `refuseJob` asks, once for all hats. */
export function openTo<M>(
  tables: Tables,
  job: Job,
  { make, gnomes = 1 }: { readonly make: (hat: Hat) => M; readonly gnomes?: number },
): (state: Read<State>, seat: number, found: M[]) => void {
  const moves = HATS.map((_, hat) => make(hat));
  return (state, seat, found) => {
    if (bannedJob(tables, state) === job) return;
    const { free, bonds } = playerAt(state.players, seat);
    if (job === 'sell' && hasAny(free, GREY)) found.push(moves[GREY]!);
    if (bonds.length > 0 && refuseBond(tables, state, { seat, wish: { job, hat: BROWN } })) return;
    for (let hat = BROWN; hat < moves.length; hat++) if (amount(free, hat) >= gnomes) found.push(moves[hat]!);
  };
}

/** Reads a move of which only the hat may be odd, so that it is refused with its reason. */
export function readHat<M extends object>(make: (hat: Hat) => M): (json: unknown) => M | null {
  return reads(among(HATS.map((_, hat) => make(hat))));
}

type HatMove = Extract<GartenZwerge['Move'], { readonly type: Job; readonly hat: Hat }>;

/** What jobs have in common that ask for nothing but a gnome without one. */
export function simpleJob<M extends HatMove>(
  tables: Tables,
  make: (hat: Hat) => M,
): Omit<MoveRule<GartenZwerge, M>, 'apply'> {
  const job = make(GREY).type;
  return {
    takeback: true,
    candidates: forHats(make),
    legal: openTo(tables, job, { make }),
    recognise: readHat(make),
    refuse: (state, seat, { hat }) => refuseJob(tables, state, { seat, wish: { job, hat } }),
  };
}
