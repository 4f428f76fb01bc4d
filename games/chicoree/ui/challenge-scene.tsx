import { flowersOf } from '../data/cards.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { Glove, Stop } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import { ChoosingHand } from './choosing-hand.tsx';
import type { Staged, TaskOf } from './part.ts';
import { besideName, Scene, Tile } from './scene.tsx';

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
        const isMine = seat === part.viewer && isStaked;
        const state = handSize === 0 ? 'excused' : closed ? 'closed' : 'choosing';
        return [
          <Tile
            key={seat}
            seat={seat}
            name={names(seat)}
            state={state}
            words={
              isMine && !closed ? null : blocked ? (
                <>
                  <Stop class="ch-icon" /> {say.blockedShort}
                </>
              ) : (
                say[state]
              )
            }
          >
            {isMine ? (
              <Staked {...part} />
            ) : handSize === 0 ? (
              <Glove />
            ) : (
              <ChoosingHand seat={seat} closed={closed} label={say[state]} />
            )}
          </Tile>,
        ];
      })}
    />
  );
}

/** My cards for the challenge, at my name: tapped in the hand they come here, tapped here they go back while they may. */
function Staked(part: Staged) {
  const { frame, words, edition, room, answer } = part;
  const staked = frame.view.staked ?? [];
  // Many at the counter have less of it each.
  const share = frame.view.players.length > 4 ? 0.28 : 0.34;
  const mayTakeUp = frame.choices.some(({ move }) => move.type === 'unstake');
  return (
    <ul
      class="ch-staked card-spread"
      aria-label={words.challenge.staked}
      style={besideName(Math.max(44, room * share))}
    >
      {staked.map((card, i) => {
        const about = aboutOf({ on: 'lot', card }, part);
        const face = <CardFace card={card} words={words} edition={edition} />;
        return (
          <li
            key={`${card}.${staked.indexOf(card) - i}`}
            data-glide={`stake-${card}.${i}`}
            data-glide-from="hand"
          >
            {mayTakeUp ? (
              <Piece
                label={words.challenge.takeUp(card)}
                about={about}
                open
                pointed={false}
                onPick={() => answer({ type: 'unstake', card })}
              >
                {face}
              </Piece>
            ) : (
              <Explained class="ch-label" label={words.card(card)} about={about}>
                {face}
              </Explained>
            )}
          </li>
        );
      })}
    </ul>
  );
}
