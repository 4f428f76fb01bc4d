import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { FaultNote } from '../../../web/kit/fault-note.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { elementOf } from '../../../web/kit/element-of.ts';
import type { Move } from '../vocabulary.ts';
import type { Part } from './part.ts';
import { changesTo, codeOf, readCode } from './town-code.ts';

interface CodeCardProps extends Pick<Part, 'view' | 'words' | 'choices'> {
  readonly answer: (...moves: readonly Move[]) => void;
  readonly clause: ComponentChildren;
}

/** The town in a few letters, to give away; while the tiles are laid, also to be entered. */
export function CodeCard({ view, words, choices, answer, clause }: CodeCardProps) {
  const { code } = words.place;
  const field = useRef<HTMLInputElement>(null);
  const [said, say] = useState<{ copied: true } | { fault: string } | null>(null);
  const lays = choices.some(({ move }) => move.type === 'begin');
  const copy = async () => {
    elementOf(field).select();
    try {
      await navigator.clipboard.writeText(elementOf(field).value);
    } catch {
      // Plain http in a home network has no clipboard of the new kind.
      document.execCommand('copy');
    }
    say({ copied: true });
  };
  const lay = () => {
    const wanted = readCode(elementOf(field).value);
    if (!wanted) return say({ fault: code.wrong });
    const moves = changesTo(wanted, view.arrangement);
    const left = view.phase.name === 'arranging' ? view.phase.changesLeft : 0;
    if (moves.length === 0) return say({ fault: code.same });
    if (moves.length > left) return say({ fault: code.tooFar(moves.length) });
    answer(...moves);
  };
  return (
    <PieceCard
      about={{
        title: code.title,
        lines: [...code.lines, ...(view.round > 0 ? [words.round(view.round, view.lastRound)] : [])],
      }}
      clause={clause}
    >
      <form
        class="ec-code"
        onSubmit={event => {
          event.preventDefault();
          lay();
        }}
      >
        <input
          ref={field}
          type="text"
          aria-label={code.field}
          readOnly={!lays}
          spellcheck={false}
          autocomplete="off"
          defaultValue={codeOf(view.arrangement)}
          onInput={() => say(null)}
        />
        <button type="button" class="button button-second" onClick={() => void copy()}>
          {said && 'copied' in said ? code.copied : code.copy}
        </button>
        {lays && (
          <button type="submit" class="button button-main">
            {code.use}
          </button>
        )}
      </form>
      {said && 'fault' in said && <FaultNote>{said.fault}</FaultNote>}
    </PieceCard>
  );
}
