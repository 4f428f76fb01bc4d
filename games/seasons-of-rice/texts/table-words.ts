import type { Ability } from '../data/print.ts';
import type { CardId, Timing } from '../data/words.ts';
import type { Contents, FirstBecause, Season } from '../vocabulary.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly players: string;
  readonly actions: string;
  readonly points: (n: number) => string;
  readonly farmers: (n: number) => string;
  readonly buffaloes: (n: number) => string;
  readonly houses: (n: number) => string;
  readonly season: { readonly [S in Season]: string };
  readonly turnOf: (season: string, turn: number, turns: number) => string;
  readonly first: (name: string, because: FirstBecause) => string;
  readonly ready: string;
  readonly choosing: string;
  readonly takes: string;
  readonly places: (card: CardId) => string;
  readonly handOf: (n: number) => string;
  readonly farmersHere: (n: number) => string;
  readonly abandonedNow: (n: number) => string;
  readonly ancestor: string;
  readonly ability: (ability: Ability) => string;
  readonly timing: { readonly [T in Timing]: string };
  readonly soFar: (n: number) => string;
  readonly atEnd: (n: number) => string;
  readonly landscapeOf: (name: string) => string;
  readonly lookAt: (name: string) => string;
  readonly backHome: string;
  readonly hand: string;
  readonly row: string;
  readonly rowEmpty: string;
  readonly newInRow: string;
  /** A card of the row is shown large. */
  readonly putBack: (card: CardId) => string;
  /** A card as it is read out: its name and what stands on it. */
  readonly cardSaid: (card: CardId, features: Contents) => string;
  readonly role: { readonly placing: string; readonly sending: string };
  readonly pickHint: string;
  readonly takeHint: string;
  readonly readyHint: string;
  readonly mapKeys: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly nextSpot: string;
  readonly previousSpot: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly openFields: string;
  readonly placeHere: string;
  readonly closesNothing: string;
  readonly chooseForRow: string;
  readonly sendThis: (card: CardId) => string;
  readonly sizeOf: (squares: number, houses: number, size: number) => string;
  readonly makes: (points: number) => string;
  readonly closeNote: string;
  readonly field: {
    readonly closed: (card: number) => string;
    readonly open: (missing: number) => string;
    readonly spoiled: string;
    readonly hole: string;
  };
  readonly choose: {
    readonly title: string;
    readonly hint: string;
    readonly start: (card: CardId) => string;
    readonly upright: string;
    readonly sideways: string;
    readonly follow: (name: string) => string;
  };
  readonly sheet: {
    readonly closedBy: (card: number) => string;
    readonly noField: string;
    readonly abandoned: (n: number) => string;
    readonly noneAbandoned: string;
    readonly atEnd: (name: string) => string;
    readonly onClosing: (name: string, points: number) => string;
    readonly total: string;
    readonly tieFarmers: (farmers: readonly number[]) => string;
    readonly shared: string;
  };
  readonly reference: {
    readonly intro: string;
    readonly scoring: string;
    readonly more: (n: number) => string;
    readonly sizes: { readonly rulebook: string; readonly preview: string };
    readonly farmers: string;
    readonly buffalo: string;
    readonly abandoned: string;
    readonly paddies: string;
    readonly ancestors: string;
    readonly back: (ancestor: string) => string;
    readonly edition: (name: string) => string;
  };
}
