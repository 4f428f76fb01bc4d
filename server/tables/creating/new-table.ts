import { createHmac, randomBytes } from 'node:crypto';
import { fingerprint } from '../../../core/data.ts';
import { defaultOptions, openingFaults } from '../../../core/opening.ts';
import { no, ok, type Result } from '../../../core/result.ts';
import type { Fault } from '../../../core/schema.ts';
import { type Terms, termsOf } from '../../../fair/deal.ts';
import { GAMES } from '../../../games/index.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { NewTable } from '../../storage/storage.ts';
import { promiseOf } from '../dealing/dealing.ts';
import type { Agreement, Deed } from '../log/deeds.ts';
import { type Ledger, peopleAt } from '../log/ledger.ts';
import { foldTable } from '../log/load.ts';
import { rulebook } from './rulebooks.ts';
import { cardOf, type Names } from '../telling/sheets.ts';

/** The agreement for a plan, or its faults, field by field. */
export function agreeOn(plan: Plan): Result<Agreement, readonly Fault[]> {
  if (!Object.hasOwn(GAMES, plan.game))
    return no([{ at: 'game', expected: { a: 'choice', of: Object.keys(GAMES) } }]);
  const game = rulebook(plan.game, plan.edition ?? null);
  if (!game.ok) return no(game.error.map(fault => ({ ...fault, at: `edition.${fault.at}` })));
  const { seats } = plan;
  const options: Plan['options'] = { ...defaultOptions(game.value), ...plan.options };
  const faults = openingFaults(game.value, { options: options, seats });
  if (faults.length > 0) return no(faults);
  const { version, edition } = game.value;
  return ok({ ...plan, options, edition: plan.edition ?? null, version, data: fingerprint(edition) });
}

interface Invitation {
  readonly id: string;
  readonly by: string;
  readonly agreement: Agreement;
  readonly guests: readonly string[];
  /** Bots that sit down at once. */
  readonly bots: readonly Deed[];
  readonly now: number;
  readonly names: Names;
}

/** A new table as the storage keeps it. Its secret is made here, and published only as a hash. */
export function newTable({ id, by, agreement, guests, bots, now, names }: Invitation): NewTable {
  const secret = randomBytes(32).toString('hex');
  const { commitment, terms } = promiseOf({ id, secret }, agreedTerms(agreement), 1);
  const deeds: Deed[] = [{ do: 'open', by, agreement, commitment, terms, guests }, ...bots];
  const lines = deeds.map((deed, i) => ({ seq: i + 1, at: now, ask: null, body: JSON.stringify(deed) }));
  const { visibility } = agreement;
  const table = foldTable({ id, secret, visibility, status: 'gathering' }, lines);
  return { id, secret, lines, card: cardOf(table, names), due: null };
}

function agreedTerms({ game, edition, options }: Agreement): Terms {
  const opened = rulebook(game, edition ?? null);
  if (!opened.ok) throw new Error(`${game} was agreed on and does not open`);
  return termsOf(opened.value, options);
}

/** The same table once more: same agreement, same bots, and no invitation needed for those who were there. */
export function rematchOf(
  ledger: Ledger,
  around: Pick<Invitation, 'by' | 'now' | 'names'>,
  houseKey: string,
) {
  const { agreement, seats } = ledger;
  const bots = seats.flatMap((holder, seat): Deed[] =>
    holder.kind === 'bot' ? [{ do: 'seat-bot', seat, level: holder.level, name: holder.name }] : [],
  );
  return newTable({
    ...around,
    // Two nodes that are asked at the same time open one table; if that was deleted, the next one is another.
    id: tableId(
      createHmac('sha256', houseKey)
        .update(`rematch ${ledger.id} ${ledger.rematch?.table ?? ''}`)
        .digest(),
    ),
    agreement: { ...agreement, seats: seats.length },
    guests: peopleAt(ledger),
    bots,
  });
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Short enough to read out, too many to guess. */
export function tableId(bytes: Uint8Array = randomBytes(12)): string {
  return Array.from(bytes.slice(0, 12), byte => LETTERS[byte % LETTERS.length]).join('');
}
