import { Component, type ComponentChildren } from 'preact';
import { inTurn } from './in-turn.ts';
import { afterRest } from './soon.ts';

interface AfterwardsProps {
  /** `later`: in a frame of its own; `at-once`: this time with everything else; `unless-waiting`: the same, unless it
   * already waits for a frame. */
  readonly when?: 'later' | 'at-once' | 'unless-waiting';
  /** Called when it was drawn in a frame of its own. */
  readonly onDrawn?: () => void;
  readonly children: ComponentChildren;
}

/** Deferred rendering: its children are drawn after the frame that shows what matters most, in a task of their own. */
export class Afterwards extends Component<AfterwardsProps> {
  /** Null while nothing waits. */
  #callOff: (() => void) | null = null;

  get isWaiting(): boolean {
    return this.#callOff !== null;
  }

  /** Joins the queue before it is told what to draw. */
  wait(): void {
    this.#callOff ??= inTurn(() => this.#draw());
  }

  /** Joins the queue when nothing newer has come for a while (debounced): for what is expensive and not in the focus
   * of attention. */
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
    // It keeps its place in the queue however often something new comes: otherwise only the first in the queue would
    // ever be drawn.
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
