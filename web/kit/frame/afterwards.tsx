import { Component, type ComponentChildren } from 'preact';
import { inTurn } from './in-turn.ts';

interface AfterwardsProps {
  /** Drawn with everything else for once. */
  readonly isAtOnce?: boolean;
  readonly children: ComponentChildren;
}

/** What stands beside the board is drawn anew after the frame that shows the board, in a task of its own. */
export class Afterwards extends Component<AfterwardsProps> {
  /** Null while nothing waits. */
  #callOff: (() => void) | null = null;

  override shouldComponentUpdate({ children, isAtOnce = false }: AfterwardsProps): boolean {
    if (isAtOnce) {
      this.#forget();
      return true;
    }
    // Whoever waits keeps their place, however often something new comes: otherwise the first in line would be the only one ever drawn.
    if (children !== this.props.children) this.#callOff ??= inTurn(() => this.#draw());
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
    this.forceUpdate();
  }
}
