import { expect, test } from 'vitest';
import { type Frame, questionFor } from '../../core/frame.ts';
import type { Game, Viewer, Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Match, openMatch } from '../../core/match.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal, start } from '../../core/play.ts';
import { type Random, randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { nth } from '../../core/sure.ts';
import { mayTakeBack } from '../../core/takeback.ts';
import { newsFor, sawLatest } from '../../core/witnessed.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import { filmOf } from '../../core/film.ts';

/** What a viewer was told at one of its steps. */
interface Told {
  readonly question: string;
  readonly entries: number;
}

const written = ({ view, deciding }: Pick<Frame<Vocabulary>, 'view' | 'deciding'>) =>
  JSON.stringify({ view, deciding });

interface Played {
  readonly game: Game<Vocabulary>;
  readonly match: Match<Vocabulary>;
  /** By viewer, in the order of its steps. */
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
}

const shared = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A game of chance with takebacks, up to so many entries; what everybody was told is written down meanwhile. */
function played(id: string, most = Infinity): Played {
  const { box } = gameCalled(id);
  const game = box.open(box.edition);
  const seats = game.seats.min;
  const match = openMatch(game, { options: defaultOptions(game), seats, seed: `film ${id}` });
  const random = randomOf(seedRng(id));
  const told = new Map<Viewer, Told[]>(
    [...Array.from({ length: seats }, (_, seat) => seat), 'spectator' as const].map(viewer => [viewer, []]),
  );
  const note = () => {
    for (const [viewer, list] of told)
      if (sawLatest(match, viewer))
        list.push({
          question: written(questionFor(game, match.state, viewer)),
          entries: match.entries.length,
        });
  };
  note();
  while (game.outcome(match.state) === null && match.entries.length < most) {
    oneEntry(game, match, random);
    note();
  }
  return { game, match, told };
}

function oneEntry(game: Game<Vocabulary>, match: Match<Vocabulary>, random: Random): void {
  const pending = game.pending(match.state);
  const { seat } = nth(pending, random.int(pending.length));
  const moves = legal(game, match.state, seat);
  const takesBack = random.int(6) === 0 && mayTakeBack(match, seat);
  const entry = takesBack
    ? { seat, takeback: true as const }
    : { seat, move: nth(moves, random.int(moves.length)) };
  expect(append(match, entry).ok).toBe(true);
}

function filmed({ game, match }: Played, mine: Viewer) {
  const film = filmOf(game, shared(recordOf(match)), mine);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
}

for (const id of Object.keys(GAMES)) {
  test(`${id}: after the end every viewpoint shows what that viewer was told, step by step and in any order`, () => {
    const game = played(id);
    const film = filmed(game, 0);
    expect(film.viewpoints).toHaveLength(game.match.opening.seats + 2);
    for (const [viewer, told] of game.told) {
      const { steps, log } = film.reel(viewer);
      expect(steps).toEqual(told.map(({ entries }) => entries));
      expect(log.map(({ step }) => step)).toEqual(steps);
      expect(log.map(({ events }) => events)).toEqual(
        newsFor(game.match, viewer, -1).map(({ events }) => events),
      );
      const backwards = [...steps.keys()].reverse().filter(i => i % 7 === 0);
      for (const i of [...backwards, ...steps.keys()]) {
        const { frame } = film.shot(viewer, nth(steps, i));
        expect(written(frame)).toBe(nth(told, i).question);
        expect([frame.choices, frame.news]).toEqual([[], []]);
      }
    }
  });

  test(`${id}: while it is played there is only one's own viewpoint, and in it nothing but what one was told`, () => {
    // However short it is.
    const { length } = played(id).match.entries;
    const game = played(id, Math.min(40, length - 1));
    const film = filmed(game, 0);
    const told = game.told.get(0)!;
    expect(film.viewpoints).toEqual([0]);
    expect(film.reel(0)).toEqual({
      steps: [...told.keys()],
      log: newsFor(game.match, 0, -1),
    });
    for (const [step, { question }] of told.entries()) {
      const { viewer, frame } = film.shot(0, step);
      expect([viewer, written(frame)]).toEqual([0, question]);
    }
    for (const other of [1, 'spectator', 'open'] as const) {
      expect(() => film.reel(other)).toThrow('before the end');
      expect(() => film.shot(other, 0)).toThrow('before the end');
    }
    expect(() => film.position({ step: 3, seat: 0, anew: null })).toThrow('Before the end');
    expect(() => film.position({ step: 3, seat: 1, anew: 'x' })).toThrow('before the end');
  });

  test(`${id}: a study begins as it was, or with the same knowledge and another deal`, () => {
    const game = played(id);
    const film = filmed(game, 0);
    const { steps } = film.reel(0);
    const opening = game.match.opening;
    for (const step of steps.filter(step => step < game.match.entries.length && step % 20 === 0)) {
      const seen = film.shot(0, step).frame;
      for (const anew of [null, 'anew']) {
        const position = shared(film.position({ step, seat: 0, anew }));
        const study = start(game.game, { ...opening, seed: 'study', position }).state;
        expect(shared(game.game.view(study, 0))).toEqual(shared(seen.view));
        expect(game.game.pending(study)).toEqual(seen.deciding);
      }
    }
  });
}

test('whoever looks at everything looks with the eyes of whoever acts next, and reads everything', () => {
  const game = played('chicoree');
  const film = filmed(game, 'spectator');
  const { steps, log } = film.reel('open');
  expect(steps).toHaveLength(game.match.entries.length + 1);
  expect(log).toEqual(shared(game.match.news));
  const made = [...game.match.entries.entries()].flatMap(([at, entry]) =>
    'seat' in entry ? [[at, entry.seat] as const] : [],
  );
  for (const [at, seat] of made) expect(film.shot('open', at).viewer).toBe(seat);
});

test('a record that these rules refuse says where', () => {
  const game = played('chill-and-chili', 10);
  const record = recordOf(game.match);
  const seat = 0;
  const broken = { ...record, entries: [...record.entries.slice(0, 4), { seat, move: { type: 'fly' } }] };
  expect(filmOf(game.game, broken, 0)).toMatchObject({
    ok: false,
    error: { code: 'entry-refused', step: 5 },
  });
  expect(filmOf(game.game, { ...record, version: 99 }, 0)).toMatchObject({
    ok: false,
    error: { code: 'other-version' },
  });
});
