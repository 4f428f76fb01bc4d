import type { Box } from '../frame/box.ts';
import { between } from '../frame/place.ts';
import { elementsAt, type Place } from '../travel/spot.ts';
import type { Part } from './staging.ts';
import { atLeast, setOut, type Whereabouts } from './whereabouts.ts';

/** Looks once for everything a moment needs to know. Null where none of its places is to be seen. */
export function look(scene: HTMLElement, at: Place, parts: readonly Part[]): Whereabouts | null {
  const stage = scene.closest('main');
  const ribbon = scene.querySelector<HTMLElement>('.scene-ribbon');
  if (!stage || !ribbon) return null;
  const ground = stage.getBoundingClientRect();
  const onStage = ({ left, top, width, height }: Box): Box => ({
    left: left - ground.left,
    top: top - ground.top,
    width,
    height,
  });
  const place = seen(stage, at);
  if (!place) return null;
  const unit = Number.parseFloat(getComputedStyle(scene).fontSize);
  const boxes = parts.map(part => {
    const found = part.at ? seen(stage, part.at) : place;
    return found && onStage(atLeast(boxFor(found, part), unit * (part.least ?? 0)));
  });
  const [question = null] = boxesOf(stage, '.area-dock');
  return setOut(
    {
      stage: ground,
      place: onStage(place.getBoundingClientRect()),
      question: question && onStage(question),
      // On a phone on its side the bar lies over the stage, and over whatever is on it.
      buttons: [...boxesOf(stage, '.prompt, .button-main'), ...boxesOf(stage.parentElement, ':scope > .bar')]
        .map(onStage)
        .filter(box => box.top + box.height > 0),
      read: boxesOf(stage, '[data-place^="seat-"], .area-board .hint').map(onStage),
      ribbon: { width: ribbon.offsetWidth, height: ribbon.offsetHeight },
    },
    boxes,
  );
}

const boxesOf = (stage: Element | null, selector: string): readonly DOMRect[] =>
  [...(stage?.querySelectorAll(selector) ?? [])]
    .map(element => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** On a player's panel, which may be large, a picture is no larger than it must be. */
function boxFor(element: Element, { least }: Part): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isPanel = least !== undefined && element.matches('[data-place^="seat-"]');
  return isPanel
    ? { left: left + width / 2, top: top + height / 2, width: 0, height: 0 }
    : { left, top, width, height };
}

/** The first of these places whose middle is on the screen, if need be after it has been brought there. */
function seen(stage: Element, place: Place): Element | null {
  for (const element of elementsAt(stage, place)) {
    if (element.getClientRects().length === 0) continue;
    if (!isInSight(element, stage)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (isInSight(element, stage)) return element;
  }
  return null;
}

/** What is folded, scrolled or panned away lies beyond the edge of something that cuts it off. */
function isInSight(element: Element, stage: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    const box = frame.getBoundingClientRect();
    const isCut = getComputedStyle(frame).overflow !== 'visible';
    if (isCut && (between(box.left, x, box.right) !== x || between(box.top, y, box.bottom) !== y))
      return false;
    if (frame === stage) break;
  }
  return width > 0 && height > 0;
}
