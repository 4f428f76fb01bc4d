import { nth } from '../../../core/sure.ts';
import { sayMove } from '../../../core/texts.ts';
import { Offer, ShutOffer } from '../../../web/kit/offer.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { PILES } from '../data/words.ts';
import type { ContestView } from '../vocabulary.ts';
import { aboutOf, clauseOf, roughly } from './about.ts';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Petal } from './art/things.tsx';
import type { Focus, JobChoice } from './focus.ts';
import type { Part } from './part.ts';

/** The thing pointed at; a contest with its odds, a job with the reason why not or the way to take it. */
export function Detail({ on, ...part }: Part & { readonly on: Focus }) {
  const { frame, words, texts, names, answer, reason, clause } = part;
  const refused = on.on === 'gnome' ? refusedGnome(on.index, part) : null;
  const offers = frame.choices.filter((choice): choice is JobChoice => concerns(choice, on, part));
  return (
    <PieceCard about={aboutOf(on, part)} clause={clause(clauseOf(on))}>
      {on.on === 'contest' && nth(frame.view.contests, on.number).rivals > 0 && (
        <Outlook contest={nth(frame.view.contests, on.number)} words={words} />
      )}
      {refused && reason(refused)}
      <ul class="offers">
        {offers.map(({ move, refusal }) => {
          const Art = JOB_ART[move.type];
          const title = sayMove(texts, move, { view: frame.view, names });
          return (
            <li key={JSON.stringify(move)}>
              {refusal ? (
                <ShutOffer picture={<Art />} title={title} reason={reason(refusal)} />
              ) : (
                <Offer picture={<Art />} title={title} after="" main onTake={() => answer(move)} />
              )}
            </li>
          );
        })}
      </ul>
    </PieceCard>
  );
}

/** A job is offered at its own sign, a contest also at its card, for the gnome in hand. */
function concerns({ move }: Part['frame']['choices'][number], on: Focus, { inHand }: Part): boolean {
  if (on.on === 'job') return JSON.stringify(move) === JSON.stringify(on.move);
  return on.on === 'contest' && move.type === 'contest' && move.hat === inHand && move.contest === on.number;
}

/** Why a gnome cannot be put forward in answer to a search. */
function refusedGnome(index: number, { frame, viewer }: Part) {
  const gnome = viewer === 'spectator' ? null : nth(frame.view.players, viewer).gnomes[index];
  return frame.choices.find(
    ({ move, refusal }) =>
      refusal && (move.type === 'answer' || move.type === 'sell-off') && move.hat === gnome?.hat,
  )?.refusal;
}

function Outlook({ contest, words }: { contest: ContestView } & Pick<Part, 'words'>) {
  return (
    <ul class="gz-stack" aria-label={words.contest.odds}>
      <li>
        <strong>{words.contest.odds}</strong>
      </li>
      {PILES.map((name, i) => {
        const { wins, shares, petals } = nth(contest.outlook, i + 1);
        return (
          <li key={name} class="gz-line">
            <HatIcon hat={i + 1} class="gz-hat" />
            <span class="only-heard">{words.hat(i + 1)}, </span>
            <span>{words.contest.chance(wins, shares)}</span>
            <b class="num" title={words.contest.expected(roughly(petals))}>
              ≈ {roughly(petals)} <Petal />
            </b>
          </li>
        );
      })}
    </ul>
  );
}
