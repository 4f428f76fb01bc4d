/** The screens a table must look right on. */
export const SIZES = [
  '320x568',
  '360x640',
  '390x844',
  '500x500',
  '600x900',
  '640x360',
  '844x390',
  '768x1024',
  '820x1180',
  '1024x768',
  '1180x820',
  '1280x720',
  '1366x768',
  '1440x900',
  '1920x1080',
  '2560x1440',
] as const;

export function sizeOf(name: string): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}
