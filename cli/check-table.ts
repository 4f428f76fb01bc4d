import { fingerprint, same, parsed } from '../core/data.ts';
import { nth } from '../core/sure.ts';
import { stepOf } from '../core/witnessed.ts';
import type { Line, Milestone, StoredTable } from '../server/storage/storage.ts';
import { keepsPromises } from '../server/tables/dealing/dealing.ts';
import { deedOf, foldTable } from '../server/tables/log/load.ts';
import { agreedRulebook } from '../server/tables/creating/rulebooks.ts';
import type { Table } from '../server/tables/log/table.ts';
import type { TableCard } from '../wire/tells.ts';
import { messageOf } from '../core/result.ts';

/** Something that is not as it should be at a stored table. */
export interface Finding {
  readonly what:
    | 'missing-lines'
    | 'unreadable'
    | 'other-rules'
    | 'diverged'
    | 'commitment'
    | 'milestone'
    | 'listing';
  readonly detail: string;
}

export interface TableOnDisk {
  readonly stored: StoredTable;
  /** What the lists show; a table that runs may have gone on since. */
  readonly card: TableCard;
  readonly lines: readonly Line[];
  readonly milestones: readonly Milestone[];
}

/** Plays a stored table again from its first line, and compares all that is kept about it. */
export function checkTable({ stored, card, lines, milestones }: TableOnDisk): {
  readonly entries: number;
  readonly findings: readonly Finding[];
} {
  const gap = lines.findIndex((line, i) => line.seq !== i + 1);
  if (lines.length === 0 || gap >= 0)
    return { entries: 0, findings: [{ what: 'missing-lines', detail: `line ${gap < 0 ? 1 : gap + 1}` }] };

  let table: Table;
  try {
    table = foldTable(stored, lines);
  } catch (error) {
    return {
      entries: 0,
      findings: [{ what: 'unreadable', detail: messageOf(error) }],
    };
  }
  const entries = table.play?.match.entries.length ?? 0;
  const findings = [
    ...checkSecret(table),
    ...(table.stuck === null ? [] : [stuckness(table)]),
    ...(table.stuck === null ? checkMilestones(table, { lines, milestones }) : []),
    ...(table.stuck === null ? checkListing(table, card) : []),
  ];
  return { entries, findings };
}

function stuckness({ ledger, stuck }: Table): Finding {
  const known = agreedRulebook(ledger.agreement);
  return { what: known.ok ? 'diverged' : 'other-rules', detail: stuck ?? '' };
}

function checkSecret({ secret, ledger }: Table): Finding[] {
  return keepsPromises(ledger, secret) ? [] : [{ what: 'commitment', detail: '' }];
}

function checkMilestones(
  { play, ledger }: Table,
  { lines, milestones }: Pick<TableOnDisk, 'lines' | 'milestones'>,
): Finding[] {
  // Where turns were played again, nobody reads them.
  if (ledger.rewinds > 0) return [];
  const hashes = lines.map(deedOf).flatMap(deed => (deed.do === 'entry' ? [deed.hash] : []));
  return milestones
    .filter(({ step }) => step <= hashes.length)
    .filter(({ step, state, news }, i) => {
      const kept = parsed<{ readonly state: unknown }>(state);
      const told = parsed<readonly { readonly step: number }[]>(news);
      // Every node keeps the news since a milestone it knew of: at least those since the one before.
      const from = told[0]?.step ?? step;
      const gap = from > (i === 0 ? 0 : nth(milestones, i - 1).step + 1);
      // Through JSON, as it was kept: an absent field and an undefined one are the same there.
      const played = parsed<unknown>(JSON.stringify(play?.match.news.slice(from, step + 1) ?? null));
      return gap || fingerprint(kept.state) !== hashes[step - 1] || !same(told, played);
    })
    .map(({ step }) => ({ what: 'milestone', detail: `entry ${step}` }));
}

function checkListing({ ledger, play, shown }: Table, card: TableCard): Finding[] {
  if (shown > card.touched) return [];
  const step = play ? stepOf(play.match, 'spectator') : 0;
  const agrees = shown === card.touched && card.status === ledger.status && card.step === step;
  return agrees
    ? []
    : [
        {
          what: 'listing',
          detail: `${card.status} after ${card.step} steps, not ${ledger.status} after ${step}`,
        },
      ];
}
