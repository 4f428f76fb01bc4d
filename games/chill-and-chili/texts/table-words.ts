import type { AccessoryName, Card, KindName } from '../data/cards.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly kinds: { readonly [K in KindName]: string };
  readonly accessories: { readonly [A in AccessoryName]: { readonly name: string; readonly effect: string } };
  /** A card face in words, for screen readers. */
  readonly card: (card: Card) => string;
  readonly supply: string;
  readonly pond: string;
  readonly well: string;
  readonly pile: string;
  readonly compost: string;
  readonly compostTop: (card: Card | null) => string;
  readonly market: string;
  readonly row: (row: number) => string;
  readonly price: (price: number) => string;
  readonly emptyPlace: string;
  readonly stacks: string;
  readonly garden: (name: string) => string;
  readonly yourGarden: string;
  readonly noBeds: string;
  readonly hand: string;
  readonly handOf: (cards: number) => string;
  readonly coins: (n: number) => string;
  readonly points: (n: number) => string;
  readonly turnsLeft: (n: number) => string;
  readonly yourTurnsLeft: (n: number) => string;
  readonly lastLap: string;
  readonly finalTurn: string;
  readonly oneTurnLess: (names: string) => string;
  readonly takeNow: (n: number) => string;
  readonly renew: string;
  readonly draw: string;
  readonly free: string;
  readonly plantKind: (kind: KindName) => string;
  readonly takeFromPond: (n: number) => string;
  readonly layOut: (accessory: AccessoryName) => string;
  readonly scarecrow: string;
  readonly extras: string;
  readonly actions: string;
  readonly buyHint: string;
  readonly endTurn: string;
  readonly autoFill: string;
  readonly fillBed: (drops: number) => string;
  readonly bed: (bed: { kind: KindName; points: number; drops: number; suns: number }) => string;
  readonly owned: string;
  readonly left: (n: number) => string;
  readonly after: {
    readonly coins: (before: number, after: number) => string;
    readonly points: (dry: number, watered: number) => string;
    readonly suns: (n: number) => string;
    readonly fills: string;
    readonly pointless: string;
    readonly discardNext: string;
  };
  readonly sheet: {
    readonly bed: (kind: KindName, cards: number) => string;
    readonly dry: (missing: number) => string;
    readonly doubled: string;
    readonly hand: (n: number) => string;
    readonly coins: (n: number) => string;
    readonly tieBreak: string;
    readonly shared: string;
  };
  readonly reference: {
    readonly intro: string;
    readonly vegetables: string;
    readonly accessories: string;
    readonly copies: string;
    readonly needed: string;
    readonly points: string;
    readonly suns: string;
    readonly price: string;
    readonly effect: string;
    readonly watered: (points: number) => string;
    readonly sunCounts: (counts: readonly number[]) => string;
    readonly edition: (name: string) => string;
  };
}
