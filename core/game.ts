import type { Random, Rng } from './random.ts';
import type { Result } from './result.ts';
import type { Fault } from './schema.ts';

/** A place at the table, numbered from 0. */
export type Seat = number;

/** Who is looking: a seat, or someone with no secrets of their own. */
export type Viewer = Seat | 'spectator';

/** Plain data, deeply read-only. Rules read `Read<State>`; only `apply` is handed a writable draft, a mutable copy. */
export type Read<T> = T extends (infer U)[]
  ? readonly Read<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

/** The types of one game, declared once and passed around as one type parameter. */
export interface Vocabulary {
  /** The component data the game is played with (a content set): card values, prices, tiles, each with its provenance. */
  Edition: { readonly name: string };
  /** The choices made when the table is opened: variants, lengths, house rules. */
  Options: object;
  /** The full state, secrets and random generator included. Plain JSON data: no class, no function, no `undefined`. */
  State: { rng: Rng };
  /** All that one viewer has seen so far, and nothing else (the player view). Not a `Partial<State>`: hidden things have no field at all. */
  View: object;
  /** What a seat may ask for (an action). A union discriminated on `type`; the seat is not part of the move. */
  Move: { readonly type: string };
  /** What the table itself does when a timed question runs out (a timeout action). `never` in a game without a clock. */
  Closing: { readonly type: string };
  /** What happened (a game event), for the log and the animations. Carries data, never prose. Not part of the state. */
  Event: { readonly type: string };
  /** Why a move was refused: one code per reason, with the values its message needs; null where it needs none. */
  Refusals: { readonly [code: string]: object | null };
  /** The lines of the score sheet. */
  Score: string;
}

/** A game's rules, still without component data: a game factory. */
export interface Box<V extends Vocabulary> {
  readonly id: string;
  /** The edition we ship. */
  readonly edition: V['Edition'];
  /** Another edition, for instance the true values of someone's own box; every fault names its field. */
  readEdition(json: unknown): Result<V['Edition'], readonly Fault[]>;
  /** The game with this edition's data. Builds lookup tables: keep the result. */
  open(edition: V['Edition']): Game<V>;
}

/** A game: data and pure functions. Everything a table, a bot or a test needs, and nothing about screens or sockets. */
export interface Game<V extends Vocabulary> {
  readonly id: string;
  /** Bumped when old records would replay differently. */
  readonly version: number;
  /** Whether records of an older version with these options still replay as they did, because the change does not concern them. */
  readonly replaysOlder?: (version: number, options: Read<V['Options']>) => boolean;
  readonly edition: V['Edition'];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<V['Options']>;

  /** The initial state. */
  setup(start: Start<V>): Omit<V['State'], 'rng'>;

  /** Who must decide now (the active players), and between which kinds of move. Several seats at once when the decision is
   * simultaneous. Empty exactly when `outcome` is not null. */
  pending(state: Read<V['State']>): readonly Pending<V>[];

  readonly moves: { readonly [T in V['Move']['type']]: MoveRule<V, Extract<V['Move'], { type: T }>> };

  /** True while the present question is a race: the order in which answers arrive decides (simultaneous actions that do not commute, contract C13). */
  race?(state: Read<V['State']>): boolean;

  /** A question that does not stay open for ever. The core has no clock: the host of the table waits, then appends the closing. */
  timer?(state: Read<V['State']>): Timer<V> | null;

  readonly closings: {
    readonly [T in V['Closing']['type']]: ClosingRule<V, Extract<V['Closing'], { type: T }>>;
  };

  outcome(state: Read<V['State']>): Outcome<V> | null;

  view(state: Read<V['State']>, viewer: Viewer): V['View'];

  /** The event as this viewer saw it, what is hidden from them left out (redaction); null when they saw nothing. */
  witness(event: V['Event'], viewer: Viewer): V['Event'] | null;

  /** Determinization: a random full state consistent with what this seat knows. Takes the view, so it cannot peek. */
  determinize(view: V['View'], seat: Seat, random: Random): V['State'];

  /** Any of the moves that lead on, each as likely, where one can be drawn without listing them all; null elsewhere. For
   * simulations only. */
  draw?(state: Read<V['State']>, seat: Seat, random: Random): V['Move'] | null;

  /** Only where the generic copy is too slow for the bots. */
  copy?(state: Read<V['State']>): V['State'];
}

/** One kind of move: its parameters, its legality, its effect. One file each. */
export interface MoveRule<V extends Vocabulary, M extends V['Move']> {
  /** Every move of this kind worth showing (the possible actions), in a fixed order. Some may be refused. */
  candidates(state: Read<V['State']>, seat: Seat): readonly M[];
  /** The only judge of legality. Called only when `pending` offers this kind of move to this seat. */
  refuse(state: Read<V['State']>, seat: Seat, move: M): Refusal<V> | null;
  /** The candidates that `refuse` lets pass, in their order, added to a list: only where judging one by one is too slow for
   * simulations. The contract (C11) compares the two at every step. */
  legal?(state: Read<V['State']>, seat: Seat, found: M[]): void;
  /** True while a move of this kind would only take back what its seat has chosen in the same decision. People may do so as
   * often as they like; simulations would go round in circles. */
  retracts?(state: Read<V['State']>, seat: Seat): boolean;
  /** Carries out a legal move on a private draft, up to the next decision. */
  apply(draft: V['State'], move: M, effects: Effects<V>): void;
  /** True: it may be taken back until another seat acts or something hidden is seen. Otherwise why it is final at once. */
  readonly takeback: true | Finality;
  /** Parses moves of this kind that `candidates` does not list, so that they are refused with a reason
   * instead of as unknown. */
  readonly recognise?: (json: unknown) => M | null;
}

/** Why a move is irreversible: it deals or rolls its player something, it shows everybody what was hidden, or it is said in a race and others act upon it. */
export type Finality = 'draws' | 'turns-up' | 'said';

/** What the table does by itself when a timed question runs out. */
export interface ClosingRule<V extends Vocabulary, C extends V['Closing']> {
  apply(draft: V['State'], closing: C, effects: Omit<Effects<V>, 'seat'>): void;
}

/** What one seat can see of a state, and chance for the rest. */
export interface Glimpse<V extends Vocabulary> {
  readonly view: V['View'];
  readonly seat: Seat;
  readonly random: Random;
}

export interface Start<V extends Vocabulary> {
  readonly options: Read<V['Options']>;
  readonly seats: number;
  readonly random: Random;
  readonly emit?: ((event: V['Event']) => void) | undefined;
}

/** What `apply` may do besides changing the draft: draw, tell, seal (its context). */
export interface Effects<V extends Vocabulary> {
  readonly seat: Seat;
  /** Draws on the generator inside the draft. */
  readonly random: Random;
  /** Absent when nobody listens, so that simulations do not even build the event: call it as `emit?.({ … })`. */
  readonly emit?: ((event: V['Event']) => void) | undefined;
  /** Call when the move shows its player something new: a commit point, before which nothing can be taken back any more. */
  readonly seal: () => void;
}

export interface Pending<V extends Vocabulary> {
  readonly seat: Seat;
  readonly moves: readonly V['Move']['type'][];
}

export interface Timer<V extends Vocabulary> {
  readonly seconds: number;
  readonly closing: V['Closing'];
}

export type RefusalCode<V extends Vocabulary> = keyof V['Refusals'] & string;

/** Why not (a validation error): a code, the clause of the rules that says so, and the values of the translated message. */
export type Refusal<V extends Vocabulary> = {
  [C in RefusalCode<V>]: { readonly code: C; readonly clause: string } & RefusalValues<V['Refusals'][C]>;
}[RefusalCode<V>];

type RefusalValues<Values> = null extends Values
  ? { readonly with?: NonNullable<Values> }
  : { readonly with: Values };

export interface Outcome<V extends Vocabulary> {
  /** Best first; seats that tie share a place. */
  readonly places: readonly (readonly Seat[])[];
  /** Points by seat, broken down by the lines of the score sheet. */
  readonly scores: readonly { readonly [L in V['Score']]: number }[];
}

export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K]> };

export interface OptionSpec<T> {
  readonly values: readonly T[];
  readonly default: T;
  /** Absent when every value goes with every number of players. */
  readonly fits?: (value: T, seats: number) => boolean;
  /** Numbers among the values are seats, and are called by the names of those who sit there. */
  readonly areSeats?: true;
}
