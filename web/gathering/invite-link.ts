/** The way to a table, or to one seat of it. The token stands behind the #, which browsers keep to themselves: it is in no log of any server on the way. */
export function inviteLink(table: string, token: string, seat: number | null = null): string {
  const place = seat === null ? '' : `.${seat + 1}`;
  return `/t/${table}#${token}${place}`;
}
