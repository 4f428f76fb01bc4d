import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { useGlide } from '../../../web/kit/motion.ts';
import type { Card } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import './board.css';
import './chain.css';
import './stage.css';
import './cards.css';
import './tray.css';
import './sizes.css';
import './phone.css';
import { useFlights } from './flights.ts';
import { Mine } from './mine.tsx';
import type { Part } from './part.ts';
import { Rail } from './rail.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { TABLE_WORDS } from './words.ts';

/** The turn rail on top, rivals beside the open tin, my seven labels, and my hand in the thumb zone. */
export function Board(props: BoardProps<Chicoree>) {
  const { frame, log, language } = props;
  const [focus, setFocus] = useState<Card | null>(null);
  useEffect(() => setFocus(null), [frame.step]);
  const root = useGlide<HTMLDivElement>();
  useFlights(root, log);
  const part: Part = {
    ...props,
    words: TABLE_WORDS[language],
    focus,
    point: card => setFocus(focus === card ? null : card),
  };
  return (
    <div class="ch" ref={root} data-seats={frame.view.players.length}>
      <Rail {...part} />
      <Seats {...part} />
      <Stage {...part} />
      <div class="ch-near">
        <Mine {...part} />
        <Tray {...part} />
      </div>
    </div>
  );
}
