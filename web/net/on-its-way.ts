import type { HostState } from '../host/host.ts';
import type { NetTable } from './net-table.ts';

interface Table {
  readonly ask: NetTable['ask'];
  /** The step of the question that is shown. */
  readonly step: () => number;
  /** Whether the reader has been shown what they did after this step. */
  readonly hasSeen: (step: number) => boolean;
  /** What is on its way, or was refused, has changed. */
  readonly changed: () => void;
}

/** The reader's answer between being given and being seen: one at a time. */
export function answerOnItsWay({ ask, step, hasSeen, changed }: Table) {
  /** To which question, and whether the server has said that it has it. */
  let sent: { readonly step: number; arrived: boolean } | null = null;
  let refused: HostState['refused'] = null;

  /** Once the server has the answer, the question that follows from it still has to come. Whoever sees what they did knows
   * that it has: the next question may be answered at once. */
  const settle = (): void => {
    if (!sent || step() <= sent.step) return;
    if (sent.arrived || hasSeen(sent.step)) sent = null;
  };

  return {
    isSending: () => sent !== null,
    refused: () => refused,
    settle,
    async send(wish: Parameters<NetTable['ask']>[0]): Promise<void> {
      const mine = { step: step(), arrived: false };
      sent = mine;
      refused = null;
      changed();
      const answered = await ask(wish);
      mine.arrived = true;
      if (!answered.ok && sent === mine) {
        sent = null;
        refused = answered.error;
      }
      settle();
      changed();
    },
  };
}
