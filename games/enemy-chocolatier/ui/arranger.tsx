import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../../core/play.ts';
import type { Edition } from '../data/print.ts';
import { townOf } from '../data/town.ts';
import { INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, Move, View } from '../vocabulary.ts';
import { Factory } from './art/town.tsx';
import { hexagonAt, placedTiles } from './geometry.ts';

interface ArrangerProps {
  readonly view: View;
  readonly edition: Edition;
  readonly choices: readonly Choice<EnemyChocolatier>[];
  readonly words: TableWords;
  readonly answer: (move: Move) => void;
}

/** Before the game: swap tiles by picking or dragging, turn them, or leave it to chance. */
export function Arranger({ view, edition, choices, words, answer }: ArrangerProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const held = useRef<number | null>(null);
  const tiles = useMemo(() => placedTiles(edition, view.arrangement), [edition, view.arrangement]);
  const town = townOf(edition);
  const mine = choices.length > 0;
  const contacts = view.neighbourhoods.filter(({ besideFactory }) => besideFactory).length;
  useEffect(() => {
    const drop = () => {
      held.current = null;
    };
    addEventListener('pointerup', drop);
    return () => removeEventListener('pointerup', drop);
  }, []);

  const swap = (a: number, b: number) => {
    setPicked(null);
    answer({ type: 'swap-tiles', places: [Math.min(a, b), Math.max(a, b)] });
  };
  const pick = (place: number) => {
    if (picked === null) setPicked(place);
    else if (picked === place) setPicked(null);
    else swap(picked, place);
  };
  const turn = (way: 'clockwise' | 'anticlockwise') =>
    picked !== null && answer({ type: 'turn-tile', place: picked, way });
  return (
    <section class="ec-town ec-arranger" aria-label={words.town}>
      {/* biome-ignore lint/a11y: a group of buttons, one a tile */}
      <svg class="ec-map" viewBox="-258 -268 516 536" role="group" aria-label={words.town}>
        <polygon class="ec-street" points={hexagonAt([0, 0])} />
        <svg x="-96" y="-84" width="192" height="168">
          <Factory />
        </svg>
        {tiles.map(({ place, tile, hexagon, neighbourhoods, centre }) => (
          <g
            key={tile}
            class={picked === place ? 'ec-tile ec-tile-picked' : 'ec-tile'}
            role="button"
            tabindex={mine ? 0 : -1}
            aria-pressed={picked === place}
            aria-label={words.arrange.tile(words.tile(tile))}
            onPointerDown={() => {
              held.current = mine ? place : null;
            }}
            onPointerUp={() => {
              const from = held.current;
              held.current = null;
              if (from === null) return;
              if (from === place) pick(place);
              else swap(from, place);
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              pick(place);
            }}
          >
            <polygon class="ec-street" points={hexagon} />
            {neighbourhoods.map(({ id, block }) => (
              <polygon
                key={id}
                class={`ec-lot ec-${INGREDIENTS[town.neighbourhoods[town.neighbourhoodNumber.get(id)!]!.ingredient]}`}
                points={block}
              />
            ))}
            <text class="ec-tile-name" x={centre[0]} y={centre[1]} font-size="26">
              {tile}
            </text>
          </g>
        ))}
      </svg>
      {mine && view.phase.name === 'arranging' && (
        <div class="ec-arrange-tools">
          <p>
            {words.arrange.hint} <strong>{words.arrange.contacts(contacts)}</strong> ·{' '}
            {words.arrange.left(view.phase.changesLeft)}
          </p>
          <p class="row">
            <button
              type="button"
              class="button"
              disabled={picked === null}
              onClick={() => turn('anticlockwise')}
            >
              ↺ {words.arrange.turnLeft}
            </button>
            <button type="button" class="button" disabled={picked === null} onClick={() => turn('clockwise')}>
              ↻ {words.arrange.turnRight}
            </button>
            <button type="button" class="button" onClick={() => answer({ type: 'shuffle-tiles' })}>
              {words.arrange.shuffle}
            </button>
            <button type="button" class="button button-main" onClick={() => answer({ type: 'begin' })}>
              {words.arrange.begin}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}
