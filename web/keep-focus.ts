import { canFocus } from './kit/can-focus.ts';

/** Where the focus was: each element around it with its place among its siblings, the innermost first. */
type Trail = readonly { readonly element: Element; readonly index: number }[];

/** What can take the focus without calling up a keyboard on the screen. */
const STOPS = 'a[href], button, select, summary, input:not([type=text], [type=search]), [tabindex]';

function trailOf(element: Element): Trail {
  const trail: { element: Element; index: number }[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    trail.push({ element: at, index: [...at.parentElement.children].indexOf(at) });
  return trail;
}

/** Tries an element and what is in it; gives whether one of them took the focus. */
function focusIn(element: Element | undefined): boolean {
  if (!element) return false;
  const stops = element.matches(STOPS) ? [element] : element.querySelectorAll(STOPS);
  return [...stops].some(stop => {
    if (stop.matches(':disabled') || !canFocus(stop)) return false;
    stop.focus({ preventScroll: true });
    return document.activeElement === stop;
  });
}

/** First what took its place, then the one before it, then the same around it, at last the heading of the page. */
function focusNear(trail: Trail): void {
  for (const [i, { index }] of trail.entries()) {
    const parent = trail[i + 1]?.element;
    if (parent?.id === 'house') break;
    if (!parent?.isConnected) continue;
    if (focusIn(parent.children[index]) || focusIn(parent.children[index - 1])) return;
  }
  focusIn(document.querySelector('h1') ?? undefined);
}

/**
 * Whoever goes by keyboard keeps their place: when the control they are on goes away or is disabled, the focus
 * goes to what is nearest, and not to the top of the page, where browsers put it.
 */
export function keepFocus({ body }: Document): void {
  let trail: Trail = [];
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) trail = trailOf(target);
  });
  new MutationObserver(() => {
    const last = trail[0]?.element;
    const isLost = last && (!last.isConnected || last.matches(':disabled'));
    // A control that is disabled keeps the focus until the next picture is drawn.
    if (isLost && (document.activeElement === body || document.activeElement === last)) focusNear(trail);
  }).observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

/** The `ref` of a button that has the focus as soon as it is there: the way back out of a question asked twice. */
export const takeFocus = (button: HTMLElement | null): void => button?.focus();
