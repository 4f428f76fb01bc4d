import type { Page } from '@playwright/test';

/** What a measurement found wrong, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  // tsx keeps the names of inner functions by a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= inner => inner');
  return page.evaluate(() => {
    const faults = new Set<string>();
    const screen = { width: innerWidth, height: innerHeight };
    const table = document.querySelector<HTMLElement>('.table');
    if (!table) return ['there is no table'];
    const isPhone = ['upright', 'lying'].includes(table.dataset['arrangement'] ?? '');
    const isTouch = isPhone || screen.width < 900;
    const sheet = document.querySelector('dialog[open]');

    const seen = (element: Element) => {
      if (element.closest('.only-heard, [hidden], [aria-hidden="true"] svg')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
      return width > 0 && height > 0 && right > 0 && bottom > 0 && left < screen.width && top < screen.height;
    };
    const named = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 28);
      const kind =
        typeof element.className === 'string' && element.className ? element.className : element.tagName;
      return `${kind.split(' ').slice(0, 2).join('.')} “${words}”`;
    };
    const inView = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left > -1 && top > -1 && right < screen.width + 1 && bottom < screen.height + 1;
    };
    /** More than the slack that letters leave between their lines. */
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    /** What lies over the middle of it. */
    const above = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };

    /** How much of its width can be touched, halfway up. */
    const shownOf = (element: Element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return Array.from({ length: Math.ceil(width) }, (_, x) => left + x + 0.5).filter(x =>
        element.contains(document.elementFromPoint(x, top + height / 2)),
      ).length;
    };

    for (const element of [
      document.documentElement,
      ...table.querySelectorAll('.area, .table-board, dialog .sheet-body'),
    ])
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
        faults.add(
          `scrolls sideways: ${named(element).split(' “')[0]} by ${element.scrollWidth - element.clientWidth}`,
        );

    const [place, ground] = [table, table.querySelector('.ground')].map(one => one?.getBoundingClientRect());
    if (place && ground && (ground.top > place.top + 1 || ground.right < place.right - 1))
      faults.add('the ground ends before the table does');

    if (sheet) {
      const foot = sheet.querySelector('.sheet-foot .button-main');
      if (foot && !inView(foot)) faults.add('the main button of the sheet is out of view');
      for (const way of sheet.querySelectorAll('.poster-slip > *, .poster .end-buttons > *'))
        if (!inView(way)) faults.add(`out of view on the poster: ${named(way)}`);
    } else {
      for (const [what, selector] of [
        ['what is asked', '.prompt-words'],
        ['the main action', '.dock-actions .button-main'],
      ] as const) {
        const element = table.querySelector(selector);
        if (!element) continue;
        if (!inView(element)) faults.add(`${what} is out of view`);
        else {
          const top = above(element);
          // A note over the dock brings its own question and its own button.
          if (top && !top.closest('.note') && !element.contains(top) && !top.contains(element))
            faults.add(`${what} is covered by ${named(top)}`);
        }
      }
      for (const name of ['board', 'mine']) {
        const area = table.querySelector(`.area-${name}`);
        if (!area) continue;
        const { top, bottom } = area.getBoundingClientRect();
        const shown = Math.min(bottom, screen.height) - Math.max(0, top);
        const share = Math.min(1, shown / area.scrollHeight);
        if (share < 0.34) faults.add(`${name}: only ${Math.round(100 * share)} % in view`);
      }
      // Where there is room for it, no part of the board waits below an edge.
      if (screen.width >= 1024 && screen.height >= 700)
        for (const element of table.querySelectorAll('.area-board, .area-board *')) {
          const hidden = element.scrollHeight - element.clientHeight;
          const { overflowY } = getComputedStyle(element);
          if (hidden > 2 && (overflowY === 'auto' || overflowY === 'scroll') && seen(element))
            faults.add(`hidden below an edge: ${hidden} px of ${named(element).split(' “')[0]}`);
        }
      for (const element of table.querySelectorAll('.area .seat-chip, .area .seat-panel')) {
        if (!inView(element)) faults.add(`a player is out of view: ${named(element)}`);
        const edge = element.closest('.seats')!.getBoundingClientRect().right;
        if (element.getBoundingClientRect().right > edge + 1)
          faults.add(`a player is cut off at the side: ${named(element)}`);
      }
      for (const element of table.querySelectorAll('.dock-actions .button')) {
        if (seen(element) && !inView(element)) faults.add(`an action is out of view: ${named(element)}`);
      }
      for (const element of table.querySelectorAll('.dock-actions .hint')) {
        if (seen(element) && !inView(element)) faults.add(`a hint is cut off: ${named(element)}`);
      }
      for (const element of table.querySelectorAll('.area button')) {
        const area = element.closest('.area');
        if (!area || !seen(element)) continue;
        const window = area.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        if (box.left < window.left - 2 || box.right > window.right + 2)
          faults.add(`cut off at the side: ${named(element)}`);
        // Areas scroll, the dock does not; a card of a hand is turned.
        if (area.matches('.area-dock') && box.bottom > window.bottom + 8)
          faults.add(`cut off below: ${named(element)}`);
        const middle = box.top + box.height / 2;
        if (middle < window.top || middle > window.bottom) continue;
        const over = above(element);
        if (over && !over.closest('.note') && over.closest('.area, .bar') !== area)
          faults.add(`covered: ${named(element)} by ${named(over)}`);
      }
    }

    const least = isPhone ? 10 : 11;
    const walker = document.createTreeWalker(sheet ?? table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !seen(element)) continue;
      const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least - 0.05) faults.add(`type of ${size.toFixed(1)} px: ${named(element)}`);
    }

    const words = '.button, .prompt-words, .offer, .bar-latest:not([data-length="long"]) > .bar-sentence';
    for (const element of (sheet ?? table).querySelectorAll<HTMLElement>(words)) {
      if (!seen(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
        faults.add(`its words do not fit: ${named(element)}`);
    }

    /** Where words really are, to fractions of a pixel. */
    const written = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range;
    };
    const title = table.querySelector('.bar-title');
    if (title && !isPhone) {
      const room = title.getBoundingClientRect().width;
      if (written(title).getBoundingClientRect().width > room + 0.01)
        faults.add('the name of the game is cut');
    }
    // An area scrolls downwards: what sticks out above it can never be read.
    if (!sheet)
      for (const area of table.querySelectorAll('.area-board, .area-mine')) {
        const edge = area.getBoundingClientRect().top - area.scrollTop;
        for (const words of area.querySelectorAll('.label, .num')) {
          if (!seen(words) || words.closest('svg, .card')) continue;
          if (words.getBoundingClientRect().top < edge - 1) faults.add(`out of reach above: ${named(words)}`);
        }
      }

    /** Words of one line, seat or question that lie over each other. */
    for (const line of (sheet ?? table).querySelectorAll(
      '.ledger-lines li, .ledger h3, .seat-panel, .dock',
    )) {
      if (!seen(line)) continue;
      const words: { readonly said: string; readonly boxes: readonly DOMRect[] }[] = [];
      const inside = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = inside.nextNode(); node; node = inside.nextNode()) {
        const said = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (!said || !element || element.closest('svg, .card, .picture') || !seen(element)) continue;
        const { right } = element.getBoundingClientRect();
        const isClipped = getComputedStyle(element).overflowX !== 'visible';
        const boxes = [...written(node).getClientRects()].map(({ x, y, width, height }) =>
          isClipped
            ? new DOMRect(x, y, Math.max(0, Math.min(width, right - x)), height)
            : new DOMRect(x, y, width, height),
        );
        words.push({ said, boxes });
      }
      for (const [i, one] of words.entries())
        for (const other of words.slice(i + 1))
          if (one.boxes.some(a => other.boxes.some(b => overlap(a, b))))
            faults.add(`words over words: “${one.said.slice(0, 20)}” and “${other.said.slice(0, 20)}”`);
    }

    for (const element of (sheet ?? table).querySelectorAll<HTMLElement>('.ledger-name, .seat-name')) {
      const letter = parseFloat(getComputedStyle(element).fontSize);
      if (seen(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth < 4 * letter)
        faults.add(`a name is cut to nothing: ${named(element)}`);
    }

    if (isTouch)
      for (const element of (sheet ?? table).querySelectorAll('button, select, input, a.button')) {
        if (!seen(element) || element.closest('.reason, .piece-card p, .ledger-note, .log')) continue;
        const { width, height } = element.getBoundingClientRect();
        // A card of a hand may be small; one that lies under another is touched where it shows.
        const hand = element.closest('.dock-hand');
        const shown = hand ? shownOf(element) : width;
        const share = hand ? hand.clientWidth / hand.querySelectorAll('button').length : Infinity;
        const least = hand && shown > 0.85 * width ? 30 : Math.min(43.5, 0.8 * share);
        if (shown < least || height < 43.5)
          faults.add(`too small to touch: ${named(element)} ${Math.round(shown)}×${Math.round(height)}`);
      }
    return [...faults];
  });
}

export interface Place {
  readonly what: string;
  /** Left, top, width and height; null for what is pointed at, which is lifted on purpose. */
  readonly box: readonly number[] | null;
}

/** What should lie still. A magnifying glass over a map shows its pieces twice; the second time they are hidden from readers. */
const STILL = [
  '.area',
  '.area-board .card',
  '.area-mine .card',
  '.area-board .map-piece:not([aria-hidden="true"] *)',
].join();

/** Where the areas and the pieces on them lie, to see whether anything moves. */
export function placesOf(page: Page): Promise<Place[]> {
  return page.evaluate(
    still =>
      [...document.querySelectorAll(still)].map(element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const what = element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.className;
        return {
          what: `${what}`,
          box: element.closest('[data-pointed]') ? null : [left, top, width, height].map(Math.round),
        };
      }),
    STILL,
  );
}
