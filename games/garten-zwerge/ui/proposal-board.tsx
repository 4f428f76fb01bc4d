import type { ComponentChildren } from 'preact';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { auctionOf } from '../data/auction-of.ts';
import type { Party, Proposal } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { Petal, Schmiedel } from './art/things.tsx';
import { choicesOf, type Part } from './part.ts';
import { SchmiedelDraw } from './schmiedel-draw.tsx';

/** Free calling: one slip for every party, as it stands this moment; the active player takes one from here. */
export function ProposalBoard(part: Part) {
  const { frame, names, viewer, words } = part;
  const { parties, schmiedel, seat: active, job } = auctionOf(frame.view);
  const callers = parties.filter(party => party.asked);
  const nothing = callers.every(party => party.proposal === null) && !schmiedel?.draw;
  return (
    <>
      {job === 'offer' && viewer === active && frame.view.stage.name === 'calls' && (
        <p>
          <strong>{words.board.mustTake}</strong>
        </p>
      )}
      {nothing && <p>{words.board.empty}</p>}
      <ul class="gz-line">
        {callers.map(party => (
          <Called
            key={`${party.seat}.${party.proposal?.version ?? 0}`}
            {...part}
            by={party.seat}
            title={
              <>
                <SeatSign seat={party.seat} />
                {party.seat === viewer ? words.board.yours : names(party.seat)}
              </>
            }
          >
            {party.proposal ? (
              <ProposalWords
                proposal={party.proposal}
                job={job}
                words={words}
                active={active === viewer ? null : names(active)}
              />
            ) : (
              <span>{party.stood ? words.board.silent : '…'}</span>
            )}
          </Called>
        ))}
        {schmiedel?.draw && (
          <Called
            {...part}
            by="schmiedel"
            title={
              <>
                <Schmiedel class="gz-icon" />
                {words.schmiedel}
              </>
            }
          >
            {schmiedel.hat !== null && (
              <span class="gz-small">
                <Gnome hat={schmiedel.hat} />
              </span>
            )}
            <SchmiedelDraw draw={schmiedel.draw} words={words} />
          </Called>
        )}
      </ul>
    </>
  );
}

interface CalledProps extends Part {
  readonly by: Party;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

function Called({ by, title, children, ...part }: CalledProps) {
  const { words, answer, reason } = part;
  const { isPhone } = useRoom();
  const take = choicesOf(part, 'accept').find(({ move }) => move.party === by);
  return (
    <li
      class={isPhone ? 'gz-line gz-proposal' : 'gz-tile gz-proposal'}
      data-seat={by === 'schmiedel' ? undefined : by}
    >
      <strong class="gz-line">{title}</strong>
      <span class="gz-line">{children}</span>
      {take?.refusal && reason(take.refusal)}
      {take && !take.refusal && (
        <button type="button" class="button button-main" onClick={() => answer(take.move)}>
          {words.board.take}
        </button>
      )}
    </li>
  );
}

interface ProposalWordsProps extends Pick<Part, 'words'> {
  readonly proposal: Proposal;
  readonly job: 'seek' | 'offer';
  /** Whose auction it is; null when it is the reader's own. */
  readonly active: string | null;
}

function ProposalWords({ proposal, job, words, active }: ProposalWordsProps) {
  return (
    <>
      {proposal.hat !== null && (
        <span class="gz-small">
          <Gnome hat={proposal.hat} />
          <span class="only-heard">{words.gnome(proposal.hat)}, </span>
        </span>
      )}
      <b
        class="num"
        title={job === 'seek' ? words.board.asks(proposal.petals) : words.board.pays(proposal.petals)}
      >
        {proposal.petals} <Petal />
      </b>
      {proposal.pledges.map((pledge, i) => (
        <span key={i}>
          <em>{pledge.by === 'active' ? words.board.wanted(active) : words.board.given}</em>{' '}
          {words.board.pledge(pledge)}
        </span>
      ))}
    </>
  );
}
