import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { askHints } from '../host/bots.ts';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import type { HintListProps } from './hint-props.ts';
import { HINT_WORDS } from './words.ts';
import '../style/hint.css';

/** The best moves in words, with what they promise; chosen like any other choice. */
export function HintList<V extends Vocabulary>(props: HintListProps<V>) {
  const { table, asked, announce, hinted, onChoose, onClose } = props;
  const { frame, viewer, texts, names } = asked;
  const house = useWords();
  const words = HINT_WORDS[useStore(settings).language];
  const [hints, setHints] = useState<readonly Hint<V>[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const find = async () => {
      const refused = await announce();
      if (!wanted) return;
      if (refused) return setTrouble(sayRefused(refused, house, null));
      const legal = frame.choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
      const question = { view: frame.view, seat: viewer, legal, seats: table.seats };
      const found = await askHints<V>(table.game, table.edition, question);
      if (wanted) setHints(found);
    };
    find().catch(() => wanted && setTrouble(words.failed));
    return () => {
      wanted = false;
    };
  }, []);
  useLayoutEffect(() => props.onGrown(), [hints, trouble]);
  const says = ({ chance, less }: Hint<V>, place: number): string => {
    if (chance === null) return words.onlyMove;
    if (place === 0) return words.chance(inHundred(chance, 5));
    return less === 0 ? words.asGood : words.less(inHundred(less, 1));
  };
  return (
    <section class="hints">
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
              <li key={place}>
                <button type="button" class="choice" onClick={() => onChoose(hint.move)}>
                  {sayMove(texts, hint.move, { view: frame.view, names })}
                  <small>{says(hint, place)}</small>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      <p class="hint">{hinted === null ? words.fromYourView : words.counted(hinted)}</p>
    </section>
  );
}

/** So many in a hundred, no finer than a guess can be. */
const inHundred = (part: number, grain: number): number =>
  Math.min(100 - grain, Math.max(grain, Math.round((100 * part) / grain) * grain));
