import { describe, expect, test } from 'vitest';
import type { Read, Refusal, RefusalCode, Seat, Vocabulary } from '../core/game.ts';
import type { AnyRefusal } from '../core/play.ts';
import { sayRefusal, type Texts } from '../core/texts.ts';

/** A move that is refused, with the reason and the clause it rests on; by whoever's turn it is if no seat is named. */
export type Refused<V extends Vocabulary> = readonly [
  code: RefusalCode<V>,
  clause: string,
  state: Read<V['State']>,
  move: V['Move'],
  seat?: Seat,
];

interface Refusing<V extends Vocabulary> {
  readonly refused: readonly Refused<V>[];
  readonly refusal: (state: Read<V['State']>, move: V['Move'], seat?: Seat) => AnyRefusal<V> | null;
  readonly en: Texts<V>;
  readonly fr: Texts<V>;
}

/** Proves every reason that a game can give for a refusal, and that both languages explain it. */
export function refusalTests<V extends Vocabulary>({ refused, refusal, en, fr }: Refusing<V>): void {
  test('every reason for a refusal is proved below', () => {
    expect([...new Set(refused.map(([code]) => code))].sort()).toEqual(Object.keys(en.refusals).sort());
  });

  for (const [code, clause, state, move, seat] of refused)
    describe(`${code} (${clause})`, () => {
      test(`is the answer to ${JSON.stringify(move)}`, () => {
        expect(refusal(state, move, seat)).toMatchObject({ code, clause });
      });

      test('is explained in both languages', () => {
        const given = refusal(state, move, seat) as Refusal<V>;
        const [english, french] = [sayRefusal(en, given), sayRefusal(fr, given)];
        for (const sentence of [english, french]) {
          expect(sentence).toMatch(/^[\p{Lu}\d“«].{5,}[.!]$/u);
          expect(sentence).not.toMatch(/undefined|NaN|null|object|%|\{/);
        }
        expect(french).not.toBe(english);
        // Before : ; ! ? and inside « » French leaves a space that does not break.
        expect(french).not.toMatch(/ [:;!?»]|« /);
      });
    });
}
