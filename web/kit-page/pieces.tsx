import { useState } from 'preact/hooks';
import { ConfirmButton } from '../kit/confirm-button.tsx';
import { Countdown } from '../kit/countdown.tsx';
import { Explained } from '../kit/explained.tsx';
import { Fist } from '../kit/fist.tsx';
import { MapPiece } from '../kit/map-piece.tsx';
import { Offer, ShutOffer } from '../kit/offer.tsx';
import { PieceCard } from '../kit/piece-card.tsx';
import { Piece } from '../kit/piece.tsx';
import { Quantity } from '../kit/quantity.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { Token } from '../kit/token.tsx';
import { ABOUT, Dot, Face, Shown } from './samples.tsx';

const STATES = [
  { as: 'nobody asks', open: null, asked: false },
  { as: 'possible', open: true, asked: false },
  { as: 'not possible', open: false, asked: false },
  { as: 'asked about', open: true, asked: true },
  { as: 'changed', open: null, asked: false, changed: true },
] as const;

/** Cards, tokens, and what is done with them. */
export function Pieces() {
  const [pointed, setPointed] = useState('');
  const point = (name: string) => setPointed(name === pointed ? '' : name);
  return (
    <>
      <h2>Pieces</h2>
      <div class="kit-shelf area" style={{ '--card': '96px' }}>
        {STATES.map(({ as, ...state }) => (
          <Shown key={as} as={as}>
            <Piece
              label={`Turnip, ${as}`}
              about={ABOUT}
              pointed={pointed === as}
              onPick={() => point(as)}
              {...state}
            >
              <Face />
            </Piece>
          </Shown>
        ))}
        <Shown as="card-gap">
          <span class="card-gap" />
        </Shown>
        {[64, 48].map(width => (
          <Shown key={width} as={`${width} px wide`}>
            <span style={{ '--card': `${width}px` }}>
              <Face />
            </span>
          </Shown>
        ))}
      </div>
      <div class="kit-shelf area">
        <Shown as="MapPiece">
          <svg viewBox="0 0 60 60" width="96" height="96">
            <MapPiece label="Mill" about={ABOUT} pointed={pointed === 'Mill'} onPick={() => point('Mill')}>
              <path d="M10 30 30 10 50 30V55H10Z" fill={pointed === 'Mill' ? '#f2b632' : '#d97ba6'} />
            </MapPiece>
          </svg>
        </Shown>
        <Shown as="Explained">
          <Explained label="Well: 7" about={{ title: 'Well', lines: ['Spent coins come here.'] }}>
            <Quantity value={7} symbol={<Dot />} label="7 coins" />
          </Explained>
        </Shown>
        <Shown as="Token">
          <Token label="Five">5</Token>
        </Shown>
        <Shown as="Quantity">
          <Quantity value={3} symbol={<Dot />} label="3 coins" />
        </Shown>
        <Shown as="Fist, closed">
          <Fist seat={1} holds={null} label="Basil has chosen" />
        </Shown>
        <Shown as="Fist, open">
          <Fist seat={2} holds={4} label="Rosemary: 4" />
        </Shown>
        <Shown as="Countdown">
          <Countdown left={12.4} total={20} label="13 seconds" />
        </Shown>
        <Shown as="Countdown, late">
          <Countdown left={3.2} total={20} label="4 seconds" />
        </Shown>
      </div>
      <h2>What can be done with them</h2>
      <Deeds />
    </>
  );
}

function Deeds() {
  const [amount, setAmount] = useState(3);
  const [confirmed, setConfirmed] = useState(0);
  return (
    <div class="kit-shelf">
      <Shown as="PieceCard, Offer, ShutOffer">
        <PieceCard about={ABOUT} picture={<Dot />}>
          <Offer picture={<Dot />} title="Buy for 3" after="coins 5 → 2" main onTake={() => {}} />
          <Offer picture={<Dot />} title="Reserve" after="" main={false} onTake={() => {}} />
          <ShutOffer picture={<Dot />} title="Sell" reason={<span>One more turnip needed.</span>} />
        </PieceCard>
      </Shown>
      <Shown as="Stepper">
        <Stepper
          label="Coins"
          value={amount}
          min={0}
          max={9}
          words={{ less: 'Less', more: 'More' }}
          symbol={<Dot />}
          onChange={setAmount}
        />
      </Shown>
      <Shown as="ConfirmButton">
        <ConfirmButton label="Give up" sure="Really?" onConfirm={() => setConfirmed(confirmed + 1)} />
        <output data-part="confirmed">{confirmed}</output>
      </Shown>
    </div>
  );
}
