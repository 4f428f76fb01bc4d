import type { Seat, Vocabulary } from '../../../core/game.ts';
import type { Entry } from '../../../core/match.ts';
import type { HousePromise, Roster, Terms } from '../../../fair/deal.ts';
import type { Phrase } from '../../../wire/agreed.ts';
import type { Plan } from '../../../wire/plan.ts';

/** What a table was opened with. It also pins the version of the rules and the component data. */
export interface Agreement extends Plan {
  /** Version of the game's rules. */
  readonly version: number;
  /** Fingerprint of the component data. */
  readonly data: string;
}

/** One thing that happened at a table: a line of its log (a domain event; tables are event-sourced). Names of people are not in it: they may change. */
export type Deed =
  | {
      readonly do: 'open';
      readonly by: string;
      readonly agreement: Agreement;
      readonly commitment: string;
      /** Absent in tables opened under the first construction: the commitment is to the secret alone. */
      readonly terms?: Terms;
      /** People who need no invitation: those of the game before. */
      readonly guests: readonly string[];
    }
  | { readonly do: 'sit'; readonly seat: Seat; readonly person: string; readonly seal: string }
  /** Under the first construction. */
  | { readonly do: 'sit'; readonly seat: Seat; readonly person: string; readonly salt: string }
  | { readonly do: 'seat-bot'; readonly seat: Seat; readonly level: string; readonly name: string }
  /** Before the deal: somebody stood up, or a bot was removed. */
  | { readonly do: 'clear'; readonly seat: Seat }
  /** Before the deal: somebody was sent away, and their invitation with them. */
  | { readonly do: 'send-away'; readonly seat: Seat; readonly person: string }
  | { readonly do: 'set-seats'; readonly seats: number }
  /** Dealing begins: nothing in the roster changes any more. */
  | { readonly do: 'roster'; readonly roster: Roster }
  /** Somebody's device opened its number; early, when it had not seen the roster. */
  | { readonly do: 'open-number'; readonly seat: Seat; readonly salt: string; readonly early: boolean }
  | { readonly do: 'deal-without'; readonly seat: Seat; readonly by: string }
  /** A deal was given up: the house promises anew, and everybody has to seal another number. */
  | { readonly do: 'give-up-deal'; readonly by: string; readonly commitment: string }
  | { readonly do: 'deal' }
  /** An entry of the game, with the fingerprint of the state it led to. */
  | { readonly do: 'entry'; readonly entry: Entry<Vocabulary>; readonly hash: string }
  /** The only person went back before their latest move, with the fingerprint of the state as it was then. */
  | { readonly do: 'rewind'; readonly seat: Seat; readonly hash: string }
  /** Somebody asked for a hint when the game had so many entries. */
  | { readonly do: 'hint'; readonly seat: Seat; readonly step: number }
  /** A decision was not made in time: a bot makes it, until the turn passes on. */
  | { readonly do: 'late'; readonly seat: Seat; readonly level: string }
  /** The level `alike` is followed by the same deed with the level that was found. */
  | { readonly do: 'sit-in'; readonly seat: Seat; readonly level: string }
  | { readonly do: 'return'; readonly seat: Seat }
  /** Somebody left a table that was dealt, for good; the bot that plays on if they had a seat. */
  | { readonly do: 'leave'; readonly person: string; readonly level: string }
  | {
      readonly do: 'say';
      readonly person: string;
      readonly said: { readonly text: string } | { readonly phrase: Phrase };
    }
  /** Chat of somebody whose data were deleted. */
  | { readonly do: 'unsaid' }
  /** The promise is absent in older logs. */
  | { readonly do: 'rematch'; readonly table: string; readonly promise?: HousePromise }
  /** Given up before the deal, when such tables were not yet deleted. */
  | { readonly do: 'close' };

export type DeedOf<D extends Deed['do']> = Extract<Deed, { do: D }>;
