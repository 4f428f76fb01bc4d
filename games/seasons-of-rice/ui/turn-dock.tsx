import { nth } from '../../../core/sure.ts';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import { Dock } from '../../../web/kit/dock.tsx';
import { ancestorNumber } from './about.ts';
import { AncestorArt } from './art/ancestor.tsx';
import { Hand } from './hand.tsx';
import { MainButton } from './main-button.tsx';
import type { Part } from './part.ts';
import { PlacingBar } from './placing-bar.tsx';
import { Row } from './row.tsx';
import { beforeFollowing } from './why-not.ts';

/** What is asked, the tools for it, and the cards that can be taken: the hand while it rains, then the row. */
export function TurnDock(part: Part) {
  const { season, own } = part.frame.view;
  if (season === 'ancestors')
    return (
      <Dock ask={part.prompt} actions={part.stage === 'ancestor' ? <Follow {...part} /> : null} hand={null} />
    );
  if (season === 'over' || !own) return <Dock ask={part.prompt} actions={null} hand={null} />;
  return (
    <Dock
      ask={part.prompt}
      actions={<PlacingBar {...part} />}
      handIs="across"
      hand={season === 'dry' ? <Row {...part} /> : <Hand {...part} cards={own.hand} />}
    />
  );
}

/** SR-11, SR-13: the ancestor one leans to, and how the first paddy lies. */
function Follow({ frame, deck, words, leaning: { card, turn }, lean, answer, clause }: Part) {
  const followed = frame.view.own?.dealt.find(dealt => dealt.card === card);
  // The room is kept for the answer: a dock that grew would push the cards away from under the finger.
  if (card === null || !followed)
    return (
      <div class="actions">
        <MainButton
          label={words.choose.first}
          shut={beforeFollowing(words)}
          onTake={() => {}}
          clause={clause}
        />
      </div>
    );
  const number = ancestorNumber(deck, followed.ancestor);
  const actions: Action[] = [
    {
      key: 'follow',
      label: words.choose.follow(nth(deck.ancestors, number).name),
      picture: <AncestorArt of={number} />,
      rank: 'main',
      onTake: () => answer({ type: 'choose-ancestor', card, turn }),
    },
    {
      key: 'turn',
      label: turn === 0 ? words.choose.sideways : words.choose.upright,
      rank: 'second',
      onTake: () => lean({ card, turn: turn === 0 ? 1 : 0 }),
    },
  ];
  return <Actions actions={actions} more={words.areas.dock} />;
}
