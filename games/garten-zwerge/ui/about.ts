import { nth, seated } from '../../../core/sure.ts';
import type { About } from '../../../web/kit/piece-card.tsx';
import { GOLD, GREY, type Hat } from '../data/words.ts';
import type { GnomeView, PlayerView, View } from '../vocabulary.ts';
import type { Focus, JobMove } from './focus.ts';
import { myDeals } from './my-deals.tsx';
import type { Part } from './part.ts';

type Known = Pick<Part, 'frame' | 'words' | 'names' | 'viewer'>;

/** What the thing pointed at is, does, brings and costs. */
export function aboutOf(focus: Focus, part: Known): About {
  const { words, frame } = part;
  const { view } = frame;
  /** Only what is one's own can be pointed at. */
  const me = () => nth(view.players, seated(part.viewer));
  switch (focus.on) {
    case 'aim':
      return { title: words.goal.heading, lines: [words.aim(view.goal), words.about.tie, words.about.crown] };
    case 'event': {
      const { id, effect } = view.event;
      const { left, next } = view.events;
      return {
        title: words.event.title(id),
        lines: [words.event.effect(effect), words.about.events(left[next], next)],
      };
    }
    case 'contest':
      return aboutContest(focus.number, part);
    case 'gnome':
      return aboutGnome(nth(me().gnomes, focus.index), part, me());
    case 'pair': {
      const { own, partner, owner, pile } = nth(me().shack, focus.index);
      return {
        title: words.shack,
        lines: [
          `${words.gnome(own)} + ${words.gnome(partner)} (${words.party(owner, part.names)})`,
          words.about.breeds(pile, odds(pile, view, words)),
        ],
      };
    }
    case 'bill':
      return {
        title: words.bill.heading,
        lines: [billWords(me(), words), words.about.upkeep, ...new Set(myDeals(part))],
      };
    case 'job':
      return { title: jobName(focus.move, part), lines: [words.jobs[focus.move.type].effect] };
  }
}

/** What may be won: no closer than it deserves. */
export const roughly = (petals: number): number => 10 * Math.round(petals / 10);

export function aboutGnome(gnome: GnomeView, part: Known, owner: PlayerView): About {
  const { words, names } = part;
  return {
    title: words.about.gnome(gnome.hat),
    lines: [
      badgeWords(gnome, words, names),
      ...aboutHat(gnome.hat, part),
      words.about.reserve(nth(owner.reserve, gnome.hat)),
    ],
  };
}

/** What a hat is worth, and what a pair under it may breed. */
export function aboutHat(hat: Hat, { frame: { view }, words }: Known): string[] {
  if (hat === GOLD) return [words.key.never];
  const sold = words.about.sells(hat, nth(view.values, hat));
  return [sold, hat === GREY ? words.about.lazy : words.about.breeds(hat, odds(hat, view, words))];
}

function aboutContest(number: number, { frame: { view }, words, names }: Known): About {
  const { hat, prize, rivals, entrants } = nth(view.contests, number);
  return {
    title: words.contest.name(hat),
    lines: [
      rivals === 0 ? words.contest.cancelled : words.about.contest(prize, rivals, hat),
      entrants.length === 0
        ? words.contest.nobody
        : entrants.map(entrant => words.contest.entrant(names(entrant.seat), entrant.hat)).join(', '),
    ],
  };
}

/** “brown 3 in 9, orange 4 in 9”. */
function odds(pile: Hat, { piles }: View, words: Part['words']): string {
  return nth(piles, pile)
    .flatMap((count, hat) => (count > 0 ? [`${words.hat(hat)} ${words.key.outOfNine(count)}`] : []))
    .join(', ');
}

/** What upkeep will cost, and what it leaves. */
export function billWords({ bill, afterBill }: PlayerView, words: Part['words']): string {
  const born = bill.newborn > 0 ? ` ${words.bill.newborn(bill.newborn)}` : '';
  const left = afterBill < 0 ? words.bill.short(-afterBill) : words.bill.after(afterBill);
  return `${words.bill.line(bill.gnomes, bill.each)}${born} = ${bill.petals}, ${left}`;
}

export function badgeWords({ job, at }: GnomeView, words: Part['words'], names: Part['names']): string {
  if (job === 'lent' && at !== null) return words.lentTo(names(at));
  if (job === 'contest' && at !== null)
    return `${words.badges.contest} (${at === 0 ? words.contest.lower : words.contest.higher})`;
  return words.badges[job];
}

export function jobName(move: JobMove, { words, frame }: Pick<Part, 'words' | 'frame'>): string {
  if (move.type === 'contest') return words.contest.name(nth(frame.view.contests, move.contest).hat);
  return move.type === 'sell' && move.hat === GREY ? words.picker.throwAway : words.jobs[move.type].name;
}

/** The clause of each job. */
export const JOB_CLAUSES = {
  garden: 'GZ-27',
  seek: 'GZ-28',
  offer: 'GZ-42',
  sell: 'GZ-47',
  exchange: 'GZ-48',
  contest: 'GZ-51',
} as const;

/** The clause that says most about it. */
export function clauseOf(focus: Focus): string {
  switch (focus.on) {
    case 'aim':
      return 'GZ-65';
    case 'event':
      return 'GZ-20';
    case 'contest':
      return 'GZ-59';
    case 'gnome':
      return 'GZ-25';
    case 'pair':
      return 'GZ-53';
    case 'bill':
      return 'GZ-63';
    case 'job':
      return JOB_CLAUSES[focus.move.type];
  }
}
