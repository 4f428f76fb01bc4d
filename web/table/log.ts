import type { Seat, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { type Names, sayEvent, type Texts } from '../../core/texts.ts';

/** One sentence of the log. */
export interface Line {
  readonly key: string;
  /** Of the entry it tells about. */
  readonly step: number;
  /** Whose turn it belongs to. */
  readonly seat: Seat | 'table';
  /** Who it is about: a turn may tell of others, too. */
  readonly about: Seat | 'table';
  readonly text: string;
}

interface Story<V extends Vocabulary> {
  readonly log: readonly News<V>[];
  readonly texts: Texts<V>;
  readonly names: Names;
  readonly takenBack: (name: string) => string;
  readonly isPassing?: ((event: V['Event']) => boolean) | undefined;
}

/** The log in the reader's words. What was taken back is gone from it, only the taking back is told; so is what has passed. */
export function sentences<V extends Vocabulary>(story: Story<V>): Line[] {
  const { log, texts, names, takenBack, isPassing = () => false } = story;
  const latest = log.at(-1)?.step;
  const said = (event: V['Event'], seat: Seat | 'table') => {
    const named: Seat[] = [];
    const text = sayEvent(texts, event, one => {
      named.push(one);
      return names(one);
    });
    // Whoever a sentence names first it is about; one that names nobody belongs to the turn.
    named.sort((a, b) => text.indexOf(names(a)) - text.indexOf(names(b)));
    return { text, about: named[0] ?? seat };
  };
  const told: { readonly seat: Seat | 'table'; readonly lines: Line[] }[] = [];
  for (const { step, seat, events, takeback } of log) {
    if (takeback && seat !== 'table') {
      // Others may have decided at the same time, and their news stand.
      const withdrawn = told.findLastIndex(news => news.seat === seat);
      told.splice(withdrawn, 1);
      const before = told.at(-1)?.lines.at(-1);
      const text = takenBack(names(seat));
      if (before?.text !== text) told.at(-1)?.lines.push({ key: `${step}`, step, seat, about: seat, text });
    } else {
      const lines = events.flatMap((event, i) =>
        step !== latest && isPassing(event)
          ? []
          : [{ key: `${step}.${i}`, step, seat, ...said(event, seat) }],
      );
      told.push({ seat, lines });
    }
  }
  return told.flatMap(({ lines }) => lines);
}
