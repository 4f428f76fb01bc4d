import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { fetchRules } from '../../games/about.ts';
import { CARDS } from '../../games/cards.ts';
import { LANGUAGES } from '../kit/language.ts';
import { fetchWords } from '../kit/spoken.ts';
import { reasonOf } from '../kit/story/reason.ts';

/** Decisions of a game that are looked at. */
const MOST = 300;
const names = (seat: number) => `Seat ${seat}`;

describe.each(CARDS.filter(({ id }) => existsSync(`games/${id}/ui/reasons.ts`)))('$id', async about => {
  const [{ box }, screen] = await Promise.all([fetchRules(about), about.screen()]);
  await Promise.all(LANGUAGES.map(fetchWords));
  const { reasons } = await screen.advice();
  const game = box.open(box.edition);

  /** What is said of the moves of a game played at random, by kind of move. */
  const said = () => {
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 3));
    const match = openMatch(game, { options: defaultOptions(game), seats, seed: 'reasons' });
    const random = randomOf(seedRng('moves'));
    const sentences: { readonly kind: string; readonly texts: readonly (string | null)[] }[] = [];
    for (let n = 0; n < MOST && game.outcome(match.state) === null; n++) {
      const { seat } = nth(game.pending(match.state), 0);
      const move = random.pick(legal(game, match.state, seat));
      const view = game.view(match.state, seat);
      const news = append(match, { seat, move });
      if (!news.ok) throw new Error(news.error.code);
      const events = news.value.events
        .map(event => game.witness(event, seat))
        .filter(event => event !== null);
      const foreseen = [{ after: game.view(match.state, seat), events }];
      const texts = LANGUAGES.map(language =>
        reasonOf(reasons, { move, seat, view, foreseen, names }, language),
      );
      sentences.push({ kind: move.type, texts });
    }
    return sentences;
  };

  test('several kinds of moves have a reason, short and whole in both languages', () => {
    const all = said();
    const given = all.filter(({ texts }) => texts.every(text => text !== null));
    expect(new Set(given.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const { texts } of all) expect(new Set(texts.map(text => text === null)).size).toBe(1);
    for (const text of given.flatMap(({ texts }) => texts)) {
      expect(text).toMatch(/^[\p{Lu}\d$].{3,100}\.$/u);
      expect(text).not.toMatch(/undefined|NaN|null|-\d|\b0 (more|de plus)/);
      // Before : ; ! ? and inside « » French leaves a space that does not break.
      expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });
});

test('what differs between worlds that cannot be told apart is no reason', () => {
  const view = {};
  const asked = { move: { type: 'draw' }, seat: 0, view, names };
  const foreseen = ['a', 'b'].map(after => ({ after, events: [] }));
  const reasons = ({ after }: { readonly after: unknown }) => String(after);
  expect(reasonOf(reasons as never, { ...asked, foreseen: foreseen as never }, 'en')).toBeNull();
  expect(reasonOf(reasons as never, { ...asked, foreseen: foreseen.slice(1) as never }, 'en')).toBe('b');
});
