import { nth, present } from '../../../core/sure.ts';
/** What style sheets give to a drawing, and a picture on its own would lose. */
const KEPT = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'mix-blend-mode',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
] as const;
/** What drawings used several times ask for. */
const TOKENS = ['--ground', '--ground-deep', '--ground-line', '--slip', '--ink'] as const;
const KEPT_OF_WORDS = ['font-family', 'font-size', 'font-weight', 'text-anchor'] as const;

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly most: number;
  readonly size: number;
  /** Style, weight and family. */
  readonly font: (size: number) => string;
  readonly align: CanvasTextAlign;
  readonly colour: string;
}

const ALIGN: { readonly [anchor: string]: CanvasTextAlign } = {
  start: 'left',
  middle: 'center',
  end: 'right',
};

/** A drawing on the page as a picture file, in the colours of the day. Everything happens on this device. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  await document.fonts.ready;
  const { svg, words } = byDay(() => onItsOwn(drawing));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width.baseVal.value;
  canvas.height = drawing.height.baseVal.value;
  const paper = present(canvas.getContext('2d'), 'canvas to draw on');
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const word of words) write(paper, word);
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('The canvas gives no picture'))), 'image/png'),
  );
}

/** Nothing is shown meanwhile: the page is drawn again only after this. */
function byDay<T>(work: () => T): T {
  const { dataset } = document.documentElement;
  const theme = present(dataset['theme'], 'theme');
  dataset['theme'] = 'day';
  try {
    return work();
  } finally {
    dataset['theme'] = theme;
  }
}

/** A copy that needs no style sheet, without the words, whose letters a picture on its own would not have. */
function onItsOwn(drawing: SVGSVGElement): { readonly svg: SVGSVGElement; readonly words: readonly Word[] } {
  const svg = drawing.cloneNode(true) as SVGSVGElement;
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const around = getComputedStyle(drawing);
  for (const token of TOKENS) svg.style.setProperty(token, around.getPropertyValue(token));
  const copies = [...svg.querySelectorAll<SVGElement>('*')];
  for (const [i, original] of [...drawing.querySelectorAll('*')].entries()) {
    // What is used elsewhere takes its colours from there; patterns and gradients have their own.
    if (original.closest('defs, symbol') && !original.closest('pattern, stop')) continue;
    const style = getComputedStyle(original);
    if (original.matches('[data-seat]'))
      nth(copies, i).style.setProperty('--seat', style.getPropertyValue('--seat'));
    const kept = original.matches('text, tspan') ? [...KEPT, ...KEPT_OF_WORDS] : KEPT;
    for (const property of kept) nth(copies, i).style.setProperty(property, style.getPropertyValue(property));
  }
  for (const copy of svg.querySelectorAll('text[data-most]')) copy.remove();
  return { svg, words: [...drawing.querySelectorAll<SVGTextElement>('text[data-most]')].map(wordOf) };
}

function wordOf(element: SVGTextElement): Word {
  const { fontFamily, fontWeight, fontStyle, fontSize, fill, textAnchor } = getComputedStyle(element);
  return {
    text: element.textContent,
    x: Number(element.getAttribute('x')),
    y: Number(element.getAttribute('y')),
    most: Number(element.dataset['most']),
    size: Number.parseFloat(fontSize),
    font: size => `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`,
    align: ALIGN[textAnchor] ?? 'left',
    colour: fill,
  };
}

function write(paper: CanvasRenderingContext2D, { text, x, y, most, size, font, align, colour }: Word): void {
  paper.font = font(size);
  const width = paper.measureText(text).width;
  if (width > most) paper.font = font((size * most) / width);
  paper.textAlign = align;
  paper.fillStyle = colour;
  paper.fillText(text, x, y);
}
