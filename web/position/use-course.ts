import { useEffect, useMemo, useState } from 'preact/hooks';
import { same } from '../../core/data.ts';
import type { Game, Vocabulary } from '../../core/game.ts';
import type { PositionEditor, Sketch } from '../kit/editor/editor.ts';
import { type Course, goneOn, keepCourse, keptCourse, readCourse, undone } from './kept.ts';
import { jsonIn } from './link.ts';

interface Entering {
  readonly sketch: Sketch;
  /** The link that was followed holds no position of this game; what was entered before is still here. */
  readonly isLinkBad: boolean;
  readonly change: (next: Sketch) => void;
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null;
}

interface Begun {
  /** With whose values it was read. */
  readonly game: Game<Vocabulary>;
  readonly course: Course;
  readonly isLinkBad: boolean;
}

/** What is being entered: from the link that was followed, from this device, or from the opening. It is kept at every change. */
export function useCourse(
  editor: PositionEditor<Vocabulary>,
  game: Game<Vocabulary>,
  linked: string | null,
): Entering {
  const [begun, setBegun] = useState(() => begin(editor, game, linked));
  const { isLinkBad } = begun;
  // With other values there may be other pieces: what does not go with them is left out.
  const course = useMemo(
    () =>
      begun.game === game
        ? begun.course
        : (readCourse(editor, game, begun.course) ?? startOf(editor, game, begun.course.now.players.length)),
    [game, begun],
  );
  const setCourse = (next: Course) => setBegun({ game, course: next, isLinkBad: false });
  useEffect(() => keepCourse(game.id, course), [course]);
  // The address names the position only until it is another one: whoever loads the page again finds what they entered.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
  }, [course.now]);
  return {
    sketch: course.now,
    isLinkBad,
    change: next => setCourse(goneOn(course, next)),
    undo: course.past.length > 0 ? () => setCourse(undone(course)) : null,
  };
}

const startOf = (
  editor: PositionEditor<Vocabulary>,
  game: Game<Vocabulary>,
  seats = game.seats.min,
): Course => ({ past: [], now: editor.opening(game, seats) });

function begin(editor: PositionEditor<Vocabulary>, game: Game<Vocabulary>, linked: string | null): Begun {
  const kept = keptCourse(editor, game);
  const course = kept ?? startOf(editor, game);
  if (linked === null) return { game, course, isLinkBad: false };
  const read = editor.read(game, jsonIn(linked));
  if (!read.ok) return { game, course, isLinkBad: true };
  if (same(read.value, course.now)) return { game, course, isLinkBad: false };
  // Nothing is lost: what was here before is one step back.
  const next = kept ? goneOn(kept, read.value) : { past: [], now: read.value };
  return { game, course: next, isLinkBad: false };
}
