import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { Envelope } from '../art/envelope.tsx';
import { Icon } from '../kit/icon.tsx';
import { PaintedSign } from '../kit/painted-sign.tsx';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';

interface HandOverProps {
  /** Whose ground it lies on. */
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  readonly onReady: () => void;
  /** Whoever still holds the device takes their move back; null when they cannot. */
  readonly onUndo: (() => void) | null;
}

/** A cover over the table while the device changes hands. */
export function HandOver({ game, seat, name, onReady, onUndo }: HandOverProps) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useTitle(words.handOver.title(name));
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="table hand-over" data-game={game} data-seat={seat}>
      <span class="hand-over-letter">
        <Envelope />
        <PaintedSign seat={seat} />
      </span>
      <h1>{words.handOver.title(name)}</h1>
      <p>{words.handOver.text(name)}</p>
      <button ref={button} type="button" class="button button-main button-large" onClick={onReady}>
        {words.handOver.ready(name)}
      </button>
      {onUndo && (
        <button type="button" class="button button-quiet" onClick={onUndo}>
          <Icon of="undo" />
          <span>{words.handOver.undo}</span>
        </button>
      )}
    </main>
  );
}
