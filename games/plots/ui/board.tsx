import { sayMove } from '../../../core/texts.ts';
import { Actions } from '../../../web/kit/actions.tsx';
import { Dock } from '../../../web/kit/dock.tsx';
import { Areas } from '../../../web/kit/frame/areas.tsx';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { useUntil } from '../../../web/kit/use-until.ts';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import './board.css';
import { OFFER } from './places.ts';
import { Players } from './players.tsx';
import { Row } from './row.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<Plots>) {
  const { frame, language, texts, names, viewer, answer, prompt, clause } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const [pointed, point] = useUntil<true>(frame.step);
  const picture = <PlotPicture value={view.onOffer} class="plots-picture" />;
  const about = { title: words.onOffer(view.onOffer), lines: [words.left(view.deckSize), words.worth] };
  // Where to build is answered on the row itself.
  const answers = choices.filter(({ move, refusal }) => move.type !== 'place' && refusal === null);
  return (
    <Areas
      labels={words.areas}
      seats={<Players view={view} viewer={viewer} names={names} words={words} />}
      board={
        view.phase.name !== 'over' && (
          <Piece
            class="plots-offer"
            label={about.title}
            about={about}
            pointed={pointed !== null}
            asked={answers.length > 0}
            place={OFFER}
            onPick={() => point(pointed ? null : true)}
          >
            {picture}
            <span>
              {words.onOffer(view.onOffer)}, {words.left(view.deckSize)}
            </span>
          </Piece>
        )
      }
      mine={viewer === 'spectator' ? null : <Row {...props} seat={viewer} />}
      mineIs="line"
      dock={
        <Dock
          ask={prompt}
          actions={
            <Actions
              more={words.more}
              actions={answers.map(({ move }) => ({
                key: JSON.stringify(move),
                label: sayMove(texts, move, { view, names }),
                rank: 'second',
                onTake: () => answer(move),
              }))}
            />
          }
          hand={null}
        />
      }
      detail={pointed && <PieceCard about={about} picture={picture} clause={clause('PLT-04')} />}
      onClose={() => point(null)}
    />
  );
}
