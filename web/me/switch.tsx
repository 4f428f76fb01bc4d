import { Segments } from '../kit/segments.tsx';
import { useMeWords } from './words.ts';

interface SwitchProps {
  readonly legend: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** On or off. */
export function Switch({ legend, on, onChange }: SwitchProps) {
  const { notices } = useMeWords();
  return (
    <Segments
      legend={legend}
      value={on}
      options={[
        { value: false, label: notices.off },
        { value: true, label: notices.on },
      ]}
      onChange={onChange}
    />
  );
}
