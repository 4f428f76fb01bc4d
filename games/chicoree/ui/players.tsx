import { nth } from '../../../core/sure.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Seats } from '../../../web/kit/seats.tsx';
import { STEPS } from '../data/cards.ts';
import type { PlayerView } from '../vocabulary.ts';
import { aboutPlayer } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import { Apron } from './art/furniture.tsx';
import { Back, Stop, Token } from './art/things.tsx';
import { Dots } from './dots.tsx';
import type { Part } from './part.ts';

const stepsOf = ({ missing }: PlayerView): number => STEPS.length - missing.length;

/** Everyone at the table with what is public about them, and how near each is to the seventh step. */
export function Players(part: Part) {
  const { frame, names, words } = part;
  const { players } = frame.view;
  const best = Math.max(...players.map(stepsOf));
  // The chips of a phone have room for one short word.
  const { arrangement } = useRoom();
  const hasWords = arrangement !== 'upright' && arrangement !== 'lying';
  return (
    <Seats
      moreOf={words.chainOf}
      aimWords={words.aim}
      players={players.map((player, seat) => ({
        seat,
        name: names(seat),
        score: player.out === null ? { value: stepsOf(player), label: words.stepsOf(stepsOf(player)) } : null,
        near: { share: stepsOf(player) / STEPS.length, label: words.near(names(seat), stepsOf(player)) },
        leads: best > 0 && stepsOf(player) === best,
        active: frame.deciding.some(({ seat: decides }) => decides === seat),
        done: player.closed && player.out === null ? doneWords(part) : null,
        facts:
          player.out === null ? (
            <Purse {...part} seat={seat} />
          ) : (
            <span class="ch-out ch-line" role="img" aria-label={words.bankrupt} title={words.bankrupt}>
              {hasWords && <Apron class="ch-icon" />}
              {hasWords ? words.bankrupt : words.bankruptShort}
            </span>
          ),
        more: player.out === null && <Chain {...part} seat={seat} />,
        line: player.out === null && <Dots player={player} words={words} seat={seat} />,
      }))}
    />
  );
}

/** What whoever is ready has done, while others still choose a bid or cards. */
function doneWords({ frame, words }: Part): string | null {
  const task = frame.view.agenda.at(-1)?.do;
  if (task === 'fists') return words.fists.closed;
  return task === 'challenge' ? words.challenge.closed : null;
}

type Seated = Part & { readonly seat: number };

/** Tokens, cards in hand, the turns that a block still spoils, and a warning. */
function Purse({ seat, frame, words, names }: Seated) {
  const { tokens, handSize, blocks, canFinish } = nth(frame.view.players, seat);
  return (
    <>
      <Quantity value={tokens} symbol={<Token />} label={words.tokens(tokens)} place={`purse-${seat}`} />
      <Quantity value={handSize} symbol={<Back />} label={words.handOf(handSize)} place={`hand-${seat}`} />
      {blocks.map(({ turns, by }, i) => (
        <Quantity key={i} value={turns} symbol={<Stop />} label={words.blockedFor(turns, names(by))} />
      ))}
      {canFinish && !frame.outcome && (
        <b
          class="ch-bad"
          role="img"
          aria-label={words.warnings.canFinish(names(seat))}
          title={words.warnings.canFinish(names(seat))}
        >
          !
        </b>
      )}
    </>
  );
}

/** The chain as eight studs, and the cards everyone saw going to this hand. */
function Chain({ seat, ...part }: Seated) {
  const player = nth(part.frame.view.players, seat);
  const about = aboutPlayer(seat, part);
  return (
    <Explained class="ch-over-there" label={about.title} about={about} place={`chain-${seat}`}>
      <Dots player={player} words={part.words} seat={seat} />
      {seat !== part.viewer && player.known.length > 0 && (
        <span>
          {player.known.map((card, i) => (
            <CardPicture key={i} card={card} class="ch-icon" />
          ))}
        </span>
      )}
    </Explained>
  );
}
