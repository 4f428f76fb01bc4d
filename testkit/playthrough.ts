import { placed } from '../core/ranking.ts';
import { fingerprint, parsed } from '../core/data.ts';
import { questionFor } from '../core/frame.ts';
import type { Game, Outcome, Read, Seat, Viewer, Vocabulary } from '../core/game.ts';
import { optionSpecs } from '../core/opening.ts';
import { choices, legal, type Opening } from '../core/play.ts';
import { type Random, randomOf, seedRng } from '../core/random.ts';
import { append } from '../core/judge.ts';
import { type Entry, type Match, type News, openMatch } from '../core/match.ts';
import { nth } from '../core/sure.ts';
import { byName } from '../core/telling.ts';
import { sayEvent, sayMove, type Texts } from '../core/texts.ts';

/**
 * A golden test: a recorded game in JSON lines with hashes of the state and of what everyone is told. The first line
 * has the options, the second the initial state, and every other line an entry with its results.
 */
export interface Header<V extends Vocabulary> extends Opening<V> {
  /** What this game is kept for. */
  readonly shows: string;
  readonly game: string;
  readonly version: number;
  /** Fingerprint of the component data. */
  readonly edition: string;
}

interface Line<V extends Vocabulary> {
  /** Null for the opening. */
  readonly entry: Entry<V> | null;
  readonly events: readonly V['Event'][];
  /** How many moves are legal now, over all seats that must decide. */
  readonly legal: number;
  /** Of all candidates in their order, with their verdicts. */
  readonly choices: string;
  readonly state: string;
  /** What each seat is told, and a spectator last. */
  readonly told: readonly string[];
}

/** Who acts next, and how. Only for a game that is not on file yet: later its own entries count. */
export type Chooser<V extends Vocabulary> = (match: Match<V>, dice: Random) => Entry<V>;

/** A playthrough that a game wants to have. */
export interface Plan<V extends Vocabulary> extends Opening<V> {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly shows: string;
  readonly choose: Chooser<V>;
}

/** All a game's playthroughs. */
export interface Shelf<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly texts: Texts<V>;
  readonly plans: readonly Plan<V>[];
}

/** A seat that must decide makes any of its legal moves. */
export function anyMove<V extends Vocabulary>({ game, state }: Match<V>, dice: Random): Entry<V> {
  const { seat } = dice.pick(game.pending(state));
  return { seat, move: dice.pick(legal(game, state, seat)) };
}

/** A seat that must decide makes the legal move it ranks highest, by lot among equals. */
export function preferring<V extends Vocabulary>(
  rank: (move: V['Move'], state: Read<V['State']>, dice: Random) => number,
): Chooser<V> {
  return ({ game, state }, dice) => {
    const { seat } = dice.pick(game.pending(state));
    const ranked = dice
      .shuffle(legal(game, state, seat))
      .map(move => ({ move, worth: rank(move, state, dice) }));
    return { seat, move: ranked.reduce((best, next) => (next.worth > best.worth ? next : best)).move };
  };
}

/** Plays a planned game and writes it down. */
export function perform<V extends Vocabulary>(game: Game<V>, plan: Plan<V>): string {
  const { options, seats, seed, shows } = plan;
  const match = openMatch(game, { options, seats, seed });
  const dice = randomOf(seedRng(`playthrough ${seed}`));
  while (game.outcome(match.state) === null) {
    const entry = plan.choose(match, dice);
    const added = append(match, entry);
    if (!added.ok) throw new Error(`${plan.name}: ${JSON.stringify(entry)} is refused: ${added.error.code}`);
  }
  return write(game, { ...match.opening, shows }, match.entries).text;
}

/** Writes down the game that these entries make, up to the first that is refused. */
function write<V extends Vocabulary>(
  game: Game<V>,
  { shows, options, seats, seed }: Pick<Header<V>, 'shows' | keyof Opening<V>>,
  entries: readonly Entry<V>[],
): { readonly text: string; readonly refused: string | null } {
  const { id, version } = game;
  const edition = fingerprint(game.edition);
  const header: Header<V> = { shows, game: id, version, edition, options, seats, seed };
  const match = openMatch(game, { options, seats, seed });
  const lines = [JSON.stringify(header), JSON.stringify(lineOf(match, null, nth(match.news, 0)))];
  let refused: string | null = null;
  for (const entry of entries) {
    const added = append(match, entry);
    if (!added.ok) {
      refused = `${JSON.stringify(entry)} is refused: ${added.error.code} (${added.error.clause})`;
      break;
    }
    lines.push(JSON.stringify(lineOf(match, entry, added.value)));
  }
  return { text: `${lines.join('\n')}\n`, refused };
}

function lineOf<V extends Vocabulary>(match: Match<V>, entry: Entry<V> | null, { events }: News<V>): Line<V> {
  const { game, state, opening } = match;
  const viewers: Viewer[] = [...Array(opening.seats).keys(), 'spectator'];
  const offered = game.pending(state).map(({ seat }) => choices(game, state, seat));
  return {
    entry,
    events,
    legal: offered.flat().filter(choice => choice.refusal === null).length,
    choices: mark(offered),
    state: mark(state),
    told: viewers.map(viewer => mark(questionFor(game, state, viewer))),
  };
}

/** Half a fingerprint: enough to notice a change, and half as much to read. */
const mark = (value: unknown): string => fingerprint(value).slice(0, 8);

interface Reading<V extends Vocabulary> {
  readonly header: Header<V>;
  readonly entries: readonly Entry<V>[];
}

function read<V extends Vocabulary>(text: string): Reading<V> {
  const [header, _opening, ...lines] = text.trimEnd().split('\n');
  return {
    header: parsed<Header<V>>(header!),
    entries: lines.map(line => parsed<Line<V>>(line).entry!),
  };
}

/** The same game written down anew, or which entry the rules no longer allow. */
export function rewrite<V extends Vocabulary>(
  game: Game<V>,
  text: string,
): { readonly text: string; readonly refused: string | null } {
  const { header, entries } = read<V>(text);
  return write(game, header, entries);
}

/** What differs first when the entries of a playthrough are played again; null when nothing does. */
export function checkPlaythrough<V extends Vocabulary>(game: Game<V>, text: string): string | null {
  const again = rewrite(game, text);
  const found = again.text.split('\n');
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => line !== found[i]);
  if (at === -1) return again.refused;
  if (again.refused !== null && at === found.length - 1) return `line ${at + 1}: ${again.refused}`;
  return `line ${at + 1}: ${differences(nth(lines, at), found[at] ?? '').join('; ')}`;
}

function differences(was: string, is: string): string[] {
  const fieldsOf = (line: string) => parsed<{ readonly [field: string]: unknown }>(line || '{}');
  const [old, now] = [fieldsOf(was), fieldsOf(is)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = fields.filter(field => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  return changed.map(field => `${field} was ${JSON.stringify(old[field])}, is ${JSON.stringify(now[field])}`);
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const;
const nameOf = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat}`;

/** The game as a reviewer reads it: every move, everything that happened, and the final score. */
export function renderLog<V extends Vocabulary>({ game, texts }: Shelf<V>, text: string): string {
  const { header, entries } = read<V>(text);
  const { options, seats, seed } = header;
  const match = openMatch(game, { options, seats, seed });
  const say = ({ events }: News<V>): string[] =>
    events.map(event => `     ${sayEvent(texts, event, byName(nameOf))}`);
  const settings = Object.entries(options).map(([key, value]) => `${key} ${value}`);
  const lines = [
    `${texts.title}: ${header.shows}`,
    [`${seats} players`, ...settings, `seed ${seed}`].join(', '),
    '',
    ...say(nth(match.news, 0)),
  ];
  for (const [i, entry] of entries.entries()) {
    lines.push(`${String(i + 1).padStart(3)}  ${headline(texts, match, entry)}`);
    const added = append(match, entry);
    if (!added.ok) break;
    lines.push(...say(added.value));
  }
  const outcome = game.outcome(match.state);
  return `${[...lines, '', ...(outcome ? sheet(texts, outcome) : ['Unfinished.'])].join('\n')}\n`;
}

function headline<V extends Vocabulary>(texts: Texts<V>, { game, state }: Match<V>, entry: Entry<V>): string {
  if ('closing' in entry) return `The clock: ${entry.closing.type}`;
  if ('takeback' in entry) return `${nameOf(entry.seat)}: takes it back`;
  return `${nameOf(entry.seat)}: ${sayMove(texts, entry.move, { view: game.view(state, entry.seat), names: nameOf })}`;
}

function sheet<V extends Vocabulary>(texts: Texts<V>, { places, scores }: Outcome<V>): string[] {
  const names: { readonly [line: string]: string } = texts.scores;
  return placed(places).map(({ seat, place }) => {
    const lines = Object.entries<number>(nth(scores, seat));
    return `${place}. ${nameOf(seat)}: ${lines.map(([line, points]) => `${names[line]} ${points}`).join(', ')}`;
  });
}

/** What nobody's playthrough shows yet: option values, numbers of players, kinds of move, event and closing. */
export function unshown<V extends Vocabulary>({ game, texts }: Shelf<V>, files: readonly string[]): string[] {
  const shown = new Set<string>();
  for (const file of files) {
    const [header, ...lines] = file.trimEnd().split('\n');
    const { seats, options } = parsed<Header<V>>(header!);
    shown.add(`seats: ${seats}`);
    for (const [key, value] of Object.entries(options)) shown.add(`${key}: ${value}`);
    for (const { entry, events } of lines.map(line => parsed<Line<V>>(line))) {
      if (entry && 'move' in entry) shown.add(`move: ${entry.move.type}`);
      if (entry && 'closing' in entry) shown.add(`closing: ${entry.closing.type}`);
      for (const { type } of events) shown.add(`event: ${type}`);
    }
  }
  const { min, max } = game.seats;
  return [
    ...Array.from({ length: max - min + 1 }, (_, i) => `seats: ${min + i}`),
    ...optionSpecs(game).flatMap(([key, { values }]) => values.map(value => `${key}: ${String(value)}`)),
    ...Object.keys(game.moves).map(type => `move: ${type}`),
    ...Object.keys(game.closings).map(type => `closing: ${type}`),
    ...Object.keys(texts.events).map(type => `event: ${type}`),
  ].filter(wanted => !shown.has(wanted));
}

/** How a playthrough ends. */
export function endOf<V extends Vocabulary>(game: Game<V>, text: string): Match<V> {
  const { header, entries } = read<V>(text);
  const match = openMatch(game, { options: header.options, seats: header.seats, seed: header.seed });
  for (const entry of entries) append(match, entry);
  return match;
}
