import { expect, test } from 'vitest';
import { questionFor } from '../../core/frame.ts';
import type { Game, Seat, Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { keyed, nth } from '../../core/sure.ts';
import { gameCalled, GAMES } from '../../games/index.ts';
import type { Tell } from '../../wire/tells.ts';
import { openStorage } from '../storage/open-storage.ts';
import { browse, type Browser } from './browser.ts';
import { seated } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { playOn } from './play.ts';

type FrameTell = Extract<Tell, { type: 'frame' }>;

const house = sharedHouse();

const frames = ({ heard }: Browser) => heard.filter((tell): tell is FrameTell => tell.type === 'frame');

/** The question as it would be put in a world this seat cannot tell from the real one. */
function imagined(game: Game<Vocabulary>, { frame }: FrameTell, seat: Seat) {
  const random = randomOf(seedRng(`world ${frame.step}`));
  const state = game.determinize(frame.view, seat, random);
  return (viewer: Seat | 'spectator') => JSON.parse(JSON.stringify(questionFor(game, state, viewer)));
}

const asked = ({ frame }: FrameTell) => {
  const { view, deciding, choices, final, seconds, outcome } = frame;
  return { view, deciding, choices, final, seconds, outcome };
};

test.each(Object.keys(GAMES))('%s: what travels to a seat follows from what that seat may know', async id => {
  const { box } = gameCalled(id);
  const game = box.open(box.edition);
  const others = Array.from({ length: Math.max(2, game.seats.min) - 1 }, (_, n) => `Player ${n + 2}`);
  const { table, browsers } = await seated(house.port, ['Player 1', ...others], {
    game: id,
    visibility: 'link',
  });
  const watcher = await browse(house.port, null);
  await watcher.ask({ type: 'watch', table, since: -1, invite: browsers[0].sheet().invite });
  await browsers[0].ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  const moments: { readonly seated: readonly FrameTell[]; readonly watched: FrameTell }[] = [];
  const note = () => {
    moments.push({ seated: browsers.map(browser => browser.frame()), watched: watcher.frame() });
    return false;
  };
  await playOn([...browsers, watcher], table, 60, { enough: note, favourite: () => undefined });

  // A short game may be over before that.
  const isOver = watcher.frame().frame.outcome !== null;
  expect(moments.length).toBeGreaterThan(isOver ? 5 : 20);
  for (const { seated: tells, watched } of moments)
    for (const [seat, tell] of tells.entries()) {
      expect(Object.keys(tell).sort()).toEqual(['clocks', 'frame', 'since', 'table', 'type', 'viewer']);
      expect(tell.viewer).toBe(seat);
      const world = imagined(game, tell, seat);
      expect(asked(tell)).toEqual(world(seat));
      // Whoever only watches is told nothing that differs between the worlds any seat can imagine.
      expect(asked(watched)).toEqual(world('spectator'));
    }
  for (const tell of frames(watcher)) {
    expect(tell.viewer).toBe('spectator');
    expect(tell.frame.choices).toEqual([]);
    expect(tell.frame.mayTakeBack).toBe(false);
  }
});

test('no secret of the deal, no key or invitation of another ever travels, and no number before the roster', async () => {
  const { table, browsers } = await seated(house.port, ['Anna', 'Ben'], { seats: 3, visibility: 'link' });
  const [anna, ben] = browsers;
  const invite = anna.sheet().invite;
  const watcher = await browse(house.port, { name: 'Watcher' });
  await watcher.ask({ type: 'watch', table, since: -1, invite });
  for (const [seat, browser] of browsers.entries()) {
    await browser.ask({ type: 'clear-seat', table, seat });
    await browser.sit(table, seat, invite);
  }
  await anna.ask({ type: 'seat-bot', table, seat: 2, level: 'easy' });
  await anna.ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  await playOn(browsers, table, 8);

  const reader = await openStorage({ data: house.data, database: null }, { lock: false });
  const { secret } = (await reader.table(table))!;
  await reader.close();
  const salts = browsers.map(({ memories }) => nth(keyed(memories, table).numbers, 0).salt);
  for (const browser of [anna, ben, watcher]) {
    const everything = browser.bytes.join('\n');
    expect(everything).not.toContain(secret);
    const gathering = browser.bytes.filter(text => !text.includes('"seats":[{"kind":"person","person"'));
    expect(gathering.length).toBeLessThan(browser.bytes.length);
    for (const salt of salts) expect(gathering.join('\n')).not.toContain(salt);
    for (const { key } of [anna, ben, watcher]) expect(everything).not.toContain(key);
    expect(everything).not.toContain('"rng"');
  }
  expect(watcher.bytes.join('\n')).not.toContain(invite);
});
