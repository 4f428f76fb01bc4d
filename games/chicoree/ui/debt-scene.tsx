import { nth } from '../../../core/sure.ts';
import { Fist } from '../../../web/kit/fist.tsx';
import { Picture } from '../../../web/kit/picture.tsx';
import { Purse, Token } from './art/things.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Scene, Tile } from './scene.tsx';

/** Somebody cannot pay: their hand with what they have, and the hand that waits for what is owed. */
export function debtScene({ task, ...part }: Staged & { readonly task: TaskOf<'settle'> }) {
  const { frame, words, names, viewer } = part;
  const debtor = nth(task.debtors, 0);
  const creditor = frame.view.turn.seat;
  const held = nth(frame.view.players, debtor).tokens;
  return (
    <Scene
      {...part}
      lot={null}
      asked={debtor === viewer}
      instead={<Poor tokens={held} />}
      title={
        debtor === viewer
          ? words.debt.youOwe(names(creditor), task.owed, held)
          : words.debt.owes(names(debtor), task.owed, held)
      }
      aside={words.debt.onlyHand}
      tiles={[
        <Tile
          key={debtor}
          seat={debtor}
          name={names(debtor)}
          state="short"
          words={<strong class="ch-bad">{words.debt.short(task.owed - held)}</strong>}
        >
          <Fist seat={debtor} holds={held} label={words.tokens(held)} />
        </Tile>,
        <Tile
          key={creditor}
          seat={creditor}
          name={names(creditor)}
          state="owed"
          words={words.debt.isOwed(task.owed)}
        >
          <Fist seat={creditor} holds={task.owed} label={words.tokens(task.owed)} />
        </Tile>,
      ]}
    />
  );
}

/** Where tokens lie beside the purse, which stands in the middle of a hundred. */
const FALLEN = [
  [84, 78],
  [-8, 80],
  [104, 80],
  [66, 84],
  [10, 86],
] as const;

/** An almost empty purse, and what fell out of it: all there is, up to five. */
function Poor({ tokens }: { readonly tokens: number }) {
  return (
    <Picture class="ch-easel" viewBox="-40 -44 180 150">
      <ellipse cx="54" cy="96" rx="62" ry="8" fill="#2b1a10" opacity=".25" />
      <svg width="100" height="100">
        <Purse />
      </svg>
      {FALLEN.slice(0, tokens).map(([x, y]) => (
        <svg key={x} x={x} y={y} width="24" height="24">
          <Token />
        </svg>
      ))}
    </Picture>
  );
}
