import { expect, test } from 'vitest';
import type { Bid, Event, View } from '../../games/chicoree/vocabulary.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { verify } from '../../fair/verify.ts';
import { type Browser, http } from './browser.ts';
import { dealt, seated } from './own-house.ts';
import { sharedHouse } from './shared-house.ts';
import { legalMoves, playToEnd, playUntil } from './play.ts';
import { openBoxOf } from './replaying.ts';

const house = sharedHouse();

const RACE = { game: 'chicoree', options: { auction: 'free-for-all', countdown: 6 } };
const view = (browser: Browser) => browser.frame().frame.view as View;
const bids = (browser: Browser) =>
  legalMoves(browser.frame().frame).flatMap(move => (move.type === 'bid' ? (move as Bid).tokens : []));
/** Also after somebody else has called: the sale is not over at once. */
const canBid = (browser: Browser) => bids(browser).length > 1;
const events = ({ heard }: Browser) =>
  heard
    .flatMap(tell => (tell.type === 'frame' ? tell.frame.news : []))
    .flatMap(news => news.events as Event[]);

test('four people call at once: one call wins each price, the others are told the new one, and time closes the sale', async () => {
  const { table, browsers } = await dealt(house.port, ['Ada', 'Bo', 'Cleo', 'Dan'], RACE);
  await playUntil(browsers, table, all => all.filter(canBid).length >= 3);
  const callers = browsers.filter(canBid);
  expect(callers.length).toBeGreaterThanOrEqual(3);
  const tokens = Math.min(...callers.flatMap(bids));
  const sold = () => events(browsers[0]).filter(event => event.type === 'sold').length;
  const before = sold();
  const answers = await Promise.all(
    callers.map(one =>
      one.refusal({
        type: 'answer',
        table,
        step: one.frame().frame.step,
        moves: [{ type: 'bid', tokens } as never],
      }),
    ),
  );
  expect(answers.filter(answer => answer === null)).toHaveLength(1);
  const late = answers.filter(answer => answer !== null).map(({ code }) => code);
  expect(late).toEqual(callers.slice(1).map(() => 'too-low'));

  // Nobody does anything: the server lets the hammer fall, once, for everybody.
  expect(sold()).toBe(before);
  await browsers[0].until('frame', () => sold() > before);
  expect(sold()).toBe(before + 1);
  expect(view(browsers[0])).toBeDefined();
});

test('two people and two bots play a free-for-all game to its end, and everything replays', async () => {
  const { table, browsers } = await seated(house.port, ['Ada', 'Bo'], { ...RACE, seats: 4 });
  for (const seat of [2, 3]) await browsers[0].ask({ type: 'seat-bot', table, seat, level: 'normal' });
  await browsers[0].ask({ type: 'deal', table });
  for (const browser of browsers) await browser.until('frame');
  await playToEnd(browsers, table);
  const { body: file } = await http<GameFile>(house.port, `/api/tables/${table}/game.json`);
  expect(verify(file, openBoxOf(file)).checks.every(check => check.ok)).toBe(true);
});
