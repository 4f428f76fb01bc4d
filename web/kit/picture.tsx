import type { ComponentChildren } from 'preact';

/** What every drawing takes: size and place come from the style sheet, never from the drawing. */
export type ArtProps = { class?: string | undefined };

type PictureProps = ArtProps & {
  viewBox?: string;
  /** preserveAspectRatio, for the few drawings that stretch. */
  fit?: string | undefined;
  /** How broad the pen is. */
  pen?: string;
  fill?: string;
  stroke?: string | undefined;
  children: ComponentChildren;
};

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

/** The lid of a box as it lies on the shelf, which cuts it to size. */
export function BoxLid({ children }: { children: ComponentChildren }) {
  return (
    <Picture viewBox="0 0 400 300" fit="xMidYMid slice">
      {children}
    </Picture>
  );
}
