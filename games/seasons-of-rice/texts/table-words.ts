import type { Beside } from '../data/beside.ts';
import type { Ability } from '../data/print.ts';
import type { AncestorId, CardId, Feature, Timing, Turn } from '../data/words.ts';
import type { Contents, FieldPoints, FieldStatus, FirstBecause, Season } from '../vocabulary.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly card: (id: CardId) => string;
  readonly ancestor: (id: AncestorId) => string;
  readonly ability: (ability: Ability) => string;
  readonly timing: { readonly [T in Timing]: string };
  readonly feature: { readonly [F in Feature]: string };
  readonly turn: { readonly [T in Turn]: string };
  readonly beside: (where: Beside) => string;
  readonly contents: (contents: Contents) => string;
  readonly sum: (points: FieldPoints) => string;
  readonly points: (n: number) => string;
  readonly squares: (n: number) => string;
  readonly farmers: (n: number) => string;
  readonly buffaloes: (n: number) => string;
  readonly houses: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly season: { readonly [S in Season]: string };
  /** “Wet season, turn 2 of 4” */
  readonly turnOf: (season: Season, turn: number, turns: number) => string;
  readonly firstBecause: { readonly [B in FirstBecause]: string };
  readonly opens: (name: string, because: FirstBecause) => string;
  readonly landscape: (name: string) => string;
  readonly yourLandscape: string;
  readonly hand: string;
  readonly row: string;
  readonly rowEmpty: string;
  readonly ready: string;
  readonly choosing: string;
  readonly waiting: (name: string) => string;
  readonly handSize: (n: number) => string;
  readonly score: string;
  readonly tieBreak: string;
  readonly abandonedNow: (n: number) => string;
  readonly choose: {
    readonly intro: string;
    readonly asAncestor: (ancestor: string) => string;
    readonly asStart: (card: string) => string;
    readonly upright: string;
    readonly sideways: string;
    readonly confirm: string;
  };
  readonly plan: {
    readonly place: string;
    readonly send: string;
    readonly taken: string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly nudge: {
      readonly left: string;
      readonly right: string;
      readonly up: string;
      readonly down: string;
    };
    readonly nextSpot: string;
    readonly lastSpot: string;
    readonly confirm: (points: number) => string;
    readonly change: string;
    readonly spots: (n: number) => string;
    readonly pickHint: string;
    readonly placeHint: string;
    readonly sendHint: string;
    readonly takeHint: string;
  };
  readonly field: {
    readonly status: { readonly [S in FieldStatus]: string };
    /** “Size 4 (3 squares and 1 house)” */
    readonly size: (size: number, squares: number, houses: number) => string;
    readonly missing: (cells: number) => string;
    readonly worth: (points: number) => string;
    readonly spoiled: string;
    readonly hole: string;
    readonly closedBy: (card: number) => string;
    readonly closes: (size: number, points: number) => string;
    readonly closesNothing: string;
  };
  readonly ancestorSoFar: (points: number) => string;
  readonly ancestorAtEnd: (points: number) => string;
  readonly show: {
    readonly openFields: string;
    readonly fit: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly enlarge: (name: string) => string;
    readonly numbers: string;
  };
  readonly sheet: {
    readonly field: string;
    readonly size: string;
    readonly total: string;
    readonly fields: string;
    readonly finalScoring: string;
    readonly why: { readonly points: string; readonly farmers: string; readonly shared: string };
  };
  readonly reference: {
    readonly sizes: string;
    readonly group: string;
    readonly buffaloes: string;
    readonly houses: string;
    readonly ancestors: string;
    readonly paddies: string;
    readonly intro: string;
    readonly edition: (name: string) => string;
  };
}
