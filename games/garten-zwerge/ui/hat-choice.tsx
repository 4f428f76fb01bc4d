import { useId } from 'preact/hooks';
import type { Hat } from '../data/words.ts';
import { HatIcon } from './art/gnome.tsx';

interface HatChoiceProps {
  readonly legend: string;
  readonly hats: readonly Hat[];
  readonly value: Hat | null;
  readonly said: (hat: Hat) => string;
  readonly isOpen?: (hat: Hat) => boolean;
  readonly onChange: (hat: Hat) => void;
}

/** One of a few hats. */
export function HatChoice({ legend, hats, value, said, isOpen = () => true, onChange }: HatChoiceProps) {
  const name = useId();
  return (
    <div class="segments gz-hats" role="radiogroup" aria-label={legend}>
      {hats.map(hat => (
        <label key={hat} title={said(hat)}>
          <input
            type="radio"
            name={name}
            aria-label={said(hat)}
            checked={value === hat}
            disabled={!isOpen(hat)}
            onChange={() => onChange(hat)}
          />
          <HatIcon hat={hat} class="gz-hat" />
        </label>
      ))}
    </div>
  );
}
