import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { askHints } from '../host/bots.ts';
import { Icon } from '../kit/icon.tsx';
import { placesOfMove } from '../kit/story/pointer.ts';
import { usePointers } from '../kit/story/use-pointers.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { HintItem } from './hint-item.tsx';
import type { HintListProps } from './hint-props.ts';
import { sayHint } from './say-hint.ts';
import { HINT_WORDS } from './words.ts';
import '../style/hint.css';

/** The best moves in words, with what they promise and the rule they rest on; chosen like any other choice. The one looked at is lit on the table. */
export function HintList<V extends Vocabulary>(props: HintListProps<V>) {
  const { reader, seat, pointers, reasons, announce, onChoose, onClause, onClose } = props;
  const { host, around, sight, language, extras } = reader;
  const { frame } = sight;
  const legal = frame.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
  // Whoever has no choice is told nothing that they did not know.
  const isForced = legal.length === 1;
  const house = useWords();
  const words = HINT_WORDS[language];
  const slip = useRef<HTMLElement>(null);
  const [hints, setHints] = useState<readonly Hint<V>[] | null>(null);
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
      const question = { view: frame.view, seat, legal, seats: around.holders.length };
      const found = await askHints<V>(host.game, host.edition, question);
      if (wanted) setHints(found);
    };
    find().catch(() => wanted && setTrouble(words.failed));
    return () => {
      wanted = false;
    };
  }, []);
  const pointing = { view: frame.view, seat };
  const hinted = extras.hinted?.[seat] ?? 0;
  const shown = hints?.[lit];
  const placesOf = ({ move }: Hint<V>) => placesOfMove(pointers, move, pointing);
  usePointers(slip, shown ? placesOf(shown) : []);
  useLayoutEffect(
    () => props.onGrown((shows && shown ? [shown] : (hints ?? [])).flatMap(placesOf)),
    [hints, trouble, shows && lit, shows],
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
        {trouble === null && hints === null && (
          <p class="hints-thinking">
            <span class="hints-dots" aria-hidden="true" />
            {words.thinking}
          </p>
        )}
        {hints && (
          <ol>
            {hints.map((hint, place) => (
              <HintItem
                key={place}
                hint={hint}
                promise={sayHint(words, hints, place)}
                reader={reader}
                pointers={pointers}
                reasons={reasons}
                pointing={pointing}
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
      {!isForced && <p class="hint">{extras.tellsHints ? words.told(hinted) : words.counted(hinted)}</p>}
    </section>
  );
}
