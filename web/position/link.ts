/** More than any sketch needs. */
const LONGEST = 20_000;

/** A sketch as the fragment of a link: base64url of its JSON. */
export function fragmentOf(sketch: object): string {
  return btoa(JSON.stringify(sketch)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON in a fragment that anybody could have written; undefined where there is none. */
export function jsonIn(fragment: string): unknown {
  if (fragment.length > LONGEST) return undefined;
  try {
    return JSON.parse(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
