import { nth } from '../../core/sure.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Game, Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Entry, openMatch } from '../../core/match.ts';
import { choices, type Opening } from '../../core/play.ts';
import { byName } from '../../core/telling.ts';
import { sayEvent, sayMove, sayRefusal, type Texts } from '../../core/texts.ts';
import { NAMES } from './faults.ts';
import { parsed } from '../../core/data.ts';

/** So many of the shortest games on file are played again, question by question. */
const REPLAYED = 4;

interface Played<V extends Vocabulary> {
  readonly opening: Opening<V>;
  readonly entries: readonly Entry<V>[];
  readonly events: readonly V['Event'][];
}

const names = (seat: number) => nth(NAMES, seat);

/** All that a game says while the games on file are played: every event, and of the shortest every question and choice too. */
export function saidWhilePlayed<V extends Vocabulary>(
  game: Game<V>,
  texts: Texts<V>,
  folder: URL,
): readonly string[] {
  const said = new Set<string>();
  for (const [rank, file] of shortestFirst(folder).entries()) {
    const played = read<V>(file);
    for (const event of played.events) said.add(sayEvent(texts, event, byName(names)));
    if (rank < REPLAYED) for (const sentence of questions(game, texts, played)) said.add(sentence);
  }
  return [...said];
}

function* questions<V extends Vocabulary>(
  game: Game<V>,
  texts: Texts<V>,
  { opening, entries }: Played<V>,
): Generator<string> {
  const match = openMatch(game, opening);
  for (const entry of entries) {
    for (const { seat, moves } of game.pending(match.state)) {
      const view = game.view(match.state, seat);
      yield texts.ask(view, moves);
      yield texts.wait({ names: [names(seat)], isEveryone: false }, moves);
      yield texts.wait({ names: [names(seat), names(seat === 0 ? 1 : 0)], isEveryone: false }, moves);
      for (const { move, refusal } of choices(game, match.state, seat)) {
        yield sayMove(texts, move, { view, names });
        if (refusal) yield sayRefusal(texts, refusal);
      }
    }
    append(match, entry);
  }
}

function shortestFirst(folder: URL): readonly URL[] {
  const files = readdirSync(folder).filter(file => file.endsWith('.jsonl'));
  return files.map(file => new URL(file, folder)).sort((a, b) => statSync(a).size - statSync(b).size);
}

function read<V extends Vocabulary>(file: URL): Played<V> {
  const [opening = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const steps = lines.map(line => parsed<{ entry: Entry<V> | null; events: readonly V['Event'][] }>(line));
  return {
    opening: parsed<Opening<V>>(opening),
    entries: steps.flatMap(({ entry }) => entry ?? []),
    events: steps.flatMap(({ events }) => events),
  };
}
