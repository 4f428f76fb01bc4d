import type { Features } from '../../../../bots/value.ts';
import type { Tables } from '../../data/tables.ts';
import type { Chicoree } from '../../vocabulary.ts';
import { OF_RIVAL, opponentsOf, RIVALS, writeRivals } from './opponents.ts';
import { OWN, ownFeatures } from './own.ts';

const OF_TABLE = 8;

/** What a seat knows of a world: itself, its two nearest rivals, the table. */
export function featuresFor(tables: Tables): Features<Chicoree> {
  return {
    version: 1,
    count: OWN + RIVALS * OF_RIVAL + OF_TABLE,
    write(world, seat, into) {
      const opponents = opponentsOf(tables, world, seat);
      into.fill(0);
      into.set(ownFeatures(tables, { world, seat, opponents }));
      writeRivals(tables, { world, seat }, { into, at: OWN });
      into.set(
        [
          opponents.tokens / 20,
          opponents.richest / 20,
          opponents.charge / 6,
          opponents.count / 5,
          opponents.begun / Math.max(1, opponents.count),
          opponents.missing / 7,
          world.harvestLaid ? 1 : 0,
          Math.min(1, world.turn.number / (20 * world.players.length)),
        ],
        OWN + RIVALS * OF_RIVAL,
      );
    },
  };
}
