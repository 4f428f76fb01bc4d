import { Segments } from '../kit/segments.tsx';
import { useWords } from '../words/index.ts';

interface SwitchProps {
  readonly legend: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ legend, on, onChange }: SwitchProps) {
  const words = useWords();
  return (
    <Segments
      legend={legend}
      value={on}
      options={[
        { value: false, label: words.notices.off },
        { value: true, label: words.notices.on },
      ]}
      onChange={onChange}
    />
  );
}
