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

/** Free calling from my side: put together a proposal, change it, take it back. */
export function Composer(part: Part) {
  const { frame, viewer, names, words, answer, reason } = part;
  const { view } = frame;
  const auction = auctionOf(view);
  const mine = nth(auction.parties, seated(viewer));
  const [petals, setPetals] = useState(mine.proposal?.petals ?? 0);
  const [pledges, setPledges] = useState<readonly Pledge[]>(mine.proposal?.pledges ?? []);
  const [isPledging, setPledging] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const listed = choicesOf(part, 'propose');
  const hats = [...new Set(listed.map(({ move }) => move.hat))].filter(one => one !== null);
  const open = (hat: Hat | null) =>
    listed.some(({ move, refusal }) => move.hat === hat && (!refusal || refusal.code === 'offers-nothing'));
  const [hat, setHat] = useState<Hat | null>(mine.proposal?.hat ?? hats.find(one => open(one)) ?? null);
  const shut = listed.find(({ move, refusal }) => move.hat === hat && refusal);
  const isOffer = auction.job === 'offer';
  const empty = isOffer && petals === 0 && pledges.every(({ by }) => by === 'active');
  const held = nth(view.players, isOffer ? seated(viewer) : auction.seat).petals;
  const ready = open(isOffer ? null : hat) && !empty;
  const labels = { stand: words.board.done, withdraw: words.board.withdraw } as const;
  const actions: Action[] = [
    ...(ready
      ? [
          {
            key: 'propose',
            label: mine.proposal ? words.board.change : words.board.propose,
            rank: 'main' as const,
            onTake: () => answer({ type: 'propose', hat: isOffer ? null : hat, petals, pledges }),
          },
        ]
      : []),
    ...(['stand', 'withdraw'] as const).flatMap(type =>
      choicesOf(part, type)
        .filter(({ refusal }) => !refusal)
        .map(({ move }) => ({
          key: type,
          label: labels[type],
          rank: 'second' as const,
          onTake: () => answer(move),
        })),
    ),
  ];
  return (
    <DockFilled
      actions={
        <>
          <Actions actions={actions} more={words.moreActions} />
          {!ready && shut && reason(shut.refusal!)}
        </>
      }
      hand={
        <div class="gz-form gz-composer" ref={form}>
          {!isOffer && (
            <HatChoice
              legend={words.yourGarden}
              hats={hats}
              value={hat}
              said={words.gnome}
              isOpen={open}
              onChange={setHat}
            />
          )}
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
          <button
            type="button"
            class="button button-second"
            aria-expanded={isPledging}
            data-pointed={isPledging || undefined}
            onClick={() => setPledging(!isPledging)}
          >
            {words.board.addPromise} ({pledges.length}/{MOST_PLEDGES})
          </button>
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
