import { nth } from '../../../core/sure.ts';
import { sayMove } from '../../../core/texts.ts';
import { type Action, Actions } from '../../../web/kit/actions.tsx';
import { DockAround, DockFilled } from '../../../web/kit/frame/dock-around.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Hat } from '../data/words.ts';
import { Gnome, HatIcon, type Mood } from './art/gnome.tsx';
import { Schmiedel, ShackArt } from './art/things.tsx';
import { Composer } from './composer.tsx';
import { FistTool } from './fist-tool.tsx';
import { JobTool } from './job-tool.tsx';
import { choicesOf, type Part } from './part.ts';
import { paired, putForward } from './places.ts';
import { TermsTool } from './terms-tool.tsx';

/** What is asked, and the tool for it. */
export function Tool(part: Part) {
  const kinds = new Set(part.frame.choices.map(({ move }) => move.type));
  const Form = FORMS.find(([types]) => types.some(type => kinds.has(type)))?.[1];
  const { arrangement } = useRoom();
  // On a phone whoever is waited for has the whole dock.
  const isBare = kinds.size > 0 || (arrangement !== 'upright' && arrangement !== 'lying');
  const isSelling = kinds.has('sell-off');
  const stands = isBare && !Form && !isSelling ? atTheShack(part) : null;
  return (
    <DockAround ask={part.prompt} handIs={Form === JobTool ? 'across' : Form || stands ? 'beside' : null}>
      {Form ? (
        <Form {...part} />
      ) : isSelling ? (
        <SellOff {...part} />
      ) : (
        <DockFilled actions={<PlainActions {...part} />} hand={stands && <AtTheShack {...stands} />} />
      )}
    </DockAround>
  );
}

/** Tools that lie where a hand would be, and for which moves. */
const FORMS = [
  [['garden', 'pass', 'sell'], JobTool],
  [['call'], TermsTool],
  [['close-fist'], FistTool],
  [['propose'], Composer],
] as const;

interface Standing {
  readonly seat: number;
  readonly hat: Hat;
  readonly mood: Mood;
}

/** Where a dock would be bare: whom the auction is about, or while others give their gnomes jobs the best of my own, at rest. */
function atTheShack({ frame: { view, choices, outcome }, viewer }: Part): Standing | null {
  if (viewer === 'spectator' || outcome) return null;
  const { auction, players } = view;
  if (auction) return { seat: auction.seat, hat: auction.hat, mood: 'courting' };
  const [best] = nth(players, viewer).gnomes;
  return best && choices.length === 0 ? { seat: viewer, hat: best.hat, mood: 'asleep' } : null;
}

function AtTheShack({ seat, hat, mood }: Standing) {
  return (
    <div
      class="gz-row gz-couple hand-picture"
      style={{ '--card': 'min(5em, 9cqh)' }}
      aria-hidden="true"
      data-seat={seat}
    >
      <span class="gz-figure">
        <Gnome hat={hat} mood={mood} beard={seat} />
      </span>
      <span class="gz-shack">
        <ShackArt />
      </span>
    </div>
  );
}

const PLAIN = ['choose', 'close-board', 'stand', 'decline', 'answer', 'pair'] as const;

/** Where a word is enough. A gnome is put forward here or by tapping it. */
function PlainActions(part: Part) {
  const { frame, words, texts, names, answer, reason, viewer } = part;
  const { view } = frame;
  const labels = {
    'close-board': words.board.close,
    stand: view.auction?.seat === viewer ? words.board.wait : words.board.done,
    decline: words.board.takeNone,
    answer: words.fist.pass,
  } as const;
  const actions = PLAIN.flatMap(type =>
    choicesOf(part, type)
      .filter(({ refusal }) => !refusal)
      .map(({ move }): Action => {
        const taken = { rank: 'second', onTake: () => answer(move) } as const;
        const said = sayMove(texts, move, { view, names });
        if (move.type === 'choose') {
          const picture = move.party === 'schmiedel' ? <Schmiedel /> : <SeatSign seat={move.party} />;
          const label = words.board.takeOf(words.party(move.party, names));
          return { ...taken, key: `choose-${move.party}`, label, picture };
        }
        if (move.type === 'answer' && move.hat !== null)
          return { ...taken, key: putForward(move.hat), label: said, picture: <HatIcon hat={move.hat} /> };
        if (move.type === 'pair')
          return {
            ...taken,
            key: paired(move.hat),
            label: words.picker.send(move.hat),
            picture: <HatIcon hat={move.hat} />,
          };
        return { ...taken, key: move.type, label: labels[move.type] };
      }),
  ).sort((one, other) => Number(one.key === 'answer') - Number(other.key === 'answer'));
  const isOnly = actions.length === 1 && view.stage.name !== 'calls';
  /** The calling cannot be ended yet: why. */
  const early = choicesOf(part, 'close-board').find(({ refusal }) => refusal)?.refusal;
  return (
    <>
      {actions.length > 0 && (
        <Actions
          actions={isOnly ? actions.map(action => ({ ...action, rank: 'main' })) : actions}
          more={words.moreActions}
        />
      )}
      {early && reason(early)}
    </>
  );
}

/** The bill cannot be paid: what is due, what is there; the gnomes that may be sold stand in the garden. */
function SellOff(part: Part) {
  const { frame, viewer, words, texts, names, answer } = part;
  const { stage, players } = frame.view;
  if (stage.name !== 'upkeep' || viewer === 'spectator') return null;
  const held = nth(players, viewer).petals;
  const actions = choicesOf(part, 'sell-off')
    .filter(({ refusal }) => !refusal)
    .map(
      ({ move }): Action => ({
        key: `sell-off-${move.hat}`,
        label: sayMove(texts, move, { view: frame.view, names }),
        picture: <HatIcon hat={move.hat} />,
        rank: 'second',
        onTake: () => answer(move),
      }),
    );
  return (
    <DockFilled
      actions={
        <>
          <p class="gz-due">
            {words.bill.needed(stage.due)} · {words.bill.raised(held)} ·{' '}
            <strong>{words.bill.short(Math.max(0, stage.due - held))}</strong>
          </p>
          <Actions actions={actions} more={words.moreActions} />
        </>
      }
      hand={null}
    />
  );
}
