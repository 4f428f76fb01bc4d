import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { Icon } from '../kit/icon.tsx';
import type { Advice } from '../kit/game-screen.ts';
import { clauseOfMove, placesOfMove, type Pointing } from '../kit/story/pointer.ts';
import { reasonOf } from '../kit/story/reason.ts';
import { ClauseLink } from '../table/clause-link.tsx';
import type { Reader } from '../table/use-reader.ts';
import { HINT_WORDS } from './words.ts';

interface HintItemProps<V extends Vocabulary> extends Advice<V> {
  readonly reader: Reader<V>;
  readonly hint: Hint<V>;
  /** What it promises, in words. */
  readonly promise: string;
  readonly pointing: Pointing<V>;
  /** Whether the table shows where it would happen. */
  readonly isLit: boolean;
  /** The reader has come to it, by pointer or by key. */
  readonly onLook: () => void;
  /** Whether the reader wants to see that above all. */
  readonly shows: boolean;
  readonly onShow: () => void;
  readonly onChoose: () => void;
  readonly onClause: (id: string) => void;
}

/** One move to consider: what it promises, where it would happen, and the rule it rests on. */
export function HintItem<V extends Vocabulary>(props: HintItemProps<V>) {
  const { reader, pointers, reasons, hint, promise, pointing, isLit, shows, onLook, onShow } = props;
  const { texts, names, language } = reader;
  const words = HINT_WORDS[language];
  const said = sayMove(texts, hint.move, { view: pointing.view, names });
  const why = reasonOf(reasons, { ...hint, ...pointing, names }, language);
  return (
    <li data-lit={isLit || undefined} onPointerEnter={onLook} onFocusIn={onLook}>
      <button type="button" class="choice" onClick={props.onChoose}>
        {said}
        {why !== null && <span class="hints-why">{why}</span>}
        <small>{promise}</small>
      </button>
      <div class="hints-ways">
        {placesOfMove(pointers, hint.move, pointing).length > 0 && (
          <button
            type="button"
            class="button button-quiet"
            aria-pressed={shows}
            aria-label={`${words.show}, ${said}`}
            onClick={onShow}
          >
            <Icon of="eye" />
            {words.show}
          </button>
        )}
        <ClauseLink id={clauseOfMove(pointers, hint.move, pointing)} onClause={props.onClause} />
      </div>
    </li>
  );
}
