import type { Effect, SumName } from '../data/edition.ts';
import type { Duty, EventDeck, EventId, Flower, Hat, Job, ValueTable } from '../data/words.ts';
import type { Ending, GnomeJob, Party, Pledge, Promised } from '../vocabulary.ts';

/** The words around the table that are neither moves nor events. */
export interface TableWords {
  readonly hat: (hat: Hat) => string;
  /** A gnome in words, for screen readers. */
  readonly gnome: (hat: Hat) => string;
  readonly flowers: { readonly [F in Flower]: string };
  readonly party: (party: Party, name: (seat: number) => string) => string;
  readonly schmiedel: string;
  readonly petals: (n: number) => string;
  readonly round: (n: number) => string;
  /** GZ-12: the five phases. */
  readonly phases: readonly [string, string, string, string, string];
  readonly treasurer: string;
  readonly neighbours: string;
  readonly ground: string;
  readonly action: string;
  /** A player's own gnomes, heard before their list. */
  readonly theirGnomes: (name: string) => string;
  readonly jobs: { readonly [J in Job]: { readonly name: string; readonly effect: string } };
  readonly badges: { readonly [J in GnomeJob]: string };
  readonly lentTo: (name: string) => string;
  readonly yourGarden: string;
  readonly shack: string;
  readonly emptyShack: string;
  readonly pairOdds: (pile: Hat) => string;
  readonly reserve: string;
  readonly event: {
    readonly heading: string;
    readonly title: (id: EventId) => string;
    readonly effect: (effect: Effect) => string;
    /** The two piles and the cards left in them. */
    readonly deck: { readonly [D in EventDeck]: (left: number) => string };
  };
  readonly contest: {
    readonly name: (hat: Hat) => string;
    readonly lower: string;
    readonly higher: string;
    readonly prize: (n: number) => string;
    readonly rivals: (n: number) => string;
    readonly nobody: string;
    readonly odds: string;
    readonly expected: (n: number) => string;
    readonly cancelled: string;
    readonly entrant: (name: string, hat: Hat) => string;
    /** Both chances in few words, for a button. */
    readonly chance: (wins: number, shares: number) => string;
  };
  readonly key: {
    readonly heading: string;
    readonly order: string;
    readonly pile: (hat: Hat) => string;
    readonly outOfNine: (n: number) => string;
    readonly never: string;
    /** The button, short and in full. */
    readonly odds: string;
    readonly show: string;
    readonly intro: string;
  };
  readonly picker: {
    readonly hint: string;
    readonly wage: (n: number) => string;
    readonly sale: (n: number) => string;
    readonly becomes: (hat: Hat) => string;
    readonly keepsGreys: string;
    /** Before the jobs that cannot be done, by name. */
    readonly shut: string;
    readonly throwAway: string;
    readonly chosen: (hat: Hat) => string;
    readonly search: string;
    readonly rent: string;
  };
  readonly terms: {
    readonly heading: string;
    readonly minimum: string;
    readonly anyHat: string;
    readonly atLeast: (hat: Hat) => string;
    readonly noDuty: string;
    readonly demand: string;
    readonly duty: { readonly [D in Duty]: string };
    readonly words: string;
    readonly call: string;
  };
  readonly fist: {
    /** What your own price means, by auction and role. */
    readonly role: {
      readonly seeker: string;
      readonly lender: string;
      readonly owner: string;
      readonly bidder: string;
    };
    readonly choosing: string;
    readonly waiting: string;
    readonly closed: string;
    readonly passed: string;
    readonly close: (n: number) => string;
    readonly noBid: string;
    readonly limit: (n: number) => string;
    readonly markers: string;
    readonly ruleSeek: string;
    readonly ruleOffer: string;
    readonly schmiedelLast: string;
    readonly schmiedelSum: (first: number, second: number, value: number) => string;
    readonly won: string;
    readonly lost: string;
    readonly less: string;
    readonly more: string;
    readonly maximum: (n: number) => string;
    readonly minimum: (n: number) => string;
    readonly sealed: string;
    readonly reveal: string;
    readonly seeks: (name: string, hat: Hat) => string;
    readonly offers: (name: string, hat: Hat) => string;
    readonly pass: string;
    readonly yours: (n: number) => string;
    readonly staysOut: string;
  };
  readonly board: {
    readonly mustTake: string;
    readonly yours: string;
    readonly empty: string;
    readonly propose: string;
    readonly change: string;
    readonly withdraw: string;
    readonly done: string;
    readonly close: string;
    readonly take: string;
    readonly takeNone: string;
    readonly callsLeft: (n: number) => string;
    readonly asks: (n: number) => string;
    readonly pays: (n: number) => string;
    readonly iPromise: string;
    readonly theyPromise: (name: string) => string;
    readonly addPromise: string;
    readonly add: string;
    readonly freeWords: string;
    readonly pledge: (pledge: Pick<Pledge, 'what' | 'words'>) => string;
    /** The countdown, and what it says when pointed at. */
    readonly seconds: (n: number) => string;
    readonly left: (n: number) => string;
    readonly remove: (pledge: string) => string;
    readonly wait: string;
    /** Before what the proposer promises, and what is wanted of the active player: by name, or null for the reader. */
    readonly given: string;
    readonly wanted: (name: string | null) => string;
    readonly silent: string;
  };
  readonly promises: {
    readonly heading: string;
    readonly none: string;
    readonly note: (giver: string, receiver: string, pledge: string) => string;
    readonly state: { readonly [S in Promised['state']]: string };
    readonly due: string;
    readonly kept: string;
    readonly broken: string;
    readonly madeIn: (round: number) => string;
  };
  readonly bonds: {
    readonly heading: string;
    readonly to: (name: string) => string;
    /** A duty as told to the one who has it. */
    readonly yours: { readonly [D in Duty]: string };
  };
  readonly bill: {
    readonly heading: string;
    readonly line: (gnomes: number, each: number) => string;
    readonly newborn: (n: number) => string;
    readonly after: (n: number) => string;
    readonly short: (n: number) => string;
    readonly needed: (n: number) => string;
    readonly raised: (n: number) => string;
  };
  readonly goal: {
    readonly heading: string;
    readonly missing: (n: number) => string;
    readonly greens: (n: number) => string;
    readonly goldChance: (percent: number) => string;
    readonly canExchange: string;
    readonly canReach: string;
  };
  readonly ledger: { readonly heading: string; readonly none: string; readonly noDeal: string };
  readonly notices: string;
  readonly report: {
    readonly heading: string;
    readonly none: string;
    readonly born: (name: string, hat: Hat) => string;
    readonly drew: (pile: Hat) => string;
    readonly rivals: string;
    readonly nobody: (prize: number) => string;
    readonly lost: (prize: number) => string;
    readonly won: (names: string, prize: number) => string;
    readonly shared: (prize: number, gnomes: number, share: number) => string;
    readonly escaped: (name: string, hat: Hat) => string;
  };
  readonly sheet: {
    readonly why: { readonly [E in Ending]: string };
    readonly collection: string;
    readonly shared: string;
    readonly tieBreak: string;
    readonly reached: { readonly gold: string; readonly petals: string };
    readonly worth: (n: number) => string;
    readonly above: (n: number) => string;
    readonly greys: (n: number) => string;
    readonly noGnomes: string;
  };
  readonly reference: {
    readonly intro: string;
    readonly edition: (name: string) => string;
    readonly events: string;
    readonly jobs: string;
    readonly values: string;
    readonly tables: { readonly [T in ValueTable]: string };
    readonly piles: string;
    readonly gnomes: string;
    readonly sums: string;
    readonly sum: { readonly [S in SumName]: string };
  };
}
