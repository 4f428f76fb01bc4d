import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { useGlide } from '../../../web/kit/motion.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import './board.css';
import { type Focus, isLegal } from './focus.ts';
import { Garden } from './garden.tsx';
import { Hand } from './hand.tsx';
import { Market } from './market.tsx';
import { marketPlaces } from './market-places.ts';
import { Seats } from './seats.tsx';
import { Stacks } from './stacks.tsx';
import { Tray } from './tray.tsx';
import { Waters } from './waters.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: neighbours, water, market, one's own garden, and the tray with prompt, offers and hand. */
export function Board(props: BoardProps<ChillAndChili>) {
  const { frame, log, edition, language, texts, viewer, names, answer } = props;
  const { view, choices } = frame;
  const words = TABLE_WORDS[language];
  const [focus, setFocus] = useState<Focus | null>(null);
  useEffect(() => setFocus(null), [frame.step]);
  const places = useMemo(() => marketPlaces(log), [log]);
  const root = useGlide<HTMLDivElement>();

  const point = (next: Focus) => setFocus(JSON.stringify(next) === JSON.stringify(focus) ? null : next);
  const watering = isLegal(choices, move => move.type === 'water');
  const you = viewer === 'spectator' ? null : view.players[viewer]!;
  const parts = { view, choices, words, texts, edition, focus, point };
  return (
    <div class="cc" ref={root}>
      <Seats view={view} viewer={viewer} names={names} words={words} edition={edition} />
      <div class="cc-middle">
        <Waters {...parts} viewer={viewer} names={names} />
        <Market {...parts} places={places} />
        <Stacks {...parts} viewer={viewer} />
      </div>
      {you && viewer !== 'spectator' && (
        <section class="cc-mine" aria-label={words.yourGarden}>
          <Garden
            seat={viewer}
            player={you}
            words={words}
            edition={edition}
            onWater={watering ? (bed, drops) => answer({ type: 'water', bed, drops }) : null}
            choices={choices}
          />
        </section>
      )}
      <Tray {...props} focus={focus} point={point} words={words}>
        {view.hand && <Hand {...parts} hand={view.hand} />}
      </Tray>
    </div>
  );
}
