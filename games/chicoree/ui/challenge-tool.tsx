import { nth } from '../../../core/sure.ts';
import { Actions } from '../../../web/kit/actions.tsx';
import { flowersOf } from '../data/cards.ts';
import { Flower } from './art/things.tsx';
import type { Part } from './part.ts';

/** My cards for the challenge: what they show, what they would win at least, and that they are lost in any case. */
export function ChallengeTool({ frame, words, viewer, answer }: Part) {
  const { staked, agenda, players, hand } = frame.view;
  const task = agenda.at(-1);
  const mine = staked ?? [];
  if (viewer === 'spectator' || task?.do !== 'challenge') return null;
  const shown = mine.reduce((sum, card) => sum + flowersOf(card), 0);
  const say = words.challenge;
  const close = frame.choices.find(({ move, refusal }) => move.type === 'close-hand' && refusal === null);
  return (
    <>
      {close ? (
        <Actions
          actions={[
            {
              key: 'close-hand',
              label: `${say.close} (${say.yours(mine.length, shown)})`,
              picture: <Flower />,
              rank: 'main',
              onTake: () => answer(close.move),
            },
          ]}
          more={words.moreActions}
        />
      ) : (
        <p>{hand?.length === 1 ? say.only : say.hint}</p>
      )}
      <p class="hint">
        {nth(players, viewer).blocked ? (
          <strong class="ch-bad">{say.youBlocked}</strong>
        ) : (
          shown > 0 && say.pays(shown + flowersOf(task.card))
        )}{' '}
        {say.lost}
      </p>
    </>
  );
}
