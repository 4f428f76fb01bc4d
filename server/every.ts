/** Does something again and again, never twice at the same time; gives what stops it. */
export function every(
  milliseconds: number,
  work: () => Promise<void> | void,
  onError: (error: unknown) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    timer = setTimeout(() => {
      Promise.resolve()
        .then(work)
        .catch(onError)
        .finally(() => {
          if (!stopped) again();
        });
    }, milliseconds);
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
