import { nth } from '../../../core/sure.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { Purse, Token } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Scene } from './scene.tsx';

/** Somebody cannot pay: what they owe, to whom, what they have, and what is missing. */
export function DebtScene({ task, ...part }: Staged & { readonly task: TaskOf<'settle'> }) {
  const { frame, words, names, viewer } = part;
  const debtor = nth(task.debtors, 0);
  const creditor = frame.view.turn.seat;
  const held = nth(frame.view.players, debtor).tokens;
  return (
    <Scene
      {...part}
      lot={null}
      asked={debtor === viewer}
      instead={<Purse class="ch-easel" />}
      title={
        debtor === viewer
          ? words.debt.youOwe(names(creditor), task.owed, held)
          : words.debt.owes(names(debtor), task.owed, held)
      }
      aside={words.debt.onlyHand}
    >
      <p class="ch-line ch-debt" aria-hidden="true">
        <SeatSign seat={debtor} />
        <b class="num">
          {task.owed} <Token />
        </b>
        <span>→</span>
        <SeatSign seat={creditor} />
      </p>
      <p>
        <strong class="ch-bad">{words.debt.short(task.owed - held)}</strong>
      </p>
    </Scene>
  );
}
