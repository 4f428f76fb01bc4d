/** A request of this person’s to the house; says whether it was granted. */
export type Call = (method: string, path: string, body: unknown) => Promise<{ readonly ok: boolean }>;
