import { type Action, Actions } from '../../../web/kit/actions.tsx';
import { Dock } from '../../../web/kit/dock.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { JOKER } from '../data/cards.ts';
import type { Move } from '../vocabulary.ts';
import { CardPicture } from './art/cards.tsx';
import { Back } from './art/things.tsx';
import { BidTool } from './bid-tool.tsx';
import { ChallengeTool } from './challenge-tool.tsx';
import { FistTool } from './fist-tool.tsx';
import { Hand } from './hand.tsx';
import { isAsked, type Part } from './part.ts';
import { sayPlainly } from './say.ts';

/** What is asked, the tool for it, and my hand. */
export function Tool(part: Part) {
  const { prompt, frame, viewer } = part;
  return (
    <Dock
      ask={prompt}
      actions={<Controls key={viewer} {...part} />}
      hand={frame.view.hand && <Hand {...part} hand={frame.view.hand} />}
    />
  );
}

function Controls(part: Part) {
  if (isAsked(part, 'draw')) return <TurnActions {...part} />;
  if (isAsked(part, 'bid')) return <BidTool {...part} />;
  if (isAsked(part, 'close-fist')) return <FistTool {...part} />;
  if (isAsked(part, 'close-hand')) return <ChallengeTool {...part} />;
  if (isAsked(part, 'sell')) return <p class="hint">{part.words.debt.choose}</p>;
  return null;
}

/** Moves that need no further choice: no joker, no victim. In the order of the steps. */
const LAID = ['open-shop', 'lay-link', 'lay-start'] as const;
const isLaid = (move: Move) => LAID.some(type => type === move.type) && 'card' in move && move.card !== JOKER;

/** My turn: what can be laid comes before the draw, an ochre card after it. */
function TurnActions(part: Part) {
  const { frame, words, take } = part;
  const { arrangement } = useRoom();
  const hasRoom = arrangement !== 'upright' && arrangement !== 'lying';
  const legal = frame.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  const moves = [
    ...legal.filter(isLaid),
    ...legal.filter(({ type }) => type === 'draw'),
    ...legal.filter(({ type }) => type === 'boost'),
  ];
  const actions = moves.map(
    (move, i): Action => ({
      key: isLaid(move) ? `lay-${JSON.stringify(move)}` : move.type,
      label: sayPlainly(move, part),
      picture: 'card' in move ? <CardPicture card={move.card} /> : <Back />,
      rank: i === 0 ? 'main' : 'second',
      onTake: () => take(move),
    }),
  );
  return (
    <>
      <Actions actions={actions} more={words.moreActions} />
      {hasRoom && frame.view.hand?.length !== 0 && <p class="hint">{words.pick}</p>}
    </>
  );
}
