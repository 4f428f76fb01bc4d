import type { ComponentChildren } from 'preact';
import { Count } from '../../../web/kit/count.tsx';
import { Explained } from '../../../web/kit/explained.tsx';
import { PhaseStrip } from '../../../web/kit/phase-strip.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import { Back, EmptyPlace, ShopSign, Token } from './art/things.tsx';
import { stepNow } from '../texts/still-open.ts';
import type { Focus } from './focus.ts';
import type { Part } from './part.ts';

/** Where the turn stands, the piles, the bank, and the sign that says whether shops may open. */
export function Strip(part: Part) {
  const { frame, words } = part;
  const { pile, discard, harvestLaid, turn } = frame.view;
  const top = discard.at(-1);
  const now = stepNow(frame.view) - 1;
  const sign = harvestLaid ? 'open' : 'shut';
  const drawing = part.focus?.on === 'forfeit' && part.focus.move.type === 'draw';
  return (
    <div class="ch-strip">
      <Pointable
        {...part}
        on="turn"
        class="ch-turn one-line"
        label={`${words.rail.label}: ${words.rail.steps[now] ?? ''}`}
      >
        <PhaseStrip
          label={words.rail.label}
          phases={turn.rail.map((_, i) => ({ key: String(i), name: `${i + 1} ${words.rail.steps[i]}` }))}
          now={String(now)}
        />
      </Pointable>
      <Pointable {...part} on="pile" pointed={drawing} label={`${words.pile}: ${pile}`}>
        <Back />
        <Count value={pile} />
      </Pointable>
      <Pointable
        {...part}
        on="discard"
        label={`${words.discard}: ${discard.length}, ${words.discardTop(top ?? null)}`}
      >
        {top === undefined ? <EmptyPlace /> : <CardPicture card={top} />}
        <Count value={discard.length} />
      </Pointable>
      <Pointable {...part} on="shops" label={words.shops.why[sign]} class="ch-sign">
        <ShopSign open={harvestLaid} words={words.shops[sign]} />
      </Pointable>
      <Explained
        class="ch-bank"
        label={words.bank}
        about={{ title: words.bank, lines: [words.about.bank] }}
        place="bank"
      >
        <Token />
      </Explained>
    </div>
  );
}

interface PointableProps extends Part {
  readonly on: Exclude<Focus['on'], 'hand' | 'lot' | 'forfeit'>;
  readonly label: string;
  readonly class?: string;
  readonly pointed?: boolean;
  readonly children: ComponentChildren;
}

function Pointable({ on, label, class: name, pointed = false, children, ...part }: PointableProps) {
  return (
    <Piece
      class={`ch-spot ${name ?? ''}`}
      label={label}
      about={aboutOf({ on }, part)}
      place={on}
      pointed={pointed || part.focus?.on === on}
      onPick={() => part.point({ on })}
    >
      {children}
    </Piece>
  );
}
