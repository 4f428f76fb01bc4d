import type { CoreRefusal } from '../../core/play.ts';
import type { Divergence, RecordRefusal } from '../../core/record.ts';
import type { Expected } from '../../core/schema.ts';
import type { NetWords } from './net.ts';
import type { PushTrouble } from '../me/push.ts';
import type { Pace, SecondThought, Theme } from '../settings.ts';

/** Every word of the house itself; a game's words are its own. */
export interface Words {
  readonly net: NetWords;
  readonly house: { readonly name: string; readonly motto: string; readonly promise: string };
  readonly close: string;
  /** Between a label and what it labels. */
  readonly colon: string;
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly [T in Theme]: string };
    readonly pace: string;
    readonly paces: { readonly [P in Pace]: string };
    readonly secondThought: string;
    readonly secondThoughts: { readonly [W in SecondThought]: string };
  };
  readonly notices: {
    readonly title: string;
    readonly on: string;
    readonly off: string;
    readonly push: string;
    readonly pushHint: string;
    readonly pushTroubles: { readonly [T in PushTrouble]: string };
    readonly pushFailed: string;
    readonly mail: string;
    readonly mailHint: string;
    readonly mailAsk: string;
    readonly mailAsked: (address: string) => string;
    readonly mailConfirmed: (address: string) => string;
    readonly mailStop: string;
    readonly noMail: string;
    readonly quiet: string;
    readonly quietFrom: string;
    readonly quietTo: string;
    readonly quietZone: (zone: string) => string;
    readonly hour: (hour: number) => string;
    readonly failed: string;
  };
  readonly shelf: {
    readonly title: string;
    readonly players: (min: number, max: number) => string;
    readonly minutes: (n: number) => string;
    readonly age: (n: number) => string;
    readonly newGame: string;
    readonly rules: string;
  };
  readonly tables: {
    readonly title: string;
    readonly goOn: string;
    readonly look: string;
    readonly forget: string;
    readonly forgetSure: string;
    readonly keep: string;
    readonly over: string;
    readonly moves: (n: number) => string;
    readonly notKept: string;
  };
  readonly newGame: {
    readonly title: string;
    readonly whoPlays: string;
    readonly seat: (n: number) => string;
    readonly name: (n: number) => string;
    readonly person: string;
    readonly levels: { readonly [level: string]: string };
    readonly played: (n: number) => string;
    readonly addSeat: string;
    readonly removeSeat: (name: string) => string;
    readonly personNames: (n: number) => string;
    readonly botNames: readonly string[];
    readonly options: string;
    readonly values: string;
    readonly valuesOurs: string;
    readonly valuesOwn: (name: string) => string;
    readonly loadValues: string;
    readonly saveValues: string;
    readonly showValues: string;
    readonly useOurs: string;
    readonly notJson: string;
    readonly faults: (n: number) => string;
    readonly wholeFile: string;
    readonly expected: (expected: Expected) => string;
    readonly nameMissing: (seat: number) => string;
    readonly start: string;
    readonly handsHidden: string;
  };
  readonly table: {
    readonly log: string;
    readonly choices: string;
    readonly choicesHint: string;
    readonly notPossible: string;
    readonly nothingToChoose: string;
    readonly undo: string;
    readonly rules: string;
    readonly values: string;
    readonly takenBack: (name: string) => string;
    readonly shortcuts: string;
  };
  readonly handOver: {
    readonly title: (name: string) => string;
    readonly text: (name: string) => string;
    readonly ready: (name: string) => string;
  };
  readonly end: {
    readonly won: (names: readonly string[]) => string;
    readonly sheet: string;
    readonly again: string;
    readonly home: string;
    readonly look: string;
  };
  readonly rulesPage: {
    readonly title: string;
    readonly search: string;
    readonly nothing: (text: string) => string;
    readonly sources: (source: string) => string;
    readonly clause: (id: string) => string;
  };
  readonly refusals: { readonly [C in CoreRefusal | RecordRefusal]: string };
  readonly trouble: {
    readonly lostTitle: string;
    readonly lost: string;
    readonly noTable: string;
    readonly diverged: (why: Divergence) => string;
    readonly crash: string;
    readonly reload: string;
    readonly download: string;
    readonly loading: string;
  };
}
