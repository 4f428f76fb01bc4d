import type { Features } from '../../../bots/value.ts';
import type { Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { pileOf } from '../data/chances.ts';
import type { Tables } from '../data/tables.ts';
import { BLUE, BROWN, GOLD, GREEN, GREY, PILES, SOLD_HATS } from '../data/words.ts';
import { upkeepEach } from '../event-cards.ts';
import { idle, owned, total, worthOf } from '../gnomes.ts';
import type { GartenZwerge, State } from '../vocabulary.ts';
import { prizesAhead } from './prizes-ahead.ts';

const OF_TABLE = 7;
const OF_ONESELF = 15 + SOLD_HATS.length + PILES.length;
const OF_RIVAL = 11;
/** Rivals that are looked at one by one, the richest first. */
const RIVALS = 2;
const COUNT = OF_TABLE + OF_ONESELF + RIVALS * OF_RIVAL + 2;

/** What a seat sees of the race: petals, gnomes, what is on its way, and the same of its rivals. All of it lies open. */
export const featuresFor = (tables: Tables): Features<GartenZwerge> => ({
  version: 1,
  count: COUNT,
  write(world, seat, into) {
    into.fill(0);
    const all = world.players.map((_, at) => standingOf(tables, world, at));
    const mine = all[seat]!;
    const rivals = all.filter((_, at) => at !== seat).sort((a, b) => b.rough - a.rough);
    into.set(ofTable(world, seat));
    into.set(ofOneself(mine), OF_TABLE);
    for (let n = 0; n < RIVALS && n < rivals.length; n++)
      into.set(ofRival(mine, rivals[n]!), OF_TABLE + OF_ONESELF + n * OF_RIVAL);
    const sum = rivals.reduce((so, { rough }) => so + rough, 0);
    into[COUNT - 2] = (mine.rough - sum / rivals.length) / 4000;
    into[COUNT - 1] = rivals.filter(({ best }) => best >= mine.best).length / rivals.length;
  },
});

/** How a seat stands, in petals and gnomes. */
interface Standing {
  /** By hat, wherever they are. */
  readonly gnomes: readonly number[];
  /** Pairs in the shack, by pile. */
  readonly breeding: readonly number[];
  /** Petals once the bill of this round is paid, and what this round's contests promise. */
  readonly purse: number;
  readonly prizes: number;
  /** What everything would sell for. */
  readonly sale: number;
  /** Short of the goal: with what is promised, and if everything were sold. */
  readonly missing: number;
  readonly ifSold: number;
  /** The best hat. */
  readonly best: number;
  /** Gnomes that have still a job to do in this round. */
  readonly free: number;
  /** All in all, in petals. */
  readonly rough: number;
}

function standingOf(tables: Tables, world: Read<State>, seat: number): Standing {
  const player = playerAt(world.players, seat);
  const gnomes = owned(world, seat);
  const breeding = PILES.map(() => 0);
  for (const pair of player.shack) breeding[pileOf(pair) - BROWN]!++;
  const each = upkeepEach(tables, world);
  const bill = (total(gnomes) + player.shack.length) * each;
  const isPaid = world.stage.name === 'upkeep' && !world.unpaid.includes(seat) && world.stage.seat !== seat;
  const purse = player.petals - (isPaid ? 0 : bill);
  const prizes = prizesAhead(tables, world, seat);
  const sale = worthOf(gnomes, tables.values[world.options.values]);
  const { goal } = tables.sums;
  let best = GOLD;
  while (best > GREY && gnomes[best] === 0) best--;
  return {
    gnomes,
    breeding,
    purse,
    prizes,
    sale,
    missing: Math.max(0, goal - purse - prizes),
    ifSold: Math.max(0, goal - purse - prizes - sale),
    best,
    free: idle(player),
    rough: purse + prizes + sale,
  };
}

function ofTable(world: Read<State>, seat: number): number[] {
  const { round, treasurer, stage, players, contests, highest } = world;
  const turn = stage.name === 'jobs' || stage.name === 'upkeep' ? stage.seat : treasurer;
  return [
    Math.min(1, round / 12),
    ((seat - treasurer + players.length) % players.length) / players.length,
    ((seat - turn + players.length) % players.length) / players.length,
    stage.name === 'upkeep' ? 1 : 0,
    contests[0]!.hat / GREEN,
    contests[1]!.hat / GREEN,
    highest >= BLUE ? 1 : 0,
  ];
}

function ofOneself({
  gnomes,
  breeding,
  purse,
  prizes,
  sale,
  missing,
  ifSold,
  best,
  free,
}: Standing): number[] {
  return [
    purse / 4000,
    Math.max(0, -purse) / 500,
    prizes / 1000,
    sale / 4000,
    missing / 4000,
    missing === 0 ? 1 : 0,
    Math.max(0, 1 - missing / 1000),
    ifSold / 4000,
    ifSold === 0 ? 1 : 0,
    Math.max(0, 1 - ifSold / 1000),
    best / GOLD,
    free / 5,
    total(gnomes) / 8,
    gnomes[GOLD]! > 0 ? 1 : 0,
    gnomes[GREEN]! > 1 ? 1 : 0,
    ...gnomes.slice(GREY, GREEN + 1).map(count => count / 3),
    ...breeding.map(count => count / 2),
  ];
}

function ofRival(mine: Standing, theirs: Standing): number[] {
  const { gnomes, breeding, purse, prizes, missing, ifSold, best, free, rough } = theirs;
  return [
    (mine.rough - rough) / 4000,
    (mine.purse + mine.prizes - purse - prizes) / 4000,
    missing / 4000,
    missing === 0 ? 1 : 0,
    ifSold / 4000,
    Math.max(0, 1 - ifSold / 1000),
    best / GOLD,
    Math.max(-1, Math.min(1, mine.best - best)),
    gnomes[GREEN]! > 1 || gnomes[GOLD]! > 0 ? 1 : 0,
    breeding.reduce((sum, count) => sum + count, 0) / 3,
    free / 5,
  ];
}
