import { useState } from 'preact/hooks';
import { MARKERS } from '../data/words.ts';
import { Amount } from './amount.tsx';
import { FistClosed } from './art/things.tsx';
import { markersFor } from './markers.ts';
import { choicesOf, type Part } from './part.ts';
import './fist-closer.css';

/** Filling a fist: my role in words, the sum by slider or by marker, and the reason where it ends. */
export function FistCloser(part: Part) {
  const { frame, viewer, words, answer, reason } = part;
  const auction = frame.view.auction!;
  const [petals, setPetals] = useState(0);
  const fists = choicesOf(part, 'close-fist');
  const most = Math.max(0, ...fists.filter(({ refusal }) => !refusal).map(({ move }) => move.petals));
  const limit = fists.find(({ refusal }) => refusal);
  const active = auction.seat === viewer;
  const role =
    words.fist.role[auction.job === 'seek' ? (active ? 'seeker' : 'lender') : active ? 'owner' : 'bidder'];
  const inHand = markersFor(petals);
  const isNoBid = petals === 0 && auction.job === 'offer' && !active;
  return (
    <div class="gz-tool gz-fist-tool" data-seat={viewer}>
      <h3>
        <FistClosed class="gz-fist-art" />
        <span>
          {role}
          <small>
            {words.fist.limit(most)} · {words.fist.sealed}
          </small>
        </span>
      </h3>
      <Amount value={petals} most={most} label={role} words={words} onChange={setPetals} />
      <ul class="gz-markers" aria-label={words.fist.markers}>
        {MARKERS.map((marker, i) => (
          <li key={i}>
            <button
              type="button"
              class="gz-marker"
              aria-pressed={inHand[i]}
              disabled={!inHand[i] && petals + marker > most}
              onClick={() => setPetals(inHand[i] ? petals - marker : petals + marker)}
            >
              {marker}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button button-main" onClick={() => answer({ type: 'close-fist', petals })}>
        {isNoBid ? words.fist.noBid : words.fist.close(petals)}
      </button>
      {petals === most && limit && <p class="gz-limit">{reason(limit.refusal!)}</p>}
    </div>
  );
}
