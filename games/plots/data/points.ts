/** PLT-10: what every point of value on a row counts. */
export const POINTS_A_VALUE = 10;
