import { nth } from '../../../core/sure.ts';
import { useEffect, useState } from 'preact/hooks';
import { Areas } from '../../../web/kit/frame/areas.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { usePointed, useUntil } from '../../../web/kit/use-until.ts';
import { deckOf } from '../data/deck.ts';
import type { CardId } from '../data/words.ts';
import type { SeasonsOfRice, View } from '../vocabulary.ts';
import { Scene } from './art/scene.tsx';
import './board.css';
import { Carried } from './carried.tsx';
import { Dealt } from './choose-ancestor.tsx';
import { Detail } from './detail.tsx';
import type { Focus } from './focus.ts';
import { Hand } from './hand.tsx';
import { Mine } from './mine.tsx';
import type { Leaning, Part } from './part.ts';
import { Players } from './players.tsx';
import { stageOf } from './stage.ts';
import { TurnDock } from './turn-dock.tsx';
import { useCarry } from './use-carry.ts';
import { placingOf, useCardInTheAir } from './use-placing.ts';
import { Valley } from './valley.tsx';
import { TABLE_WORDS } from './words.ts';

/** The whole table: what fills each area of the frame. */
export function Board(props: BoardProps<SeasonsOfRice>) {
  const { frame, edition, language, viewer, answer } = props;
  const { view } = frame;
  const words = TABLE_WORDS[language];
  const home = viewer === 'spectator' ? 0 : viewer;
  const [look, setLook] = useState(home);
  const [leaning, lean] = useState<Leaning>({ card: null, turn: 0 });
  const stage = stageOf(frame, viewer);
  const { isPhone } = useRoom();
  const plays = viewer !== 'spectator' && view.season !== 'ancestors';
  // In the hand of a phone the land needs every line: what is mine takes turns with the tools.
  const isDocked = plays && isPhone;
  const [sending, send] = useUntil<CardId>([view.turn, view.own?.plan.card, stage === 'send'].join());
  // What the other decides in secret changes nothing that is pointed at.
  const lands = view.players.map(({ landscape }) => landscape.length);
  const { focus, setFocus, point } = usePointed<Focus>(
    [view.season, view.turn, lands, stage, view.own?.plan.card, look].join(),
  );
  const air = useCardInTheAir({
    reach: stage === 'place' || stage === 'send' ? view.own?.reach : null,
    plan: view.own?.plan,
    landscape: nth(view.players, home).landscape,
  });
  const carry = useCarry(card => {
    if (view.own?.plan.card !== card) answer({ type: 'pick', card });
  });
  // Whoever takes up a card wants to see where it goes.
  useEffect(() => setLook(home), [home, view.own?.plan.card]);
  useEffect(() => carry.card.follow(() => setLook(home)), [home]);

  const part: Part = {
    ...props,
    deck: deckOf(edition),
    words,
    stage,
    // Nothing is laid on a landscape that is not shown.
    air: look === home ? air : null,
    goHome: plays && look !== home ? () => setLook(home) : null,
    carry,
    confirm() {
      const placing = air && placingOf(air);
      if (!placing || placing.obstacle || placing.planned) return;
      const { turn, x, y } = placing.spot;
      answer({ type: 'place', turn, x, y });
    },
    leaning,
    lean,
    sending,
    send,
    focus,
    point,
  };
  return (
    <>
      <Areas
        labels={words.areas}
        ground={
          <Scene
            season={view.season}
            inDock={plays ? 'hand' : viewer === 'spectator' ? 'question' : 'answers'}
          />
        }
        seats={<Players {...part} look={look} onLook={setLook} />}
        board={<Valley {...part} look={look} onLook={setLook} />}
        mine={plays && !isDocked ? <Mine {...part} seat={viewer} /> : null}
        mineIs={isDocked ? 'docked' : 'column'}
        dock={<TurnDock {...part} />}
        held={view.own && <Held {...part} own={view.own} />}
        detail={focus && <Detail {...part} on={focus} />}
        onClose={() => setFocus(null)}
      />
      <Carried {...part} />
    </>
  );
}

/** What only its player sees: two ancestors to choose from, later the hand. */
function Held({ own, ...part }: Part & { readonly own: NonNullable<View['own']> }) {
  const { season } = part.frame.view;
  if (season === 'ancestors') return <Dealt {...part} dealt={own.dealt} />;
  return season === 'wet' && <Hand {...part} cards={own.hand} />;
}
