import { frameFor } from '../../core/frame.ts';
import type { Game, Vocabulary } from '../../core/game.ts';
import { legal } from '../../core/play.ts';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { recordOf } from '../../core/record.ts';
import { mayTakeBack } from '../../core/takeback.ts';
import { plots } from '../../games/plots/index.ts';
import type { Seen } from '../check-memory.ts';
import type { Opening, Roster, RosterSeat } from '../deal.ts';
import { commitmentOf, rosterHash, sealOf, seedOf, termsOf } from '../deal.ts';
import { answerTo, type Memory, NO_MEMORY, notePromise, sealNumber } from '../device.ts';
import type { FirstFile, GameFile, OpenedDeal, Proof, SecondFile } from '../game-file.ts';
import { gameFileOf, gameOf } from '../game-file.ts';
import { readGameFile } from '../read-game-file.ts';
import { type Notes, verify } from '../verify.ts';

/** Games of the sample game, dealt by a house that can be honest or not. */

type Box = Parameters<typeof gameOf>[1];
const box = plots as Box;
export const OPTIONS = { rounds: 3, clock: 'on' } as const;
export const NAMES = ['Nina', 'Basil', 'Chloé'];

export function boxWith(edition: unknown): Game<Vocabulary> {
  const opened = gameOf({ edition } as GameFile, box);
  if (!opened.ok) throw new Error('The edition does not open');
  return opened.value;
}

/** A whole game by the last legal move, with one change of mind. */
function played(game: Game<Vocabulary>, seed: string, options: object) {
  const match = openMatch(game, { options: options, seats: 3, seed });
  while (game.outcome(match.state) === null) {
    const { seat } = game.pending(match.state)[0]!;
    append(match, { seat, move: legal(game, match.state, seat).at(-1)! });
    if (match.entries.length === 1 && mayTakeBack(match, seat)) append(match, { seat, takeback: true });
  }
  return match;
}

/** Everything a house decides about a deal; an honest one leaves it as it comes. */
export interface Plot {
  readonly table: string;
  readonly secret: string;
  readonly options: object;
  readonly edition: unknown;
  /** The card values that the pages show, if they are others. */
  readonly shown?: unknown;
  /** Salts by seat; null for a bot. */
  readonly salts: readonly (string | null)[];
  readonly people: readonly string[];
  readonly early: readonly number[];
  readonly without: readonly number[];
  readonly givenUp: readonly OpenedDeal[];
}

export const HONEST: Plot = {
  table: 'kitchen-table',
  secret: '5e'.repeat(32),
  options: OPTIONS,
  edition: null,
  salts: ['0a'.repeat(32), null, '0c'.repeat(32)],
  people: ['nina', '', 'chloe'],
  early: [],
  without: [],
  givenUp: [],
};

export function promiseIn({ table, secret, options, edition, givenUp }: Plot) {
  const deal = givenUp.length + 1;
  const terms = termsOf(boxWith(edition), options);
  return { deal, terms, commitment: commitmentOf({ table, deal, terms, secret }) };
}

/** The roster that this house fixes: its own people's numbers are whatever it likes. */
export function rosterIn(plot: Plot): Roster {
  const { table, salts, people, givenUp } = plot;
  const promise = promiseIn(plot);
  const { commitment } = promise;
  const seats = salts.map((salt, seat): RosterSeat => {
    const person = people[seat]!;
    return salt === null
      ? { kind: 'bot', level: 'easy' }
      : { kind: 'person', person, seal: sealOf({ table, commitment, person, salt }) };
  });
  return { table, after: givenUp.map(({ roster }) => rosterHash(roster)), seats, ...promise };
}

export function openingsIn({ salts, early, without }: Plot): (Opening | null)[] {
  return salts.map((salt, seat) =>
    salt === null || without.includes(seat) ? null : { salt, early: early.includes(seat) },
  );
}

export const dealIn = (plot: Plot): OpenedDeal => ({
  roster: rosterIn(plot),
  secret: plot.secret,
  openings: openingsIn(plot),
});

/** The file of a game that was dealt like this: all that can be computed from the plot fits together. */
export function fileOf(changes: Partial<Plot> = {}): SecondFile {
  const plot = { ...HONEST, ...changes };
  const proof: Proof = { ...dealIn(plot), givenUp: plot.givenUp };
  const game = boxWith(plot.edition);
  const record = recordOf(played(game, seedOf(proof.roster, proof), plot.options));
  const file = gameFileOf(game, { record, edition: plot.edition, names: NAMES, deal: proof });
  if (!file.ok) throw new Error(file.error.code);
  return JSON.parse(JSON.stringify(file.value)) as SecondFile;
}

/** A game that was dealt by the first construction. */
export function firstFileOf(
  deal: { table: string; secret: string; salts: readonly (string | null)[] },
  seed: string,
): FirstFile {
  const game = boxWith(null);
  const record = recordOf(played(game, seed, OPTIONS));
  const file = gameFileOf(game, { record, edition: null, names: NAMES, deal });
  if (!file.ok) throw new Error(file.error.code);
  return JSON.parse(JSON.stringify(file.value)) as FirstFile;
}

/** What the page of seat 0 has shown, if the cards came from this seed. */
export function seenFrom(seed: string): Seen {
  const { view, news } = frameFor(played(boxWith(null), seed, OPTIONS), 0);
  return JSON.parse(JSON.stringify({ viewer: 0, view, news })) as Seen;
}

/** What the device of seat 0 has noted when a house dealt like this. */
export function memoryOf(changes: Partial<Plot> = {}): Memory {
  const plot = { ...HONEST, ...changes };
  const roster = rosterIn(plot);
  const promise = promiseIn(plot);
  const before = plot.givenUp.length === 0 ? NO_MEMORY(plot.table) : memoryOfGivenUp(plot);
  const noted = notePromise(before, promise);
  const { memory } = sealNumber(noted, { person: plot.people[0]!, salt: plot.salts[0]! })!;
  return answered(memory, roster, plot.shown === undefined ? plot.edition : plot.shown);
}

function memoryOfGivenUp({ givenUp, table }: Plot): Memory {
  let memory = NO_MEMORY(table);
  for (const { roster, openings } of givenUp) {
    memory = notePromise(memory, roster);
    const salt = openings[0]?.salt ?? '0a'.repeat(32);
    memory = answered(sealNumber(memory, { person: 'nina', salt })!.memory, roster);
  }
  return memory;
}

/** The device opens its number, as it does by itself. */
function answered(memory: Memory, roster: Roster, edition: unknown = null): Memory {
  const { terms, commitment, deal, seats } = roster;
  const shown = { deal, terms, commitment, roster, openings: [], without: [], early: [] };
  return answerTo(memory, shown, { game: terms.game, options: terms.options, edition, seats })!.memory;
}

/** The checks that fail, each with what was found; `unreadable` for a file that is none. */
export function failures(json: unknown, notes: Notes | null = null): readonly string[] {
  const file = readGameFile(json);
  if (!file.ok) return ['unreadable'];
  const game = gameOf(file.value, box);
  if (!game.ok) return ['unreadable'];
  return verify(file.value, game.value, notes)
    .checks.filter(({ ok }) => !ok)
    .map(({ check, detail }) => `${check} ${detail.code}`);
}

export function verdictFor(file: GameFile, notes: Notes | null = null) {
  return verify(file, boxWith(file.edition), notes).verdict;
}
