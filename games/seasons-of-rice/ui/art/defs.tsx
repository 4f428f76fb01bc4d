/** Patterns shared by all drawings of paddies on the page: seedlings in water, ripe ears, fallow ground. */
export function PaddyDefs() {
  return (
    <svg class="only-heard" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="sr-rice" width="10" height="9" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="var(--seedling)"
            stroke-width=".6"
            stroke-linecap="round"
            opacity=".6"
            d="M2 4.5c0-1.7.4-2.4.9-3M2 4.5c.3-1.2 1.1-1.7 1.7-1.9M2 4.5c-.2-1-.7-1.5-1.3-1.7M7 8.7c0-1.7.4-2.4.9-3M7 8.7c.3-1.2 1.1-1.7 1.7-1.9M7 8.7c-.2-1-.7-1.5-1.3-1.7"
          />
        </pattern>
        <pattern
          id="sr-ears"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(14)"
        >
          <path
            fill="none"
            stroke="var(--ear)"
            stroke-width=".55"
            stroke-linecap="round"
            opacity=".75"
            d="M1.7 6.5C1.6 4.5 2 3 3 1.6M3 1.6c.6.3.9.9.7 1.6M2.2 3.4c.7.2 1 .7 1 1.3M5.2 3c0-1 .2-1.9.9-2.6"
          />
        </pattern>
        <pattern
          id="sr-fallow"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(28)"
        >
          <path stroke="var(--fallow-line)" d="M0 2.5H5" />
        </pattern>
        <pattern
          id="sr-would"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path stroke="var(--would)" stroke-width="1.4" d="M0 2H4" />
        </pattern>
      </defs>
    </svg>
  );
}
