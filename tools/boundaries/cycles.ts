/** Every way round in a graph, each found once: `[a, b, a]`. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (node: string): void => {
    const seen = trail.indexOf(node);
    if (seen !== -1) found.push([...trail.slice(seen), node]);
    if (seen !== -1 || done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return found;
}
