/** What every drawing takes: size and place come from the stylesheet, never from the drawing. */
export type ArtProps = { class?: string | undefined };
