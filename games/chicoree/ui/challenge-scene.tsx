import { flowersOf } from '../data/cards.ts';
import { Back, Glove, HeldBacks, Stop } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import type { Staged, TaskOf } from './part.ts';
import { Scene, Tile } from './scene.tsx';

/** The challenge: what wins and what it pays, who has chosen, who is blocked, and the cards I have put down. */
export function challengeScene({ task, ...part }: Staged & { readonly task: TaskOf<'challenge'> }) {
  const { frame, words, names } = part;
  const say = words.challenge;
  const isStaked = (frame.view.staked ?? []).length > 0;
  return (
    <Scene
      {...part}
      lot={task.card}
      asked={frame.choices.length > 0}
      title={say.title(task.card)}
      aside={say.rule(flowersOf(task.card))}
      tiles={frame.view.players.flatMap(({ out, handSize, closed, blocked }, seat) => {
        if (out !== null) return [];
        const state = handSize === 0 ? 'excused' : closed ? 'closed' : 'choosing';
        return [
          <Tile
            key={seat}
            seat={seat}
            name={names(seat)}
            state={state}
            words={blocked ? say.blockedShort : say[state]}
          >
            {seat === part.viewer && isStaked ? (
              <Staked {...part} />
            ) : blocked ? (
              <Stop />
            ) : handSize === 0 ? (
              <Glove />
            ) : closed ? (
              <Back />
            ) : (
              <HeldBacks />
            )}
          </Tile>,
        ];
      })}
    />
  );
}

/** So many lie beside each other at a name; more are fanned. */
const ABREAST = 2;

/** My cards for the challenge, at my name: tapped in the hand they come here, tapped here they go back. */
function Staked({ frame, words, edition, room, answer }: Staged) {
  const staked = frame.view.staked ?? [];
  const isFan = staked.length > ABREAST;
  // Many at the counter have less of it each.
  const share = frame.view.players.length > 4 ? 0.28 : 0.34;
  const mayTakeUp = frame.choices.some(({ move }) => move.type === 'unstake');
  return (
    <ul
      class={isFan ? 'bare-list ch-staked ch-fan' : 'bare-list ch-staked'}
      aria-label={words.challenge.staked}
      style={{
        '--card': `${Math.max(44, Math.round(room * share))}px`,
        width: 'auto',
        height: 'auto',
        columnGap: 0,
        flexWrap: isFan ? 'nowrap' : 'wrap',
      }}
    >
      {staked.map((card, i) => (
        <li
          key={`${card}.${staked.indexOf(card) - i}`}
          data-glide={`stake-${card}.${i}`}
          data-glide-from="hand"
        >
          <button
            type="button"
            class="piece ch-staked-card"
            aria-label={words.challenge.takeUp(card)}
            disabled={!mayTakeUp}
            onClick={() => answer({ type: 'unstake', card })}
          >
            <CardFace card={card} words={words} edition={edition} />
          </button>
        </li>
      ))}
    </ul>
  );
}
