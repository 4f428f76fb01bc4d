import type { ComponentChildren } from 'preact';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Party, Proposal } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { Petal, Schmiedel } from './art/things.tsx';
import { choicesOf, type Part } from './part.ts';
import { SchmiedelDraw } from './schmiedel-draw.tsx';
import './proposal-board.css';

/** Free calling: one card for every party, as it stands this moment; the active player takes one from here. */
export function ProposalBoard(part: Part) {
  const { frame, names, viewer, words } = part;
  const { parties, schmiedel, seat: active, job } = frame.view.auction!;
  const callers = parties.filter(party => party.asked);
  const nothing = callers.every(party => party.proposal === null) && !schmiedel?.draw;
  return (
    <>
      {job === 'offer' && viewer === active && frame.view.stage.name === 'calls' && (
        <p class="gz-must">{words.board.mustTake}</p>
      )}
      {nothing && <p class="gz-quiet">{words.board.empty}</p>}
      <ul class="gz-proposals">
        {callers.map(party => (
          <Card
            key={party.seat}
            {...part}
            by={party.seat}
            version={party.proposal?.version ?? 0}
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
              <span class="gz-quiet">{party.stood ? words.board.silent : '…'}</span>
            )}
          </Card>
        ))}
        {schmiedel?.draw && (
          <Card
            {...part}
            by="schmiedel"
            version={0}
            title={
              <>
                <Schmiedel class="gz-icon" />
                {words.schmiedel}
              </>
            }
          >
            {schmiedel.hat !== null && <Gnome hat={schmiedel.hat} class="gz-gnome-small" />}
            <SchmiedelDraw draw={schmiedel.draw} words={words} />
          </Card>
        )}
      </ul>
    </>
  );
}

interface CardProps extends Part {
  readonly by: Party;
  /** Remounts the card when its words change, so that a change is seen. */
  readonly version: number;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

function Card({ by, version, title, children, ...part }: CardProps) {
  const { words, answer, reason } = part;
  const take = choicesOf(part, 'accept').find(({ move }) => move.party === by);
  return (
    <li class="gz-proposal" data-seat={by === 'schmiedel' ? undefined : by} key={version}>
      <strong class="gz-proposal-by">{title}</strong>
      <div class="gz-proposal-words">{children}</div>
      {take &&
        (take.refusal ? (
          reason(take.refusal)
        ) : (
          <button type="button" class="button button-main" onClick={() => answer(take.move)}>
            {words.board.take}
          </button>
        ))}
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
        <>
          <Gnome hat={proposal.hat} class="gz-gnome-small" />
          <span class="only-heard">{words.gnome(proposal.hat)}, </span>
        </>
      )}
      <b
        class="gz-price"
        title={job === 'seek' ? words.board.asks(proposal.petals) : words.board.pays(proposal.petals)}
      >
        {proposal.petals}
        <Petal class="gz-petal" />
      </b>
      <ul>
        {proposal.pledges.map((pledge, i) => (
          <li key={i} class="gz-pledge">
            <em>{pledge.by === 'active' ? words.board.wanted(active) : words.board.given}</em>{' '}
            {words.board.pledge(pledge)}
          </li>
        ))}
      </ul>
    </>
  );
}
