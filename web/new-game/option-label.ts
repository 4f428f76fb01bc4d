import type { OptionSpec } from '../../core/game.ts';

/** What a game calls an option and its values. */
export interface OptionText {
  readonly label: string;
  readonly hint: string;
  value(value: unknown): string;
}

/** What a value of an option is called: a seat by who sits there, everything else by the game. */
export function optionLabel(
  { areSeats }: OptionSpec<unknown>,
  text: OptionText,
  { value, seatName }: { readonly value: unknown; readonly seatName: (seat: number) => string },
): string {
  return areSeats && typeof value === 'number' ? seatName(value) : text.value(value);
}
