/** The token stands behind the #, which browsers keep to themselves: it is in no log of any server on the way. */
export function inviteLink(table: string, token: string | null): string {
  return new URL(token === null ? `/t/${table}` : `/t/${table}#${token}`, location.href).href;
}
