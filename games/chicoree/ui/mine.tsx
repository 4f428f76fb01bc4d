import { Count } from '../../../web/kit/count.tsx';
import { Chain } from './chain.tsx';
import { dueOf, sayDues } from './dues.tsx';
import type { Part } from './part.ts';
import { Purse } from './purse.tsx';
import { Standing } from './standing.tsx';

/** What lies before me: my seven labels, my tokens, what the next turn brings and what I shall owe. */
export function Mine(part: Part) {
  const { frame, viewer, words, names } = part;
  if (viewer === 'spectator') return null;
  const player = frame.view.players[viewer]!;
  if (player.out !== null) return <p class="ch-mine ch-ruin">{words.watching}</p>;
  const due = dueOf(player);
  return (
    <section class="ch-mine" aria-label={words.chain} data-seat={viewer}>
      <div class="ch-mine-facts">
        <Purse seat={viewer} player={player} words={words} names={names} />
        <span class={player.blocked ? 'ch-pill ch-pill-bad' : 'ch-pill'}>
          {player.blocked ? words.blockedNow : words.expects(player.expects)}
        </span>
        {due > 0 && (
          <span class="ch-pill ch-pill-bad" title={sayDues(player, words, names)}>
            {words.warnings.dueShort} <Count value={due} />
          </span>
        )}
        <Standing {...part} seat={viewer} />
        {player.canFinish && !frame.outcome && <strong class="ch-good">{words.warnings.youCanFinish}</strong>}
      </div>
      <Chain seat={viewer} player={player} words={words} label={words.chain} from="hand" />
    </section>
  );
}
