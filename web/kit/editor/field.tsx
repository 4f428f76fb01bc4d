import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

/** A fault in words, with the link to its clause. */
export interface SaidFault {
  readonly at: string;
  readonly isMissing: boolean;
  readonly says: ComponentChildren;
}

/** What is wrong with the sketch that is being entered, said where it is entered. */
export const Faults = createContext<readonly SaidFault[]>([]);

/** Where a fault is found. */
export const fieldId = (at: string) => `field-${at}`;

interface FieldProps {
  /** What faults call it. */
  readonly at: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of the sketch with its title, and what is wrong with it. */
export function Field({ at, title, children }: FieldProps) {
  const heading = useId();
  const faults = useContext(Faults).filter(fault => fault.at === at);
  return (
    <section id={fieldId(at)} tabIndex={-1} class="panel sketch-field" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <FaultList faults={faults} />
    </section>
  );
}

interface SubFieldProps {
  readonly at: string;
  readonly title: string;
  /** Where what is inside says the same. */
  readonly isTitleHeard?: boolean;
  readonly children: ComponentChildren;
}

/** A smaller part of a field, to which faults may point as well. */
export function SubField({ at, title, isTitleHeard = false, children }: SubFieldProps) {
  const faults = useContext(Faults).filter(fault => fault.at === at);
  return (
    <div id={fieldId(at)} tabIndex={-1} class="sketch-part" role="group" aria-label={title}>
      {!isTitleHeard && <h3>{title}</h3>}
      {children}
      <FaultList faults={faults} />
    </div>
  );
}

/** What belongs together, without faults of its own. */
export function Group({ title, children }: Pick<SubFieldProps, 'title' | 'children'>) {
  return (
    <div class="sketch-part" role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** What few tables need, folded away. */
export function More({ title, children }: Pick<FieldProps, 'title' | 'children'>) {
  return (
    <details class="sketch-more">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function FaultList({ faults }: { faults: readonly SaidFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul class="sketch-faults">
      {faults.map(({ isMissing, says }, i) => (
        <li key={i} data-missing={isMissing || undefined}>
          {says}
        </li>
      ))}
    </ul>
  );
}
