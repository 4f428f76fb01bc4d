import { Component, type ComponentChildren } from 'preact';
import { inTurn } from './in-turn.ts';

interface AfterwardsProps {
  readonly children: ComponentChildren;
}

/** What stands beside the board is drawn anew after the frame that shows the board, in a task of its own. */
export class Afterwards extends Component<AfterwardsProps> {
  #callOff = () => {};

  override shouldComponentUpdate(next: AfterwardsProps): boolean {
    this.#callOff();
    if (next.children !== this.props.children) this.#callOff = inTurn(() => this.forceUpdate());
    return false;
  }

  override componentWillUnmount(): void {
    this.#callOff();
  }

  override render({ children }: AfterwardsProps): ComponentChildren {
    return children;
  }
}
