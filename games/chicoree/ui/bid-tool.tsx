import { nth } from '../../../core/sure.ts';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { useKeys } from '../../../web/kit/use-keys.ts';
import { Stepper } from '../../../web/kit/stepper.tsx';
import { useUntil } from '../../../web/kit/use-until.ts';
import { Token } from './art/things.tsx';
import { Dues } from './dues.tsx';
import type { Part } from './part.ts';

/**
 * One more, two more, my own amount, or not at all. An amount that was chosen is never raised by itself: once it is no
 * longer enough, the button says so and must be pressed again.
 */
export function BidTool(part: Part) {
  const { frame, words, viewer, answer } = part;
  const { view } = frame;
  const { arrangement } = useRoom();
  const hasRoom = arrangement === 'desktop' || arrangement === 'tablet';
  const task = view.agenda.at(-1);
  const bids = frame.choices.flatMap(({ move, refusal }) =>
    move.type === 'bid' && refusal === null ? [move.tokens] : [],
  );
  const least = bids[0] ?? 0;
  const most = viewer === 'spectator' ? least : nth(view.players, viewer).tokens;
  const lot = task?.do === 'auction' ? `${view.turn.number}.${task.card}.${task.seller}` : '';
  const [chosen, choose] = useUntil<number>(lot);
  const amount = chosen ?? least;
  const isRace = task?.do === 'auction' && task.turn === null;
  const bid = (tokens: number) => bids.includes(tokens) && answer({ type: 'bid', tokens });
  const pass = () => answer({ type: 'pass' });
  // A number that is being set is no letter that is typed.
  useKeys({ '1': () => bid(least), '2': () => bid(least + 1), p: pass }, 'select, textarea');

  const actions: Action[] = [];
  if (least > 0)
    actions.push({
      key: 'bid',
      label: amount < least ? words.auction.outbid(least) : words.auction.raise(amount),
      picture: <Token />,
      rank: 'main',
      onTake: () => (amount < least ? choose(null) : bid(amount)),
    });
  actions.push({
    key: 'pass',
    label: isRace ? words.auction.letGo : words.auction.pass,
    rank: 'second',
    onTake: pass,
  });
  if (hasRoom && amount === least && bids.includes(least + 1))
    actions.push({
      key: 'bid-more',
      label: words.auction.raise(least + 1),
      picture: <Token />,
      rank: 'second',
      onTake: () => bid(least + 1),
    });
  return (
    <div class="ch-form stepped">
      <div class="ch-form-actions">
        <Actions actions={actions} more={words.moreActions} />
      </div>
      {most > least && least > 0 && (
        <Stepper
          label={words.auction.own}
          value={amount}
          min={Math.min(least, amount)}
          max={most}
          words={{ less: words.less, more: words.more }}
          symbol={<Token />}
          onChange={next => choose(Math.max(least, next))}
        />
      )}
      <p class="hint">
        <Dues {...part} bid={Math.max(least, amount)} />
        {isRace && view.turn.number <= view.players.length && ` ${words.auction.slower}`}
      </p>
    </div>
  );
}
