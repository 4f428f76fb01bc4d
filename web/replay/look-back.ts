import type { Frame } from '../../core/frame.ts';
import type { Game, Read, Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import type { PastFrame } from '../../wire/tells.ts';
import { api } from '../net/api.ts';
import type { Projector } from './projector.ts';

/** All that the reader was told of a table on the server. */
interface Told {
  readonly id: string;
  readonly invite: string | null;
  readonly viewer: Viewer;
  readonly latest: Frame<Vocabulary>;
  readonly log: readonly News<Vocabulary>[];
}

/** As many steps as the server tells at once. */
const AT_ONCE = 16;

/** Looks back at a game of the server while it is played. What was seen then is told again, to nobody but who saw it. */
export function lookBack({ id, invite, viewer, latest, log }: Told, game: Game<Vocabulary>): Projector {
  const pages = new Map<number, Promise<readonly PastFrame[]>>();
  const page = async (from: number): Promise<readonly PastFrame[]> => {
    const past = await api.past(id, invite, from);
    if (!past.ok || past.value.viewer !== viewer) throw new Error('This cannot be looked at now.');
    return past.value.frames;
  };
  const seenAt = async (step: number): Promise<PastFrame> => {
    if (step === latest.step) return latest;
    const from = step - (step % AT_ONCE);
    const known = pages.get(from) ?? page(from);
    pages.set(from, known);
    return nth(await known, step - from);
  };
  return {
    viewpoints: [viewer],
    reel: async () => ({ steps: log.map(({ step }) => step), log }),
    async shot(_, step) {
      const { view, deciding, outcome } = await seenAt(step);
      const still = { choices: [], final: {}, seconds: null, mayTakeBack: false, news: [] };
      return { viewer, frame: { view, deciding, outcome, step, ...still } };
    },
    file: () => Promise.reject(new Error('A game has no file before its end.')),
    async position({ step, seat, anew }): Promise<Read<Vocabulary['State']>> {
      if (seat !== viewer || anew === null)
        throw new Error('Before the end nobody plays with what is hidden.');
      const { view } = await seenAt(step);
      return game.determinize(view, seat, randomOf(seedRng(anew)));
    },
    stop() {},
  };
}
