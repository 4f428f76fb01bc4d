/** What two towns must look like, worked out by hand from the edges of the tiles. */
export const VECTORS = [
  {
    tiles: 'A0 C1 E2 B0 D0 F4',
    besideFactory: 'A3 A4 B1 B2 C4 C5 D2 D4 E1 E2 F4 F5',
    acrossTiles: 'A2-C6 A3-C5 A4-F4 B1-D4 B2-E2 B2-E4 B4-D2 B4-E4 C3-E3 C4-E1 C4-E3 D2-F5 D3-F5',
  },
  {
    tiles: 'A0 B0 C0 D0 E0 F0',
    besideFactory: 'A3 A4 B3 B4 C1 C6 D2 D3 E2 E4 F2 F4',
    acrossTiles: 'A2-B1 A3-B1 A3-B4 A4-F2 A4-F3 B3-C1 B5-C2 C5-D4 C6-D2 D3-E4 D5-E2 D5-E4 E1-F4 E2-F4',
  },
] as const;
