import { listen } from '../listen.ts';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const SHUT = ':disabled, [tabindex^="-"], details:not([open]) > :not(summary) *';

/** What the key Tab stops at. */
const stopsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    stop => !stop.matches(SHUT) && stop.getClientRects().length > 0,
  );

/** What holds the focus, the uppermost last. */
const holders: Element[] = [];

/** A focus trap: Tab cycles inside an element as long as nothing lies above it. Gives how to release it. */
export function holdFocus(element: HTMLElement): () => void {
  const isUppermost = () => holders.at(-1) === element;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isUppermost()) return;
    const stops = stopsIn(element);
    const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const { activeElement: at } = document;
    const goesOn = element.contains(at) && stops.some(stop => at!.compareDocumentPosition(stop) & ahead);
    if (goesOn) return;
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  };
  const stray = ({ target }: FocusEvent) => {
    if (isUppermost() && target instanceof Node && !element.contains(target)) focusFirst(element);
  };
  holders.push(element);
  const stop = listen(window, { keydown: press, focusin: stray });
  return () => {
    holders.splice(holders.indexOf(element), 1);
    stop();
  };
}

/** Puts the focus on the first stop inside an element, unless it is there already; without a stop on the dialog itself. */
export function focusFirst(element: HTMLElement): void {
  if (element.contains(document.activeElement)) return;
  const first = stopsIn(element)[0] ?? element.querySelector<HTMLElement>('[tabindex]');
  first?.focus({ preventScroll: true });
}
