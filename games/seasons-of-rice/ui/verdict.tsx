import { nth } from '../../../core/sure.ts';
import { sayMove } from '../../../core/texts.ts';
import { ancestorNumber } from './about.ts';
import { FieldSum } from './field-sum.tsx';
import type { Part } from './part.ts';
import { type Placing, usePlacingAfterwards } from './use-placing.ts';
import { beforePlacing, beforeSending, refusalFor } from './why-not.ts';

interface VerdictProps extends Part {
  readonly onSlip: boolean;
  /** Whether other things stand in its place now. */
  readonly isSilent?: boolean;
}

/** What the card in the air brings, or why it may not lie there; else what to do next. */
export function Verdict({ onSlip, isSilent = false, ...part }: VerdictProps) {
  const { frame, words, stage, air, sending, clause } = part;
  const placing = usePlacingAfterwards(air);
  const isPlanned = placing?.planned === true;
  const weighed = placing && !isPlanned && <Weighed {...part} placing={placing} />;
  const first = stage === 'pick' ? beforePlacing(words, frame.view.season) : null;
  const shut = first ?? (isPlanned && sending === null ? beforeSending(words) : null);
  const next = shut ? (
    <p class="hint reason">
      {shut.why} {clause(shut.clause)}
    </p>
  ) : (
    (stage === 'ready' || isPlanned) && <p class="hint">{words.readyHint}</p>
  );
  const said = !isSilent && (weighed || next);
  return (
    <div class={said && onSlip ? 'sr-verdict sr-wrap sr-slip' : 'sr-verdict'} aria-live="polite">
      {said}
    </div>
  );
}

/** The sum of every field it closes, or why it may not lie there. Where it lies is seen: in words it is for whoever hears the page. */
function Weighed({
  placing,
  frame,
  viewer,
  texts,
  names,
  words,
  deck,
  reason,
}: Part & { readonly placing: Placing }) {
  const refusal = refusalFor(placing);
  if (refusal) return <div class="sr-verdict-no">{reason(refusal)}</div>;
  const ancestor = viewer === 'spectator' ? null : nth(frame.view.players, viewer).ancestor;
  const { turn, x, y } = placing.spot;
  const where = sayMove(texts, { type: 'place', turn, x, y }, { view: frame.view, names });
  return (
    <>
      <p class="only-heard">{where}</p>
      {!placing.closing && <p>{words.closesNothing}</p>}
      {placing.closing?.fields.map(field => (
        <FieldSum
          key={field.squares.join()}
          field={field}
          words={words}
          ancestor={ancestor && ancestorNumber(deck, ancestor.id)}
        />
      ))}
    </>
  );
}
