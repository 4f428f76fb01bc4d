import { useEffect, useState } from 'preact/hooks';
import { sayMove } from '../../../core/texts.ts';
import { JOKER } from '../data/cards.ts';
import type { Move } from '../vocabulary.ts';
import { isLegal, type Part } from './part.ts';
import { Pointed } from './pointed.tsx';

/** My turn: what can be laid at once, what the card pointed at can do, and the one button to go on. */
export function ActTray(part: Part) {
  return (
    <div class="ch-controls">
      {part.focus === null ? <Shortcuts {...part} /> : <Pointed {...part} focus={part.focus} />}
      <DrawButton {...part} />
    </div>
  );
}

/** Whether a move needs no further choice: no joker, no victim. */
const isPlain = (move: Move) =>
  (move.type === 'lay-link' ||
    move.type === 'open-shop' ||
    move.type === 'lay-start' ||
    move.type === 'boost') &&
  move.card !== JOKER;

function Shortcuts({ frame, texts, names, words, answer }: Part) {
  const plain = frame.choices.filter(({ move, refusal }) => refusal === null && isPlain(move));
  return (
    <div class="ch-shortcuts">
      {plain.map(({ move }) => (
        <button key={JSON.stringify(move)} type="button" class="button ch-lay" onClick={() => answer(move)}>
          {sayMove(texts, move, { view: frame.view, names })}
        </button>
      ))}
      {frame.view.hand?.length !== 0 && <span class="ch-hint">{words.pick}</span>}
    </div>
  );
}

/** Going on with something left to lay asks twice, unless that was switched off. */
function DrawButton(part: Part) {
  const { frame, words, asksTwice, answer } = part;
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [frame.step]);
  const more = isLegal(
    part,
    move => move.type === 'lay-link' || move.type === 'open-shop' || move.type === 'lay-start',
  );
  return (
    <button
      type="button"
      class={more && !sure ? 'button ch-draw' : 'button button-main ch-draw'}
      title={words.drawHint}
      onClick={() => (asksTwice && more && !sure ? setSure(true) : answer({ type: 'draw' }))}
    >
      {sure ? words.drawSure : words.draw}
    </button>
  );
}
