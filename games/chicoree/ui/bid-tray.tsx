import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../vocabulary.ts';
import { Dues } from './dues.tsx';
import type { Part } from './part.ts';
import { Stepper } from './stepper.tsx';
import { useKeys } from './use-keys.ts';

/**
 * The bid box: one more, two more, my own amount, or not at all. An amount that was chosen is never raised by itself;
 * until then the third button goes on where the first two end.
 */
export function BidTray(part: Part) {
  const { frame, words, viewer, answer } = part;
  const { view } = frame;
  const task = view.agenda.at(-1);
  const bids = frame.choices.flatMap(({ move, refusal }) =>
    move.type === 'bid' && refusal === null ? [move.tokens] : [],
  );
  const least = bids[0] ?? 0;
  const most = viewer === 'spectator' ? least : view.players[viewer]!.tokens;
  const [chosen, choose] = useState<number | null>(null);
  const amount = chosen ?? Math.min(least + 2, most);
  const lot = task?.do === 'auction' ? `${view.turn.number}.${task.card}.${task.seller}` : '';
  useEffect(() => choose(null), [lot]);
  const race = task?.do === 'auction' && task.turn === null;

  const offer = (tokens: number): Move | null => (bids.includes(tokens) ? { type: 'bid', tokens } : null);
  const [one, two, own] = [offer(least), offer(least + 1), offer(amount)];
  const say = (move: Move | null) => move && answer(move);
  useKeys({ '1': () => say(one), '2': () => say(two), p: () => answer({ type: 'pass' }) });
  return (
    <div class="ch-controls ch-bidding">
      <div class="ch-bid-row">
        {[one, two].map(
          (move, i) =>
            move?.type === 'bid' && (
              <button key={i} type="button" class="button button-main ch-raise" onClick={() => answer(move)}>
                {words.auction.raise(move.tokens)}
                <kbd>{i + 1}</kbd>
              </button>
            ),
        )}
        <button type="button" class="button ch-pass" onClick={() => answer({ type: 'pass' })}>
          {race ? words.auction.letGo : words.auction.pass}
          <kbd>P</kbd>
        </button>
      </div>
      {most > least + 1 && (
        <div class="ch-bid-row">
          <Stepper
            label={words.auction.own}
            value={amount}
            min={Math.min(least, amount)}
            max={most}
            less={words.less}
            more={words.more}
            onChange={next => choose(Math.max(least, next))}
          />
          <button type="button" class="button" disabled={!own} onClick={() => say(own)}>
            {amount < least ? words.auction.outbid(least) : words.auction.raise(amount)}
          </button>
        </div>
      )}
      <Dues {...part} bid={Math.max(least, chosen ?? least)} />
      {race && view.turn.number <= view.players.length && (
        <p class="ch-hint ch-slower">{words.auction.slower}</p>
      )}
    </div>
  );
}
