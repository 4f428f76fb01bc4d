import { useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import type { Refused } from '../../wire/tells.ts';

/** Keeps track of what was asked of the house: whether it is on its way, and why it was refused. */
export function useAsking() {
  const [state, setState] = useState<{ busy: boolean; refused: Refused | null }>({
    busy: false,
    refused: null,
  });
  const track = async (asked: Promise<Result<null, Refused>>): Promise<boolean> => {
    setState({ busy: true, refused: null });
    const answered = await asked;
    setState({ busy: false, refused: answered.ok ? null : answered.error });
    return answered.ok;
  };
  return { ...state, track, forgive: () => setState({ busy: false, refused: null }) };
}
