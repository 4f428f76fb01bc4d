/** How many things stand on each plank: as even as can be, the fullest at the top, where they are seen first. */
export function planksOf(things: number, most: number): number[] {
  const planks = Math.ceil(things / most);
  return Array.from({ length: planks }, (_, plank) => Math.ceil((things - plank) / planks));
}

/** For each thing, with how many it shares its plank, itself included. */
export const sharesOf = (things: number, most: number): number[] =>
  planksOf(things, most).flatMap(share => Array<number>(share).fill(share));
