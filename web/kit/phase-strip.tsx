interface PhaseStripProps {
  readonly label: string;
  readonly phases: readonly { readonly key: string; readonly name: string }[];
  /** The key of the present one. */
  readonly now: string;
}

/** Where in its round the table is: all phases as studs, the present one by name. */
export function PhaseStrip({ label, phases, now }: PhaseStripProps) {
  return (
    <ol class="phases" aria-label={label}>
      {phases.map(({ key, name }) => (
        <li key={key} class="phase" aria-current={key === now ? 'step' : undefined} title={name}>
          <span class={key === now ? '' : 'only-heard'}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
