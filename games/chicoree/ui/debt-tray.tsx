import { sayMove } from '../../../core/texts.ts';
import type { Part } from './part.ts';

/** I cannot pay: which card goes under the hammer. */
export function DebtTray({ frame, words, texts, names, focus, answer }: Part) {
  const sale = frame.choices.find(
    ({ move, refusal }) => move.type === 'sell' && move.card === focus && refusal === null,
  );
  return (
    <div class="ch-controls">
      <p class="ch-hint">{words.debt.choose}</p>
      {sale && (
        <button type="button" class="button button-danger ch-sell" onClick={() => answer(sale.move)}>
          {sayMove(texts, sale.move, { view: frame.view, names })}
        </button>
      )}
    </div>
  );
}
