import { nth } from '../../../core/sure.ts';
import type { About } from '../../../web/kit/piece-card.tsx';
import {
  type Card,
  cardName,
  EXPORT,
  EXPORT_STEP,
  flowersOf,
  isLink,
  isSoldByFists,
  kindOf,
  linkOf,
  SHOP,
  SHOP_STEP,
  stepOf,
} from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { PlayerView } from '../vocabulary.ts';
import type { Focus } from './focus.ts';
import { forfeitedBy } from './forfeits.ts';
import type { Part } from './part.ts';
import { sayPlainly } from './say.ts';

/** What the thing pointed at is, does, brings and costs. */
export function aboutOf(focus: Focus, part: Part): About {
  const { words, names, edition } = part;
  const { view } = part.frame;
  switch (focus.on) {
    case 'hand':
      return aboutCard(focus.card, part);
    case 'lot':
      return aboutLot(focus.card, part);
    case 'pile':
      return {
        title: words.pile,
        lines: [words.about.pile(view.pile, view.discard.length), words.about.draw],
      };
    case 'discard':
      return { title: words.discard, lines: [words.about.discard(counted(view.discard, words))] };
    case 'shops':
      return {
        title: words.shops.why[view.harvestLaid ? 'open' : 'shut'],
        lines: [words.about.shops(tablesOf(edition).shopIncome)],
      };
    case 'turn':
      return { title: words.rail.turn(view.turn.number, names(view.turn.seat)), lines: stepLines(part) };
    case 'forfeit': {
      const lost = forfeitedBy(focus.move, part.frame.choices);
      const list = lost.map(move => sayPlainly(move, part)).join(', ');
      return { title: words.forfeit.title, lines: [words.forfeit.lost(list)] };
    }
  }
}

/** The card for everybody: of a challenge, first what wins it and what it pays. */
function aboutLot(card: Card, part: Part): About {
  const { title, lines } = aboutCard(card, part);
  const { rule } = part.words.challenge;
  return { title, lines: kindOf(card) === 'challenge' ? [rule(flowersOf(card)), ...lines] : lines };
}

/** A card: what it does, what it would be in my chain, how it is sold, and how many there are. */
function aboutCard(card: Card, { words, edition, frame, viewer }: Part): About {
  const { copies, shopIncome, exportIncome } = tablesOf(edition);
  const me = viewer === 'spectator' ? null : nth(frame.view.players, viewer);
  const opponents = frame.view.players.filter(({ out }) => out === null).length - 1;
  const lines = [words.effects[cardName(card)]];
  if (me && isLink(card)) {
    const charge = card === SHOP ? shopIncome : card === EXPORT ? exportIncome : 0;
    lines.push(...inChain(stepOf(card), me, words));
    if (charge > 0) lines.push(words.about.brings(charge * opponents));
  }
  if (isSoldByFists(card)) lines.push(words.about.sealed);
  else if (isLink(card)) lines.push(words.about.open);
  return { title: words.card(card), lines: [...lines, words.about.copies(nth(copies, card))] };
}

/** What a link would be in this chain. */
function inChain(step: number, { missing }: PlayerView, { about }: Part['words']): string[] {
  if (!missing.includes(step)) return step === SHOP_STEP ? [] : [about.laid];
  if (step === SHOP_STEP) return [];
  if (step === EXPORT_STEP) return missing.includes(SHOP_STEP) ? [about.notYet(SHOP_STEP)] : [];
  return missing[0] === step ? [about.next] : [about.notYet(nth(missing, 0))];
}

/** A place of a chain, laid or empty. */
export function aboutStep(step: number, player: PlayerView, part: Part): About {
  const { words, frame } = part;
  const link = linkOf(step);
  const laid = nth(player.chain, step - 1);
  const { title, lines } = aboutCard(link, part);
  return {
    title,
    lines: [
      laid.length === 0 ? words.about.gap : words.about.laidBy(counted(laid, words)),
      ...(frame.view.hand?.includes(link) ? [words.about.holding] : []),
      nth(lines, 0),
    ],
  };
}

export function aboutStart({ start }: PlayerView, { words }: Part): About {
  return start === null
    ? { title: words.noStart, lines: [words.rail.needsStart] }
    : { title: words.card(start), lines: [words.effects[cardName(start)]] };
}

/** Everything public about somebody's chain. */
export function aboutPlayer(seat: number, { frame, words, names }: Part): About {
  const player = nth(frame.view.players, seat);
  return {
    title: words.chainOf(names(seat)),
    lines: [
      words.stepsOf(7 - player.missing.length),
      player.start === null ? words.noStart : words.perTurn(player.income),
      ...(player.charge > 0 ? [words.chargeOf(player.charge)] : []),
      ...player.blocks.map(
        ({ card, turns, by }) => `${words.short(card)}, ${words.blockedFor(turns, names(by))}`,
      ),
      ...(player.known.length > 0 ? [words.known(counted(player.known, words))] : []),
    ],
  };
}

/** The nine steps of the turn, and why some are left out. */
function stepLines({ frame, words }: Part): string[] {
  const { rail, hadStart } = frame.view.turn;
  const why = hadStart ? words.rail.hasStart : words.rail.needsStart;
  return rail.map((mark, i) => {
    const line = `${mark === 'now' ? '▸ ' : ''}${i + 1}. ${words.rail.steps[i]}`;
    return mark === 'shut' ? `${line} (${why})` : line;
  });
}

/** “2 × Storm, 4 Harvest”. */
function counted(cards: readonly Card[], words: Part['words']): string {
  return [...new Set(cards)]
    .toSorted((a, b) => a - b)
    .map(card => {
      const n = cards.filter(other => other === card).length;
      return n > 1 ? `${n} × ${words.card(card)}` : words.card(card);
    })
    .join(', ');
}

const CLAUSES = {
  start: 'CH-29',
  link: 'CH-15',
  joker: 'CH-41',
  destroyer: 'CH-36',
  blocker: 'CH-38',
  booster: 'CH-40',
  challenge: 'CH-50',
} as const;

/** The clause that says most about it. */
export function clauseOf(focus: Focus): string {
  switch (focus.on) {
    case 'hand':
    case 'lot':
      return focus.card === SHOP ? 'CH-32' : focus.card === EXPORT ? 'CH-33' : CLAUSES[kindOf(focus.card)];
    case 'pile':
      return 'CH-21';
    case 'discard':
      return 'CH-43';
    case 'shops':
      return 'CH-12';
    case 'turn':
    case 'forfeit':
      return 'CH-07';
  }
}
