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

/** What a person may say about notices directly, each or none. An e-mail address is confirmed first, so it is not among them. */
export const noticesSchema = v.strictObject({
  push: v.exactOptional(v.boolean()),
  quiet: v.exactOptional(v.nullable(v.strictObject({ from: hour, to: hour }))),
  zone: v.exactOptional(v.pipe(v.string(), v.maxLength(60), v.check(isZone))),
  language: v.exactOptional(v.picklist(['en', 'fr'])),
});
