import type { Part } from './part.ts';

/** In an auction or a challenge: where somebody stands, in a word. */
export function Standing({ frame, words, seat }: Part & { seat: number }) {
  const { agenda, players } = frame.view;
  const player = players[seat]!;
  const task = agenda.at(-1);
  if (player.out !== null || frame.outcome) return null;
  if (task?.do === 'auction' && player.stance)
    return (
      <span class="ch-standing" data-stance={player.stance}>
        {words.auction.stances[player.stance]}
      </span>
    );
  if (task?.do !== 'fists' && task?.do !== 'challenge') return null;
  const say = task.do === 'fists' ? words.fists : words.challenge;
  const excused = task.do === 'challenge' && player.handSize === 0;
  return (
    <span class="ch-standing" data-stance={player.closed || excused ? 'closed' : 'choosing'}>
      {excused ? words.challenge.excused : player.closed ? say.closed : say.choosing}
    </span>
  );
}
