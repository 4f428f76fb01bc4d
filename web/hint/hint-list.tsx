import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { askHints } from '../host/bots.ts';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { placesOfMove, type Pointers } from '../kit/story/pointer.ts';
import type { Reasons } from '../kit/story/reason.ts';
import { usePointers } from '../kit/story/use-pointers.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { HintItem } from './hint-item.tsx';
import type { HintListProps } from './hint-props.ts';
import { sayHint } from './say-hint.ts';
import { HINT_WORDS } from './words.ts';
import '../style/hint.css';

interface Found<V extends Vocabulary> {
  readonly hints: readonly Hint<V>[];
  readonly pointers: Pointers<V>;
  readonly reasons: Reasons<V>;
}

/** The best moves in words, with what they promise and the rule they rest on; chosen like any other choice. The one looked at is lit on the table. */
export function HintList<V extends Vocabulary>(props: HintListProps<V>) {
  const { table, asked, announce, hinted, tellsOthers, onChoose, onClause, onClose } = props;
  const { frame, viewer, texts, names, pointers, reasons } = asked;
  const legal = frame.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  // Whoever has no choice is told nothing that they did not know.
  const isForced = legal.length === 1;
  const house = useWords();
  const words = HINT_WORDS[useStore(settings).language];
  const slip = useRef<HTMLElement>(null);
  const [found, setFound] = useState<Found<V> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Which of them is lit. */
  const [lit, setLit] = useState(0);
  /** Whether the reader wants to see it above all: on a phone the others make room. */
  const [shows, setShows] = useState(false);
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const refused = isForced ? null : await announce();
      if (!wanted) return;
      if (refused) return setTrouble(sayRefused(refused, house, null));
      const question = { view: frame.view, seat: viewer, legal, seats: table.seats };
      const [hints, places, why] = await Promise.all([
        askHints<V>(table.game, table.edition, question),
        pointers(),
        reasons(),
      ]);
      if (wanted) setFound({ hints, pointers: places, reasons: why });
    };
    find().catch(() => wanted && setTrouble(words.failed));
    return () => {
      wanted = false;
    };
  }, []);
  const pointing = { view: frame.view, seat: viewer };
  const shown = found?.hints[lit];
  const placesOf = ({ move }: Hint<V>) => (found ? placesOfMove(found.pointers, move, pointing) : []);
  usePointers(slip, shown ? placesOf(shown) : []);
  useLayoutEffect(
    () => props.onGrown((shows && shown ? [shown] : (found?.hints ?? [])).flatMap(placesOf)),
    [found, trouble, shows && lit, shows],
  );
  return (
    <section ref={slip} class="hints" data-showing={shows || undefined}>
      <header>
        <h2>{house.table.hint}</h2>
        <button type="button" class="round" aria-label={house.close} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      <div role="status">
        {trouble !== null && <p>{trouble}</p>}
        {trouble === null && found === null && (
          <p class="hints-thinking">
            <span class="hints-dots" aria-hidden="true" />
            {words.thinking}
          </p>
        )}
        {found && (
          <ol>
            {found.hints.map((hint, place) => (
              <HintItem
                key={place}
                hint={hint}
                promise={sayHint(words, found.hints, place)}
                reasons={found.reasons}
                pointers={found.pointers}
                pointing={pointing}
                texts={texts}
                names={names}
                isLit={place === lit}
                onLook={() => setLit(place)}
                shows={shows && place === lit}
                onShow={() => {
                  setLit(place);
                  setShows(!shows || place !== lit);
                }}
                onChoose={() => onChoose(hint.move)}
                onClause={onClause}
              />
            ))}
          </ol>
        )}
      </div>
      {!isForced && <p class="hint">{tellsOthers ? words.told(hinted) : words.counted(hinted)}</p>}
    </section>
  );
}
