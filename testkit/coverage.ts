/** C15: which kinds of move, event and refusal have occurred. */
export class Coverage {
  readonly moves = new Set<string>();
  readonly events = new Set<string>();
  readonly refusals = new Set<string>();

  noteEvents(events: readonly { readonly type: string }[]): void {
    for (const { type } of events) this.events.add(type);
  }

  noteChoice(move: { readonly type: string }, refusal: { readonly code: string } | null): void {
    if (refusal) this.refusals.add(refusal.code);
    else this.moves.add(move.type);
  }

  /** The words of a language that never occurred. */
  missing(words: { readonly moves: object; readonly events: object; readonly refusals: object }): string[] {
    return (['moves', 'events', 'refusals'] as const).flatMap(part =>
      Object.keys(words[part])
        .filter(word => !this[part].has(word))
        .map(word => `${part}: ${word}`),
    );
  }
}
