/** Patterns shared by all drawings of paddies on the page: seedlings in water, ripe ears, fallow ground. */
export function PaddyDefs() {
  return (
    <svg class="sr-defs" aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        <pattern id="sr-rice" width="10" height="9" patternUnits="userSpaceOnUse">
          <path class="sr-seedling" d="M2 4.500c0-1.700.4-2.400.9-3M2 4.500c.3-1.200 1.100-1.700 1.700-1.900M2 4.500c-.2-1-.7-1.500-1.300-1.700M7 8.700c0-1.700.4-2.400.9-3M7 8.700c.3-1.200 1.100-1.700 1.700-1.900M7 8.700c-.2-1-.7-1.500-1.300-1.700" />
        </pattern>
        <pattern id="sr-ears" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">
          <path class="sr-ear" d="M1.700 6.500C1.600 4.500 2 3 3 1.600M3 1.600c.6.300.9.900.7 1.600M2.200 3.400c.7.200 1 .7 1 1.300M5.200 3c0-1 .2-1.900.9-2.600" />
        </pattern>
        <pattern id="sr-fallow" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <path class="sr-fallow-line" d="M0 2.500H5" />
        </pattern>
        <pattern id="sr-would" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="sr-would-line" d="M0 2H4" />
        </pattern>
      </defs>
    </svg>
  );
}
