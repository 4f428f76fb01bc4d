import { nth } from '../../../core/sure.ts';
import type { Point } from '../data/lattice.ts';
import { MapPiece } from '../../../web/kit/map-piece.tsx';
import { aboutField } from './about.ts';
import { fieldKey } from './focus.ts';
import { areaPath, pairs, rimPath } from './geometry.ts';
import type { Part } from './part.ts';
import { fieldPlace } from './places.ts';

/** The keyboard stops at fields with at most this many gaps. */
const NEAR = 4;

interface FieldPiecesProps extends Part {
  readonly seat: number;
  readonly isCovered: (cell: Point) => boolean;
  /** Whether the finger that is lifted now has moved the land. */
  readonly hasMoved: () => boolean;
}

/** Every field can be asked what it is, what it brought, or what it lacks. */
export function FieldPieces({ seat, isCovered, hasMoved, frame, words, focus, point }: FieldPiecesProps) {
  const player = nth(frame.view.players, seat);
  return (
    <>
      {player.fields.map(field => {
        const key = fieldKey(field);
        const about = aboutField(field, player, words);
        return (
          <MapPiece
            key={key}
            label={about.title}
            about={about}
            place={fieldPlace(seat, field.squares)}
            pointed={focus?.on === 'field' && focus.seat === seat && focus.field === key}
            reachable={field.status === 'closed' || field.missing.length <= 2 * NEAR}
            onPick={() => {
              if (!hasMoved()) point({ on: 'field', seat, field: key });
            }}
          >
            <path fill="none" d={rimPath(pairs(field.squares), isCovered)} />
            <path fill="transparent" d={areaPath(pairs(field.squares), isCovered)} />
          </MapPiece>
        );
      })}
    </>
  );
}
