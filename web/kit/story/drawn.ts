/** A place inside a drawing, as its drawing's uppermost layer (`data-marks`) sees it: what lies there is covered by nothing. */
export interface DrawnPlace {
  readonly layer: SVGGraphicsElement;
  /** From the place to the layer. */
  readonly transform: string;
  /** What is drawn first is the ground of the place; what stands on it may be much larger. */
  readonly box: DOMRect;
  /** How long a pixel is there. */
  readonly pixel: number;
}

export const SVG = 'http://www.w3.org/2000/svg';

export function drawnPlace(place: SVGGraphicsElement): DrawnPlace {
  const layer = place.closest<SVGGraphicsElement>('[data-marks]') ?? place;
  const [from, to] = [place.getScreenCTM(), layer.getScreenCTM()];
  const { a, b, c, d, e, f } = from && to ? to.inverse().multiply(from) : new DOMMatrix();
  const ground = place.firstElementChild;
  return {
    layer,
    transform: `matrix(${[a, b, c, d, e, f].join(' ')})`,
    box: (ground instanceof SVGGraphicsElement ? ground : place).getBBox(),
    pixel: 1 / (from?.a || 1),
  };
}
