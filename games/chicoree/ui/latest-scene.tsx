import { nth } from '../../../core/sure.ts';
import { sayEvent } from '../../../core/texts.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Fist } from '../../../web/kit/fist.tsx';
import { aboutOf } from './about.ts';
import { Apron } from './art/furniture.tsx';
import { Flower } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import type { Staged } from './part.ts';
import { besideName, Scene, Tile } from './scene.tsx';
import type { Outcome } from './story.ts';

type Of<T extends Outcome['type']> = Extract<Outcome, { type: T }>;

/** How the last card in the middle went, until the next one: nobody misses the opening of the fists. */
export function latestScene(part: Staged) {
  const { story, words, names, texts } = part;
  if (!story.latest) return <Scene {...part} lot={null} title={words.income.nothingYet} />;
  const event = story.latest;
  switch (event.type) {
    case 'fists-opened':
      return openedScene({ ...part, event });
    case 'challenge-shown':
      return shownScene({ ...part, event });
    case 'went-bankrupt':
      return (
        <Scene
          {...part}
          lot={null}
          instead={<Apron class="ch-easel" />}
          title={words.debt.bankruptcy(names(event.seat))}
        />
      );
    case 'sold':
    case 'unsold':
    case 'took':
      return <Scene {...part} lot={event.card} title={sayEvent(texts, event, part.telling)} />;
  }
}

interface OpenedProps extends Staged {
  readonly event: Of<'fists-opened'>;
}

/** All hands open at once, everybody's where it was closed. */
function openedScene({ event, ...part }: OpenedProps) {
  const { words, names } = part;
  const { bids, winner, tied, card } = event;
  const isTie = winner !== null && tied.length > 1;
  return (
    <Scene
      {...part}
      lot={card}
      title={winner === null ? words.fists.nobody : words.fists.wins(names(winner), bids[winner]!)}
      aside={isTie && words.fists.tie}
      tilesAre="ch-opened"
      tiles={bids.flatMap((bid, seat) => {
        const state = seat === winner ? 'won' : isTie && tied.includes(seat) ? 'tied' : 'lost';
        return bid === null
          ? []
          : [
              <Tile
                key={seat}
                seat={seat}
                name={names(seat)}
                state={state}
                words={state === 'lost' ? null : words.fists[state]}
              >
                <Fist seat={seat} holds={bid} label={words.tokens(bid)} />
              </Tile>,
            ];
      })}
    />
  );
}

/** All cards of a challenge, the flowers counted, and the prize. */
function shownScene({ event, ...part }: Staged & { readonly event: Of<'challenge-shown'> }) {
  const { words, names, edition, room } = part;
  const { plays, flowers, prize, winners, unpaid, card } = event;
  const paid = winners.filter(seat => !unpaid.includes(seat));
  const title =
    paid.length > 0
      ? paid.map(seat => words.challenge.wins(names(seat), prize)).join(', ')
      : unpaid.length === 0 && words.challenge.nobody;
  return (
    <Scene
      {...part}
      lot={card}
      title={title}
      aside={unpaid.map(seat => words.challenge.blocked(names(seat))).join(', ')}
      tiles={plays.flatMap((play, seat) =>
        play.length === 0
          ? []
          : [
              <Tile
                key={seat}
                seat={seat}
                name={names(seat)}
                state={winners.includes(seat) ? 'won' : 'lost'}
                words={
                  <>
                    <b class="num">{flowers[seat]}</b> <Flower class="ch-icon" />
                    <span class="only-heard">{words.flowers(nth(flowers, seat))}</span>
                  </>
                }
              >
                <span class="card-spread" style={besideName(Math.max(36, room * 0.34))}>
                  {play.map((one, i) => (
                    <span key={i}>
                      <Explained
                        class="ch-label"
                        label={words.card(one)}
                        about={aboutOf({ on: 'lot', card: one }, part)}
                      >
                        <CardFace card={one} words={words} edition={edition} />
                      </Explained>
                    </span>
                  ))}
                </span>
              </Tile>,
            ],
      )}
    />
  );
}
