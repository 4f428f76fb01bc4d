import type { Choice } from '../../../core/play.ts';
import type { Names } from '../../../core/telling.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { Town } from '../data/town.ts';
import type { Ability, HouseId, NeighbourhoodId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, View } from '../vocabulary.ts';

/** What the player has pointed at and not yet decided. */
export type Focus =
  | { readonly on: 'place'; readonly neighbourhood: NeighbourhoodId; readonly house: HouseId | null }
  | { readonly on: 'recipe' }
  | { readonly on: 'ability'; readonly ability: Ability; readonly neighbourhood: NeighbourhoodId }
  | { readonly on: 'code' };

/** What every part of the table is drawn from. */
export interface Part {
  readonly view: View;
  /** Empty while the reader is not asked. */
  readonly choices: readonly Choice<EnemyChocolatier>[];
  readonly words: TableWords;
  readonly names: Names;
  readonly town: Town;
  /** Houses that the reader may buy now. */
  readonly buyable: ReadonlySet<HouseId>;
  /** Houses that changed hands since the reader's last move. */
  readonly changed: ReadonlySet<HouseId>;
  readonly focus: Focus | null;
  /** Points at a thing, or away from it when it was pointed at already. */
  readonly point: (focus: Focus) => void;
}

/** A part of the table from which moves are made. */
export interface Acting extends Part {
  readonly props: BoardProps<EnemyChocolatier>;
}

export const placeOf = (house: HouseId): NeighbourhoodId => house.slice(0, house.indexOf('-'));
