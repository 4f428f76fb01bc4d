/** So many random bytes in hexadecimal. Works on plain http in a home network too, where `randomUUID` is missing. */
export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
