import { sayMove } from '../../../core/texts.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { Offer, ShutOffer } from '../../../web/kit/offer.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import type { ChillAndChili } from '../vocabulary.ts';
import { aboutOf, clauseOf } from './about.ts';
import { consequence } from './consequence.ts';
import { type Focus, offersFor } from './focus.ts';
import type { Part } from './part.ts';
import { pictureOfMove } from './pictures.tsx';

interface DetailProps extends Part {
  readonly on: Focus;
  readonly props: BoardProps<ChillAndChili>;
}

/** The thing pointed at, and what can be done with it now. */
export function Detail({ on, props, ...part }: DetailProps) {
  const { view, choices, words, texts } = part;
  const { names, answer, reason, clause } = props;
  const offers = offersFor(on, choices);
  return (
    <PieceCard about={aboutOf(on, part, offers.length > 0)} clause={clause(clauseOf(on, part))}>
      {offers.length === 0 && props.viewer !== 'spectator' && (
        <p class="hint">{choices.length === 0 ? words.notYourTurn : words.nothingNow}</p>
      )}
      <ul class="offers">
        {offers.map(({ move, refusal }, i) => {
          const title = sayMove(texts, move, { view, names });
          const picture = pictureOfMove(move, view);
          return (
            <li key={JSON.stringify(move)}>
              {refusal ? (
                <ShutOffer picture={picture} title={title} reason={reason(refusal)} />
              ) : (
                <Offer
                  picture={picture}
                  title={title}
                  after={consequence(move, part)}
                  main={i === 0}
                  onTake={() => answer(move)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </PieceCard>
  );
}
