import { nth, seated } from '../../../core/sure.ts';
import { useRef, useState } from 'preact/hooks';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import { DockFilled } from '../../../web/kit/frame/dock-around.tsx';
import { Note } from '../../../web/kit/frame/note.tsx';
import { Stepper } from '../../../web/kit/stepper.tsx';
import { auctionOf } from '../data/auction-of.ts';
import { type Hat, MOST_MARKERS, MOST_PLEDGES, STEP } from '../data/words.ts';
import type { Pledge } from '../vocabulary.ts';
import { Petal } from './art/things.tsx';
import { HatChoice } from './hat-choice.tsx';
import { choicesOf, type Part } from './part.ts';
import { PledgeBuilder } from './pledge-builder.tsx';

/** From here on the calls left are counted down. */
const FEW_CALLS = 3;

/** A proposal as it is put together, from the one that stands, and why it may not be made yet. */
function useProposal(part: Part) {
  const { frame, viewer } = part;
  const auction = auctionOf(frame.view);
  const mine = nth(auction.parties, seated(viewer));
  const isOffer = auction.job === 'offer';
  const listed = choicesOf(part, 'propose');
  const hats = [...new Set(listed.map(({ move }) => move.hat))].filter(one => one !== null);
  const open = (hat: Hat | null) =>
    listed.some(({ move, refusal }) => move.hat === hat && (!refusal || refusal.code === 'offers-nothing'));
  const [petals, setPetals] = useState(mine.proposal?.petals ?? 0);
  const [pledges, setPledges] = useState<readonly Pledge[]>(mine.proposal?.pledges ?? []);
  const [hat, setHat] = useState<Hat | null>(mine.proposal?.hat ?? hats.find(open) ?? null);
  const empty = isOffer && petals === 0 && pledges.every(({ by }) => by === 'active');
  const parts = { auction, mine, isOffer, hats, open, hat, setHat, petals, setPetals, pledges, setPledges };
  return {
    ...parts,
    made: { type: 'propose', hat: isOffer ? null : hat, petals, pledges } as const,
    ready: open(isOffer ? null : hat) && !empty,
    shut: listed.find(({ move, refusal }) => move.hat === hat && refusal)?.refusal,
  };
}

function actionsWith({ ready, made, mine }: ReturnType<typeof useProposal>, part: Part): Action[] {
  const { board } = part.words;
  const labels = { stand: board.done, withdraw: board.withdraw } as const;
  const propose: Action = {
    key: 'propose',
    label: mine.proposal ? board.change : board.propose,
    rank: 'main',
    onTake: () => part.answer(made),
  };
  const others = (['stand', 'withdraw'] as const).flatMap(type =>
    choicesOf(part, type)
      .filter(({ refusal }) => !refusal)
      .map(({ move }): Action => {
        return { key: type, label: labels[type], rank: 'second', onTake: () => part.answer(move) };
      }),
  );
  return ready ? [propose, ...others] : others;
}

/** Free calling from my side: put together a proposal, change it, take it back. */
export function Composer(part: Part) {
  const { frame, viewer, names, words, reason } = part;
  const [isPledging, setPledging] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const proposal = useProposal(part);
  const { auction, mine, isOffer, hats, open, hat, setHat, petals, setPetals, pledges, setPledges } =
    proposal;
  const held = nth(frame.view.players, isOffer ? seated(viewer) : auction.seat).petals;
  return (
    <DockFilled
      actions={
        <>
          <Actions actions={actionsWith(proposal, part)} more={words.moreActions} />
          {!proposal.ready && proposal.shut && reason(proposal.shut)}
        </>
      }
      hand={
        <div class="gz-form gz-composer" ref={form}>
          <Stepper
            label={isOffer ? words.board.pays(petals) : words.board.asks(petals)}
            value={petals}
            min={0}
            max={isOffer ? held : Math.max(MOST_MARKERS, held)}
            step={STEP}
            words={{ less: words.fist.less, more: words.fist.more }}
            symbol={<Petal />}
            onChange={setPetals}
          />
          <div class="gz-line">
            {!isOffer && (
              <HatChoice
                legend={words.areas.mine}
                hats={hats}
                value={hat}
                said={words.gnome}
                isOpen={open}
                onChange={setHat}
              />
            )}
            <button
              type="button"
              class="button button-second"
              aria-expanded={isPledging}
              data-pointed={isPledging || undefined}
              onClick={() => setPledging(!isPledging)}
            >
              {words.board.addPromise} ({pledges.length}/{MOST_PLEDGES})
            </button>
          </div>
          {mine.callsLeft <= FEW_CALLS && <small>{words.board.callsLeft(mine.callsLeft)}</small>}
          {isPledging && (
            <Note
              label={words.board.addPromise}
              about={() => form.current}
              onClose={() => setPledging(false)}
            >
              <PledgeBuilder
                words={words}
                active={names(auction.seat)}
                pledges={pledges}
                onChange={setPledges}
              />
            </Note>
          )}
        </div>
      }
    />
  );
}
