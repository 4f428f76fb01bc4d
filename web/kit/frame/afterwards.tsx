import { Component, type ComponentChildren } from 'preact';
import { inTurn } from './in-turn.ts';
import { afterRest } from './soon.ts';

interface AfterwardsProps {
  /**
   * `later`: a frame of its own; `at-once`: with everything else for once; `unless-waiting`: so too, but whoever already waits for a frame
   * goes on waiting.
   */
  readonly when?: 'later' | 'at-once' | 'unless-waiting';
  /** It was drawn in a frame of its own. */
  readonly onDrawn?: () => void;
  readonly children: ComponentChildren;
}

/** What is drawn anew after the frame that shows what matters most, in a task of its own. */
export class Afterwards extends Component<AfterwardsProps> {
  /** Null while nothing waits. */
  #callOff: (() => void) | null = null;

  get isWaiting(): boolean {
    return this.#callOff !== null;
  }

  /** Takes its place in the line before it is told what to draw. */
  wait(): void {
    this.#callOff ??= inTurn(() => this.#draw());
  }

  /** Takes its place when nothing newer has come for a while: for what costs much, and is not what the eye is on. */
  rest(): void {
    this.#forget();
    this.#callOff = afterRest(() => {
      this.#callOff = null;
      this.wait();
    });
  }

  /** Somebody needs it now. */
  hurry(): void {
    if (!this.isWaiting) return;
    this.#forget();
    this.#draw();
  }

  override shouldComponentUpdate({ children, when = 'later' }: AfterwardsProps): boolean {
    if (when === 'at-once' || (when === 'unless-waiting' && !this.isWaiting)) {
      this.#forget();
      return true;
    }
    // Whoever waits keeps their place, however often something new comes: otherwise the first in line would be the only one ever drawn.
    if (children !== this.props.children) this.wait();
    return false;
  }

  override componentWillUnmount(): void {
    this.#forget();
  }

  override render({ children }: AfterwardsProps): ComponentChildren {
    return children;
  }

  #forget(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #draw(): void {
    this.#callOff = null;
    this.forceUpdate(this.props.onDrawn);
  }
}
