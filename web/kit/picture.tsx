import type { ComponentChildren } from 'preact';

/** A surface: its tone, the tone where the light from the upper left falls or fails, and its outline. */
export type Tone = { fill: string; light: string; shade: string; line: string };

/** The same tone in another light. */
export const relit = ({ fill, light, shade, line }: Tone, lit: (colour: string) => string): Tone => ({
  fill: lit(fill),
  light: lit(light),
  shade: lit(shade),
  line: lit(line),
});

/** What every drawing takes: size and place come from the style sheet, never from the drawing. */
export type ArtProps = { class?: string | undefined };

type Sheet = {
  viewBox?: string;
  /** preserveAspectRatio, for the few drawings that stretch. */
  fit?: string | undefined;
  /** How broad the pen is. */
  pen?: string;
  fill?: string;
  stroke?: string | undefined;
};

type PictureProps = ArtProps & Sheet & { children: ComponentChildren };

/** The sheet each drawing is made on: one pen for all, and silent to screen readers because the table names its things in words. */
export function Picture(props: PictureProps) {
  const { class: name, viewBox = '0 0 100 100', fit, pen = '3', fill = 'none', stroke, children } = props;
  return (
    <svg
      class={name}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
      fill={fill}
      stroke={stroke}
      stroke-width={pen}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {children}
    </svg>
  );
}

/** A drawing that is always the same. */
export const drawing = (lines: () => ComponentChildren, sheet?: Sheet) =>
  function Drawing({ class: name }: ArtProps) {
    return (
      <Picture {...sheet} class={name}>
        {lines()}
      </Picture>
    );
  };

/** The lid of a box as it lies on the shelf, which cuts it to size. */
export function BoxLid({ children }: { children: ComponentChildren }) {
  return (
    <Picture viewBox="0 0 400 300" fit="xMidYMid slice">
      {children}
    </Picture>
  );
}

type ShapeProps = {
  d: string;
  tone: Tone;
  /** Which of its colours it is painted in. */
  in?: 'fill' | 'light' | 'shade';
  /** How broad its outline is, if not the picture's own pen. */
  pen?: string | number;
  /** How it is moved, turned and scaled. */
  at?: string;
};

/** A shape in one tone, painted and outlined. */
export function Shape({ d, tone, in: paint = 'fill', pen, at }: ShapeProps) {
  return <path d={d} transform={at} fill={tone[paint]} stroke={tone.line} stroke-width={pen} />;
}

type SolidProps = Omit<ShapeProps, 'in' | 'at'> & {
  /** Where it is painted in another colour than its tone. */
  fill?: string;
  /** Where it turns away from the light, and the stroke where it shines. */
  shade?: string;
  glint?: string;
  children?: ComponentChildren;
};

/** A shape in one tone: painted, then shaded and lit by what lies on it, and outlined last, so that nothing covers the line. */
export function Solid({ d, tone, fill = tone.fill, pen, shade, glint, children }: SolidProps) {
  return (
    <>
      <path d={d} fill={fill} />
      {shade && <path d={shade} fill={tone.shade} />}
      {glint && <path d={glint} stroke={tone.light} stroke-width="5" />}
      {children}
      <path d={d} stroke={tone.line} stroke-width={pen} />
    </>
  );
}

type CordProps = {
  d: string;
  tone: Tone;
  core?: string;
  /** How broad it is with its outline, and within. */
  pens: readonly [outer: number, inner: number];
};

/** A stem, a handle, a rope: a stroke with an outline of its own. */
export function Cord({ d, tone, core = tone.fill, pens: [outer, inner] }: CordProps) {
  return (
    <>
      <path d={d} stroke={tone.line} stroke-width={outer} />
      <path d={d} stroke={core} stroke-width={inner} />
    </>
  );
}
