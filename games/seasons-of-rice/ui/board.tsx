import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { useGlide } from '../../../web/kit/motion.ts';
import { deckOf } from '../data/deck.ts';
import type { FieldView, SeasonsOfRice } from '../vocabulary.ts';
import { PaddyDefs } from './art/defs.tsx';
import './board.css';
import { PaddyCard } from './card-face.tsx';
import { ChooseAncestor } from './choose-ancestor.tsx';
import { FieldNote } from './field-note.tsx';
import { fieldKey } from './landscape.tsx';
import { LandscapeMap } from './map.tsx';
import { PlannedCard } from './planned-card.tsx';
import { Players } from './players.tsx';
import { SeasonBar } from './season-bar.tsx';
import { stageOf } from './stage.ts';
import { Tray } from './tray.tsx';
import { useCarry } from './use-carry.ts';
import { usePlacing } from './use-placing.ts';
import { deadEndFor } from './why-not.ts';
import { TABLE_WORDS } from './words.ts';

/** My landscape in the middle, both players beside it, my cards and the row in the thumb zone. */
export function Board(props: BoardProps<SeasonsOfRice>) {
  const { frame, edition, language, viewer, names, answer } = props;
  const { view } = frame;
  const words = TABLE_WORDS[language];
  const deck = deckOf(edition);
  const home = viewer === 'spectator' ? 0 : viewer;
  const [look, setLook] = useState(home);
  const [chosen, setChosen] = useState<string | null>(null);
  const root = useGlide<HTMLDivElement>();
  const player = view.players[look]!;
  const stage = stageOf(frame, viewer);
  const placing = usePlacing({
    reach: stage === 'place' || stage === 'send' ? view.own?.reach : null,
    plan: view.own?.plan,
    landscape: view.players[home]!.landscape,
  });
  const carry = useCarry(card => {
    setLook(home);
    if (view.own?.plan.card !== card) answer({ type: 'pick', card });
  });
  // Whoever takes up a card wants to see where it goes.
  useEffect(() => setLook(home), [home, view.own?.plan.card]);

  const confirm = () => {
    if (!placing || placing.obstacle || placing.planned) return;
    const { turn, x, y } = placing.spot;
    answer({ type: 'place', turn, x, y });
  };
  const here = look === home ? placing : null;
  const field = player.fields.find(one => fieldKey(one) === chosen) ?? null;
  const choose = (next: FieldView | null) => setChosen(next && fieldKey(next));
  return (
    <div class="sr sr-paint" data-season={view.season} data-stage={stage} ref={root}>
      <PaddyDefs />
      <SeasonBar view={view} words={words} names={names} />
      <Players
        view={view}
        viewer={viewer}
        deck={deck}
        names={names}
        words={words}
        look={look}
        onLook={setLook}
      />
      {view.season === 'ancestors' ? (
        <ChooseAncestor frame={frame} answer={answer} deck={deck} words={words} />
      ) : (
        <LandscapeMap
          player={player}
          seat={look}
          deck={deck}
          words={words}
          label={words.landscapeOf(names(look))}
          placing={here}
          deadEnd={here && deadEndFor(frame, here)}
          carried={carry.at}
          chosen={field}
          onChoose={choose}
          onConfirm={confirm}
          planned={
            stage === 'ready' && look === home && view.own && <PlannedCard plan={view.own.plan} deck={deck} />
          }
        >
          {look !== home && (
            <button type="button" class="button sr-home" onClick={() => setLook(home)}>
              {viewer === 'spectator' ? words.lookAt(names(home)) : words.backHome}
            </button>
          )}
          {field && (
            <FieldNote
              field={field}
              player={player}
              deck={deck}
              words={words}
              onClose={() => setChosen(null)}
            />
          )}
        </LandscapeMap>
      )}
      <Tray
        {...props}
        deck={deck}
        words={words}
        stage={stage}
        placing={placing}
        carry={carry}
        onConfirm={confirm}
      />
      {carry.card && carry.at && !carry.overLand && (
        <span
          class="sr-carried"
          style={{ left: `${carry.at.x}px`, top: `${carry.at.y}px` }}
          aria-hidden="true"
        >
          <PaddyCard
            deck={deck}
            card={carry.card}
            turn={placing?.card === carry.card ? placing.spot.turn : 0}
          />
        </span>
      )}
    </div>
  );
}
