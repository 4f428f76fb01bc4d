import * as v from 'valibot';

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

function isZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What a person may say about notices directly. An e-mail address is confirmed first, so it is not among them. */
export const noticesSchema = v.strictObject({
  push: v.boolean(),
  quiet: v.nullable(v.strictObject({ from: hour, to: hour })),
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone)),
  language: v.picklist(['en', 'fr']),
});
