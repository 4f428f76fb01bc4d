import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Hat, MOST_MARKERS } from '../data/words.ts';
import type { Pledge } from '../vocabulary.ts';
import { Amount } from './amount.tsx';
import { Gnome } from './art/gnome.tsx';
import { choicesOf, type Part } from './part.ts';
import { PledgeBuilder } from './pledge-builder.tsx';
import './composer.css';

/** Free calling from my side: put together a proposal, change it, take it back; or, when active, end the calling. */
export function Composer(part: Part) {
  const { frame, words, answer, reason } = part;
  const single = (type: 'withdraw' | 'stand' | 'close-board' | 'decline') =>
    frame.choices.find(({ move, refusal }) => move.type === type && !refusal);
  /** The calling cannot be ended yet: why. */
  const early = choicesOf(part, 'close-board').find(({ refusal }) => refusal)?.refusal;
  const mayPropose = choicesOf(part, 'propose').length > 0;
  const active = frame.view.auction!.seat === part.viewer;
  const labels = {
    withdraw: words.board.withdraw,
    stand: active ? words.board.wait : words.board.done,
    'close-board': words.board.close,
    decline: words.board.takeNone,
  } as const;
  const others = (['withdraw', 'stand', 'close-board', 'decline'] as const).map(type => {
    const choice = single(type);
    return choice ? (
      <button key={type} type="button" class="button" onClick={() => answer(choice.move)}>
        {labels[type]}
      </button>
    ) : null;
  });
  return (
    <div class="gz-tool">
      {mayPropose ? <ProposalForm {...part}>{others}</ProposalForm> : <p class="gz-tool-row">{others}</p>}
      {early && reason(early)}
    </div>
  );
}

/** From here on the calls left are counted down. */
const FEW_CALLS = 3;

function ProposalForm(part: Part & { readonly children: ComponentChildren }) {
  const { frame, viewer, names, words, answer, reason } = part;
  const { view } = frame;
  const auction = view.auction!;
  const mine = auction.parties[viewer as number]!;
  const [petals, setPetals] = useState(mine.proposal?.petals ?? 0);
  const [pledges, setPledges] = useState<readonly Pledge[]>(mine.proposal?.pledges ?? []);
  const listed = choicesOf(part, 'propose');
  const hats = [...new Set(listed.map(({ move }) => move.hat))].filter(one => one !== null);
  const open = (hat: Hat | null) =>
    listed.some(({ move, refusal }) => move.hat === hat && (!refusal || refusal.code === 'offers-nothing'));
  const [hat, setHat] = useState<Hat | null>(mine.proposal?.hat ?? hats.find(one => open(one)) ?? null);
  const shut = listed.find(({ move, refusal }) => move.hat === hat && refusal);
  const isOffer = auction.job === 'offer';
  const empty = isOffer && petals === 0 && pledges.every(({ by }) => by === 'active');
  const held = view.players[isOffer ? (viewer as number) : auction.seat]!.petals;
  const most = isOffer ? held : Math.max(MOST_MARKERS, held);
  const ready = open(isOffer ? null : hat) && !empty;
  return (
    <form
      class="gz-composer"
      onSubmit={event => {
        event.preventDefault();
        if (ready) answer({ type: 'propose', hat: isOffer ? null : hat, petals, pledges });
      }}
    >
      {!isOffer && (
        <ul class="gz-row gz-row-choice" data-seat={viewer}>
          {hats.map(one => (
            <li key={one} class="gz-figure">
              <button
                type="button"
                class="gz-pick"
                aria-pressed={hat === one}
                aria-label={words.gnome(one)}
                disabled={!open(one)}
                onClick={() => setHat(one)}
              >
                <Gnome hat={one} class="gz-gnome" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Amount
        value={petals}
        most={most}
        label={isOffer ? words.board.pays(petals) : words.board.asks(petals)}
        words={words}
        onChange={setPetals}
      />
      <PledgeBuilder words={words} active={names(auction.seat)} pledges={pledges} onChange={setPledges} />
      <p class="gz-tool-row">
        <button type="submit" class="button button-main" aria-disabled={!ready}>
          {mine.proposal ? words.board.change : words.board.propose}
        </button>
        {part.children}
        {mine.callsLeft <= FEW_CALLS && <small>{words.board.callsLeft(mine.callsLeft)}</small>}
        {!ready && shut && reason(shut.refusal!)}
      </p>
    </form>
  );
}
