import { useEffect } from 'preact/hooks';

/** Whatever is printed is printed by day: night is no colour for paper. */
export function usePrintByDay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme = dataset['theme'];
    const before = () => {
      theme = dataset['theme'];
      dataset['theme'] = 'day';
    };
    const after = () => (dataset['theme'] = theme!);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
