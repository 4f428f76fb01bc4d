import type { ComponentProps } from 'preact';
import { Sheet } from './kit/sheet.tsx';
import { useWords } from './words/index.ts';

/** A sheet in the middle of the page. */
export function Dialog(props: Omit<ComponentProps<typeof Sheet>, 'kind' | 'closeLabel'>) {
  return <Sheet {...props} closeLabel={useWords().close} kind="dialog" />;
}
