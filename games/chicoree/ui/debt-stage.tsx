import { SeatSign } from '../../../web/kit/seat.tsx';
import { Token } from './art/things.tsx';
import type { Part, TaskOf } from './part.ts';

/** Somebody cannot pay: what they owe, to whom, what they have, and what is missing. */
export function DebtStage({ frame, words, names, viewer, task }: Part & { task: TaskOf<'settle'> }) {
  const debtor = task.debtors[0]!;
  const creditor = frame.view.turn.seat;
  const held = frame.view.players[debtor]!.tokens;
  return (
    <div class="ch-debt">
      <p class="ch-task-title">{words.debt.title}</p>
      <p class="ch-debt-way">
        <span class="ch-debt-side" data-seat={debtor}>
          <SeatSign seat={debtor} /> {names(debtor)}
        </span>
        <span class="ch-debt-sum">
          <Token class="ch-icon" /> <b>{task.owed}</b> <span aria-hidden="true">→</span>
        </span>
        <span class="ch-debt-side" data-seat={creditor}>
          <SeatSign seat={creditor} /> {names(creditor)}
        </span>
      </p>
      <p>
        {debtor === viewer
          ? words.debt.youOwe(names(creditor), task.owed, held)
          : words.debt.owes(names(debtor), task.owed, held)}{' '}
        <strong>{words.debt.short(task.owed - held)}</strong>
      </p>
      <p class="ch-debt-rule">{words.debt.onlyHand}</p>
    </div>
  );
}
