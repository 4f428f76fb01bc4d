import { expect, type Page } from '@playwright/test';
import { chooseInWords, deal, join, openInHouse, test, wiretap } from './network.ts';
import { DESKTOP, isOver } from './table.ts';
import { expectOnlyTheirs, gameFileOf } from './wire.ts';

/** Everybody chooses from the list in words whenever there is something to choose, until the game is over. */
async function playInWords(players: readonly Page[]): Promise<void> {
  for (let n = 0; (await isOver(players[0]!).count()) === 0; n++) {
    expect(n, 'a game that does not end').toBeLessThan(2_000);
    let chosen = false;
    for (const player of players) chosen = (await chooseInWords(player, n * 7)) || chosen;
    if (!chosen) await players[0]!.waitForTimeout(50);
  }
  for (const player of players) await expect(isOver(player)).toBeVisible();
}

test('seasons of rice: two people choose at the same time in secret, each on their own device, to the end', async ({
  guest,
}) => {
  test.setTimeout(240_000);
  const players = await Promise.all([guest({ viewport: DESKTOP }), guest({ viewport: DESKTOP })]);
  const heard = players.map(wiretap);
  const [sok, mey] = players as [Page, Page];
  const link = await openInHouse(sok, { name: 'Sok', game: 'seasons-of-rice' });
  await join(mey, link, 'Mey');
  await deal(sok);
  await expect(mey.locator('.table')).toBeVisible();
  await playInWords(players);
  const file = await gameFileOf(sok, new URL(link).pathname.split('/').at(-1)!);
  expectOnlyTheirs(
    file,
    heard.map((tapped, viewer) => ({ ...tapped, viewer })),
  );
});
