/** Two people of the same name at one table are told apart: the second Nina is “Nina (2)”. */
export function withDistinctNames<S extends object>(seats: readonly S[]): S[] {
  const counts = new Map<string, number>();
  return seats.map(seat => {
    const name = 'name' in seat ? seat.name : '';
    if (typeof name !== 'string' || name === '') return seat;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? seat : { ...seat, name: `${name} (${count})` };
  });
}
