import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { BROWN } from '../data/words.ts';
import type { AuctionView, PartyView } from '../vocabulary.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { FistClosed, FistOpen, Petal, Schmiedel } from './art/things.tsx';
import type { Part } from './part.ts';
import { ProposalBoard } from './proposal-board.tsx';
import { SchmiedelDraw } from './schmiedel-draw.tsx';
import './auction.css';

/** An auction under way: whom it is about, on what terms, and one fist or proposal for each party. */
export function AuctionStage(part: Part) {
  const { frame, closes, names, words } = part;
  const { stage, options } = frame.view;
  const auction = frame.view.auction!;
  const title = auction.job === 'seek' ? words.fist.seeks : words.fist.offers;
  const free = options.auctions === 'free';
  const Prices = free ? ProposalBoard : Fists;
  return (
    <article class="gz-auction" data-seat={auction.seat} aria-labelledby="gz-auction">
      <header>
        <Gnome hat={auction.hat} class="gz-gnome" />
        <div>
          <h2 id="gz-auction">{title(names(auction.seat), auction.hat)}</h2>
          <Terms auction={auction} words={words} />
          {!free && <p>{auction.job === 'seek' ? words.fist.ruleSeek : words.fist.ruleOffer}</p>}
        </div>
        {closes !== null && <Countdown closes={closes} free={free} words={words} />}
      </header>
      {stage.name !== 'terms' && <Prices {...part} />}
    </article>
  );
}

function Terms({ auction, words }: { auction: AuctionView } & Pick<Part, 'words'>) {
  const terms = [
    auction.atLeast > BROWN && words.terms.atLeast(auction.atLeast),
    auction.duty && words.terms.duty[auction.duty],
    auction.words && `“${auction.words}”`,
  ].filter(Boolean);
  return terms.length === 0 ? null : (
    <p class="gz-terms-note">
      <strong>{words.terms.heading}</strong> {terms.join(' · ')}
    </p>
  );
}

function Fists({ frame: { view }, names, words }: Part) {
  const { parties, schmiedel, seat } = view.auction!;
  const present = parties.filter(party => party.asked || party.seat === seat);
  return (
    <ul class="gz-fists">
      {present.map(party => (
        <Fist key={party.seat} party={party} active={party.seat === seat} stage={view.stage.name}>
          <span class="gz-fist-name">
            <SeatSign seat={party.seat} />
            {names(party.seat)}
          </span>
          <FistState party={party} active={party.seat === seat} stage={view.stage.name} words={words} />
        </Fist>
      ))}
      {schmiedel && (
        <li class="gz-fist gz-fist-schmiedel">
          <Schmiedel class="gz-fist-art" />
          <span class="gz-fist-name">{words.schmiedel}</span>
          {!schmiedel.takesPart && <span>{words.fist.staysOut}</span>}
          {schmiedel.takesPart && !schmiedel.draw && <span>{words.fist.schmiedelLast}</span>}
          {schmiedel.draw && <SchmiedelDraw draw={schmiedel.draw} words={words} />}
        </li>
      )}
    </ul>
  );
}

interface FistProps {
  readonly party: PartyView;
  readonly active: boolean;
  readonly stage: string;
  readonly children: ComponentChildren;
}

function Fist({ party, active, stage, children }: FistProps) {
  const out = !active && party.answered && party.hat === null && stage !== 'answers';
  const shown = party.petals !== null && stage !== 'fists';
  return (
    <li class="gz-fist" data-seat={party.seat} data-closed={party.closed} data-out={out}>
      <span class="gz-fist-pair">
        {shown ? <FistOpen class="gz-fist-art" /> : <FistClosed class="gz-fist-art" />}
        {party.hat !== null && !active && <Gnome hat={party.hat} class="gz-gnome-small" />}
      </span>
      {children}
    </li>
  );
}

function FistState({ party, active, stage, words }: Omit<FistProps, 'children'> & Pick<Part, 'words'>) {
  const pile = party.pile !== null && !active && (
    <span class="gz-pile" title={words.pairOdds(party.pile)}>
      <HatIcon hat={party.pile} class="gz-hat" />
      <span class="only-heard">{words.pairOdds(party.pile)}</span>
    </span>
  );
  if (stage === 'answers')
    return (
      <span>{active ? words.fist.waiting : party.answered ? words.fist.closed : words.fist.choosing}</span>
    );
  if (!active && party.answered && party.hat === null) return <span>{words.fist.passed}</span>;
  return (
    <span class="gz-fist-state">
      {party.petals !== null ? (
        <b>
          {stage === 'fists' ? words.fist.yours(party.petals) : party.petals}
          <Petal class="gz-petal" />
        </b>
      ) : party.closed ? (
        words.fist.closed
      ) : (
        words.fist.choosing
      )}
      {pile}
    </span>
  );
}

/** The host keeps the time; this only shows how much of it is left. */
function Countdown({ closes, free, words }: { closes: number; free: boolean } & Pick<Part, 'words'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [closes]);
  const left = Math.max(0, Math.ceil((closes - now) / 1000));
  return (
    <p class="gz-clock" role="timer" title={free ? words.board.left(left) : undefined} data-late={left <= 5}>
      <b>{words.board.seconds(left)}</b>
    </p>
  );
}
