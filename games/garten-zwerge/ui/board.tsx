import './pieces.css';
import './board.css';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { useGlide } from '../../../web/kit/motion.ts';
import type { Hat } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { AuctionStage } from './auction-stage.tsx';
import { ContestStand } from './contest-stand.tsx';
import { EventSign } from './event-sign.tsx';
import { LastDeal } from './last-deal.tsx';
import { Neighbours } from './neighbours.tsx';
import { Notices } from './notices.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { Tray } from './tray.tsx';
import { TABLE_WORDS } from './words.ts';

/** The club ground in the middle, the neighbours' plots around it, my own garden and its jobs in the thumb zone. */
export function Board(props: BoardProps<GartenZwerge>) {
  const { frame, language } = props;
  const { view } = frame;
  const words = TABLE_WORDS[language];
  const root = useGlide<HTMLDivElement>();
  const [picked, setPicked] = useState<Hat | null>(null);
  useEffect(() => setPicked(null), [frame.step]);
  const inHand = picked ?? firstToGo(props);
  const part = { ...props, words };
  return (
    <div class="gz" ref={root} data-deck={view.event.deck}>
      <PhaseBar {...part} />
      <Neighbours {...part} />
      <section class="gz-ground" aria-label={words.ground}>
        <EventSign {...part} />
        {view.contests.map((contest, number) => (
          <ContestStand key={number} {...part} contest={contest} number={number} hat={inHand} />
        ))}
        <div class="gz-middle">{view.auction ? <AuctionStage {...part} /> : <LastDeal {...part} />}</div>
        <Notices {...part} />
      </section>
      <Tray {...part} picked={inHand} onPick={hat => setPicked(picked === hat ? null : hat)} />
    </div>
  );
}

/** Where there is room for its jobs, the highest gnome that can work is taken in hand unasked; the only one, anywhere. */
function firstToGo({ frame }: BoardProps<GartenZwerge>): Hat | null {
  const hats = frame.choices.flatMap(({ move, refusal }) =>
    move.type === 'garden' || move.type === 'contest' ? (refusal ? [] : [move.hat]) : [],
  );
  const isPlain = new Set(hats).size === 1 || matchMedia('(min-width: 700px)').matches;
  return hats.length > 0 && isPlain ? Math.max(...hats) : null;
}
