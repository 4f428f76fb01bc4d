import { useState } from 'preact/hooks';
import { Countdown, useSecondsLeft } from '../../../web/kit/countdown.tsx';
import { Explained } from '../../../web/kit/explained.tsx';
import { Fist } from '../../../web/kit/fist.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { auctionOf } from '../data/auction-of.ts';
import { BROWN } from '../data/words.ts';
import type { AuctionView, PartyView } from '../vocabulary.ts';
import { aboutHat } from './about.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { Schmiedel, ShackArt } from './art/things.tsx';
import type { Part } from './part.ts';
import { ProposalBoard } from './proposal-board.tsx';
import { SchmiedelDraw } from './schmiedel-draw.tsx';

/** So many fists can be large where there is room; more are small where there is none, and on a phone signs stand for names. */
const FEW = 4;
const LARGE = { '--fist': '4.4em' };
const LOW = { '--fist': '2.2em' };
const SMALL = { '--tile': '4.8em', '--fist': '2em', '--small': '2.4em', '--pad': '0', fontSize: 'var(--t1)' };

/** What stands beside the gnome once the prices are known: the hat of the pile that a pair would breed from. */
const HAT_BESIDE = 22;

interface Tiny {
  readonly fists: number;
  /** Pixels for each of them, a little of it between them. */
  readonly each: number;
  readonly isLow: boolean;
  readonly isOpen: boolean;
}

/** All in one row. */
const tinyFor = ({ fists, each, isLow, isOpen }: Tiny) => ({
  ...SMALL,
  'grid-template-columns': `repeat(${fists}, minmax(0, max-content))`,
  'justify-content': 'space-evenly',
  '--fist': `min(${0.38 * (each - 6)}px, 2em)`,
  '--small': `clamp(23px, ${each - 8 - (isOpen ? HAT_BESIDE : 0)}px, ${isLow ? '1.7em' : '3em'})`,
});

/** Units of width that a fist with its gnome, its name and what it does asks for. */
const EACH = 5.6;
/** With less than this there is no room for names. */
const LEAST = 4;
/** With so many pixels for each, all about a fist stands in one line. */
const IN_A_LINE = 64;

interface OnTheWall {
  /** The width of the wall in pixels. */
  readonly wall: number;
  /** Whether there is little height besides. */
  readonly isLow: boolean;
}

/** An auction under way: whom it is about, on what terms, and one fist or proposal for each party. */
export function AuctionStage({ wall, isLow, ...part }: Part & OnTheWall) {
  const { frame, closes, names, words, viewer } = part;
  const { stage, options } = frame.view;
  const auction = auctionOf(frame.view);
  const title = auction.job === 'seek' ? words.fist.seeks : words.fist.offers;
  const free = options.auctions === 'free';
  const asked = frame.deciding.some(({ seat }) => seat === viewer) && stage.name !== 'pairing';
  return (
    <article
      class={isLow ? 'gz-slip gz-auction gz-low flat' : 'gz-slip gz-auction'}
      aria-labelledby="gz-auction"
      data-spared
    >
      <header class="gz-line gz-slip-head" data-seat={auction.seat} data-asked={asked || undefined}>
        <span class="gz-small gz-star">
          <Gnome hat={auction.hat} />
        </span>
        <div>
          <h2 id="gz-auction">{title(names(auction.seat), auction.hat)}</h2>
          <Terms auction={auction} words={words} />
          {!free && (
            <p class="gz-aside">{auction.job === 'seek' ? words.fist.ruleSeek : words.fist.ruleOffer}</p>
          )}
        </div>
        {closes !== null && <Clock key={closes} closes={closes} free={free} words={words} />}
      </header>
      {stage.name !== 'terms' &&
        (free ? <ProposalBoard {...part} /> : <Fists {...part} wall={wall} isLow={isLow} />)}
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
    <p>
      <strong>{words.terms.heading}</strong> {terms.join(' · ')}
    </p>
  );
}

function Fists({ wall, isLow, ...part }: Part & OnTheWall) {
  const { frame, words } = part;
  const { parties, schmiedel, seat } = auctionOf(frame.view);
  const isOpen = frame.view.stage.name !== 'fists' && parties.some(({ petals }) => petals !== null);
  const present = parties.filter(party => party.asked || party.seat === seat);
  const { arrangement, unit, isPhone } = useRoom();
  const isTiny = present.length > FEW && (isPhone || wall < LEAST * present.length * unit);
  const isTight = present.length > FEW && wall < EACH * present.length * unit;
  const hasSigns = isTiny || (isLow && arrangement === 'upright');
  const isLarge = present.length <= FEW && arrangement === 'desktop';
  const isLine = hasSigns && isLow && wall >= IN_A_LINE * present.length;
  const size = isTiny
    ? tinyFor({ fists: present.length, each: wall / present.length, isLow, isOpen })
    : isTight
      ? SMALL
      : isLarge
        ? LARGE
        : arrangement === 'upright'
          ? LOW
          : {};
  return (
    <ul class="gz-fists tile-columns" style={size}>
      {present.map(party => (
        <PartyFist key={party.seat} {...part} party={party} isTiny={hasSigns} isLine={isLine} />
      ))}
      {schmiedel && (
        <li class="gz-tile">
          <span class="fist">
            <Schmiedel />
          </span>
          <span class={hasSigns ? 'only-heard' : ''}>{words.schmiedel}</span>
          {!schmiedel.takesPart && <State said={words.fist.staysOut} mark={hasSigns ? '–' : null} />}
          {schmiedel.takesPart && !schmiedel.draw && (
            <State said={words.fist.schmiedelLast} mark={hasSigns ? '…' : null} />
          )}
          {schmiedel.draw && <SchmiedelDraw draw={schmiedel.draw} words={words} />}
        </li>
      )}
    </ul>
  );
}

function PartyFist({
  party,
  isTiny,
  isLine,
  ...part
}: Part & { readonly party: PartyView; readonly isTiny: boolean; readonly isLine: boolean }) {
  const { frame, names, words } = part;
  const { stage } = frame.view;
  const active = party.seat === auctionOf(frame.view).seat;
  const answering = stage.name === 'answers';
  const out = !active && !answering && party.answered && party.hat === null;
  const isOpen = party.petals !== null && stage.name !== 'fists';
  const state = out
    ? words.fist.passed
    : answering
      ? active
        ? words.fist.waiting
        : party.answered
          ? words.fist.closed
          : words.fist.choosing
      : party.petals !== null && !isOpen
        ? words.fist.yours(party.petals)
        : party.closed
          ? words.fist.closed
          : words.fist.choosing;
  const lent = active ? null : party.hat;
  /** A hand says less than its price or its sign: where there is little room, it goes. */
  const isBare = isTiny && lent !== null;
  const hasHatBeside = isBare && (isOpen || isLine);
  const bred = party.pile !== null && !active && (
    <Explained
      label={words.pairOdds(party.pile)}
      about={{ title: words.pairOdds(party.pile), lines: aboutHat(party.pile, part) }}
      class="gz-line"
    >
      {!isTiny && <ShackArt class="gz-icon" />}
      <HatIcon hat={party.pile} class="gz-hat" />
    </Explained>
  );
  const line = isTiny ? 'gz-line one-row closer' : 'gz-line';
  const mark = out ? '–' : (answering ? party.answered : party.closed) ? '✓' : answering && active ? '' : '…';
  return (
    <li
      class={isLine ? 'gz-line' : 'gz-tile'}
      data-closed={party.closed || undefined}
      data-out={out || undefined}
    >
      <span class={line} data-seat={party.seat} data-place={`fist-${party.seat}`}>
        {isBare ? (
          <span class="only-heard">{names(party.seat)}</span>
        ) : (
          <Fist
            seat={party.seat}
            holds={isOpen ? (isTiny ? '' : party.petals) : null}
            label={names(party.seat)}
          />
        )}
        {lent !== null && (
          <span class="gz-small">
            <Gnome hat={lent} />
            <span class="only-heard">{words.gnome(lent)}</span>
          </span>
        )}
        {hasHatBeside && bred}
      </span>
      {!isTiny && <span>{names(party.seat)}</span>}
      <span class={line}>
        {isTiny && <SeatSign seat={party.seat} />}
        {isTiny && isOpen && <b class="num">{party.petals}</b>}
        {!isOpen && <State said={state} mark={isTiny ? mark : null} />}
        {!hasHatBeside && bred}
      </span>
    </li>
  );
}

/** What a fist does: in words, or where there is no room for them as a mark. */
function State({ said, mark }: { readonly said: string; readonly mark: string | null }) {
  if (mark === null) return <>{said}</>;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span class="only-heard">{said}</span>
    </>
  );
}

/** The host keeps the time; this only shows how much of it is left. */
function Clock({ closes, free, words }: { closes: number; free: boolean } & Pick<Part, 'words'>) {
  const left = useSecondsLeft(closes)!;
  const [total] = useState(left);
  const seconds = Math.ceil(left);
  const label = free ? words.board.left(seconds) : words.board.seconds(seconds);
  return <Countdown left={left} total={Math.max(1, total)} label={label} />;
}
