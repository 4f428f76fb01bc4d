/** Elements of both kinds can take the focus: tiles and fields are drawn in SVG. */
export const canFocus = (element: Element | null): element is Element & HTMLOrSVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement;
