import { expect, type Page } from '@playwright/test';
import { lastOf, nth } from '../core/sure.ts';
import {
  chooseInWords,
  deal,
  join,
  letBotPlay,
  openInHouse,
  returnToTheEnd,
  test,
  wiretap,
} from './network.ts';
import { DESKTOP, isOver, openOptions } from './table.ts';
import { expectOnlyTheirs, gameFileOf } from './wire.ts';

/** Everybody chooses from the list in words whenever there is something to choose, until it is enough. */
async function playInWords(players: readonly Page[], enough: () => Promise<boolean>): Promise<void> {
  for (let n = 0; !(await enough()); n++) {
    expect(n, 'a game that does not get there').toBeLessThan(2_000);
    let chosen = false;
    for (const player of players) {
      if (await enough()) return;
      chosen = (await chooseInWords(player, Math.imul(n + 1, 2_654_435_761) >>> 9)) || chosen;
    }
    if (!chosen) await nth(players, 0).waitForTimeout(50);
  }
}

/** How often it is asked whether that is enough, once a round and once a player, before bots finish. */
const BY_HAND = 20;

/** How many of these pages show this. */
async function showing(players: readonly Page[], selector: string): Promise<number> {
  const shown = await Promise.all(players.map(player => player.locator(selector).first().isVisible()));
  return shown.filter(Boolean).length;
}

test('seasons of rice: two people choose at the same time in secret, each on their own device, to the end', async ({
  guest,
}) => {
  const players = await Promise.all([guest({ viewport: DESKTOP }), guest({ viewport: DESKTOP })]);
  const heard = players.map(wiretap);
  const [sok, mey] = players;
  const link = await openInHouse(sok, { name: 'Sok', game: 'seasons-of-rice' });
  await join(mey, link, 'Mey');
  await deal(sok);
  await expect(mey.locator('.table')).toBeVisible();
  // Bots finish for them: they decide in secret and at once as well.
  let asked = 0;
  await playInWords(players, async () => asked++ > BY_HAND);
  for (const player of players) {
    await player.locator('.strip-seats').click();
    await letBotPlay(player);
  }
  // One of them watches the bots to the end: to draw each of their moves twice takes longer than the game.
  await mey.goto('about:blank');
  await expect(isOver(sok)).toBeVisible({ timeout: 150_000 });
  await returnToTheEnd(mey, link);
  const file = await gameFileOf(sok, lastOf(new URL(link).pathname.split('/')));
  expectOnlyTheirs(
    file,
    heard.map((tapped, viewer) => ({ ...tapped, viewer })),
  );
});

test('[CH-55] chicorée: four people on four devices call at once; one call wins each price, and the hammer falls', async ({
  guest,
}) => {
  // The house deals: sometimes it takes a while until a card is called for.
  test.slow();
  const device = { viewport: DESKTOP };
  const players = await Promise.all([guest(device), guest(device), guest(device), guest(device)]);
  const heard = players.map(wiretap);
  const [ada, ...others] = players as [Page, ...Page[]];
  const link = await openInHouse(ada, {
    name: 'Ada',
    game: 'chicoree',
    seats: 4,
    also: async page => {
      await openOptions(page);
      await page.getByText('Free-for-all', { exact: true }).click();
    },
  });
  for (const [i, other] of others.entries()) await join(other, link, `Rival ${i + 1}`);
  await deal(ada);
  for (const player of players) await expect(player.locator('.table')).toBeVisible();
  await playInWords(
    players,
    async () =>
      (await showing(players, '.ch-ring')) === 4 && (await showing(players, '[data-action="bid"]')) >= 3,
  );

  // Whoever is too late is refused with the new price, or finds the button gone.
  await Promise.all(
    players.map(player =>
      player
        .locator('[data-action="bid"]')
        .first()
        .click({ timeout: 1_500 })
        .catch(() => {}),
    ),
  );
  const calls = () =>
    heard.map(({ tells }) =>
      tells
        .flatMap(tell => (tell.type === 'frame' ? tell.frame.news : []))
        .flatMap(news => news.events)
        .filter(event => event.type === 'called')
        .map(event => JSON.stringify(event)),
    );
  await expect.poll(() => nth(calls(), 0).length).toBeGreaterThan(0);
  await expect(ada.locator('.ch-ring'), 'the house closes the sale by itself').toHaveCount(0, {
    timeout: 30_000,
  });
  for (const heardByOne of calls()) expect(heardByOne).toEqual(calls()[0]);
});

test('[GZ-69] garten zwerge: three people negotiate on three devices; a proposal is on every board at once', async ({
  guest,
}) => {
  const device = { viewport: DESKTOP };
  const players = await Promise.all([guest(device), guest(device), guest(device)]);
  const [uwe, ilse, kurt] = players;
  const link = await openInHouse(uwe, {
    name: 'Uwe',
    game: 'garten-zwerge',
    seats: 3,
    also: async page => {
      await openOptions(page);
      await page.getByText('Open haggling (variant)').click();
    },
  });
  await join(ilse, link, 'Ilse');
  await join(kurt, link, 'Kurt');
  await deal(uwe);
  for (const player of players) await expect(player.locator('.table')).toBeVisible();
  await playInWords(players, async () => (await showing(players, '.gz-composer')) > 0);
  const composing = await Promise.all(players.map(player => player.locator('.gz-composer').isVisible()));
  const caller = nth(players, composing.indexOf(true));
  await caller.locator('.gz-composer').getByRole('button', { name: '50 more' }).click();
  await caller.locator('[data-action=propose]').click();
  for (const player of players) await expect(player.locator('.gz-proposal').first()).toBeVisible();
  await playInWords(players, async () => (await showing(players, '.gz-proposal')) === 0);
});
