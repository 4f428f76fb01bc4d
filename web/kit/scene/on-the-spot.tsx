import type { RefObject } from 'preact';
import type { Vocabulary } from '../../../core/game.ts';
import type { Box } from '../frame/box.ts';
import type { Part } from './staging.ts';
import type { Whereabouts } from './whereabouts.ts';
import { isLong, marksOf, Sentence, type Shown } from './words.tsx';

interface OnTheSpotProps<V extends Vocabulary> extends Shown<V> {
  readonly figure: RefObject<HTMLElement> | null;
  readonly parts: readonly Part[];
  /** Null until it is known. */
  readonly whereabouts: Whereabouts | null;
}

/** A moment where it happens: a light on the place, its picture over it, its sentence on a ribbon beside it. */
export function OnTheSpot<V extends Vocabulary>(props: OnTheSpotProps<V>) {
  const { figure, parts, whereabouts, moment, sketch, hint } = props;
  const { style, ...marks } = marksOf(props);
  return (
    <figure
      ref={figure}
      class="scene scene-at"
      {...marks}
      data-found={whereabouts ? '' : undefined}
      style={whereabouts ? { ...style, ...lightOn(whereabouts.place) } : style}
    >
      {whereabouts && (
        <>
          <div class="scene-dim" style={{ clipPath: allBut(whereabouts.question) }} />
          <div class="scene-light" />
          {parts.map((part, i) => {
            const box = whereabouts.parts[i];
            return (
              box && (
                <div key={i} class="scene-part" style={laidOut(box)}>
                  {part.picture}
                </div>
              )
            );
          })}
        </>
      )}
      <figcaption class="scene-ribbon" style={whereabouts ? movedTo(whereabouts.ribbon) : {}}>
        <span class="scene-words" data-long={isLong(props) || undefined}>
          <Sentence {...props} />
          {sketch && parts.length === 0 && <span class="scene-sketch">{sketch}</span>}
        </span>
        {moment.stays && <span class="scene-tap">{hint}</span>}
      </figcaption>
    </figure>
  );
}

const px = (n: number) => `${n.toFixed(1)}px`;

const lightOn = ({ left, top, width, height }: Box) => ({
  '--x': px(left + width / 2),
  '--y': px(top + height / 2),
  '--w': px(width),
  '--h': px(height),
});

const movedTo = ({ left, top }: Pick<Box, 'left' | 'top'>) => ({
  transform: `translate(${px(left)}, ${px(top)})`,
});

const laidOut = (box: Box) => ({ ...movedTo(box), width: px(box.width), height: px(box.height) });

/** The question is never dimmed. */
function allBut(question: Box | null): string | undefined {
  if (!question) return undefined;
  const { left, top, width, height } = question;
  const [right, bottom] = [px(left + width), px(top + height)];
  const hole = [
    `${px(left)} ${px(top)}`,
    `${px(left)} ${bottom}`,
    `${right} ${bottom}`,
    `${right} ${px(top)}`,
  ];
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${[...hole, hole[0]].join(', ')})`;
}
