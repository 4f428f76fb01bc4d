/** A bounded cache by name: when it is full, the oldest entry goes. */
export function keepLast<T>(most: number): (name: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (name, make) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
    kept.set(name, made);
    return made;
  };
}
