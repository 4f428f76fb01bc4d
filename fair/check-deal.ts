import { canonical, same } from '../core/data.ts';
import type { Game, Vocabulary } from '../core/game.ts';
import type { Check, CheckOf } from './check.ts';
import { commitmentOf, rosterHash, sealOf, seedOf, termsOf } from './deal.ts';
import type { OpenedDeal, Proof, SecondFile } from './game-file.ts';

const NO_PROOF = { ok: false, detail: { code: 'no-proof' } } as const;

/** The promises about the deal, as far as the file alone can show them. */
export function checkDeal(file: SecondFile, game: Game<Vocabulary>): readonly Check[] {
  const { proof } = file;
  if (proof === null)
    return (['commitment', 'roster', 'seals', 'given-up', 'seed'] as const).map(check => ({
      check,
      ...NO_PROOF,
    }));
  return [
    checkCommitment(proof),
    checkRoster(file, proof, game),
    checkSeals(proof),
    checkGivenUp(proof),
    checkSeed(file, proof),
  ];
}

function checkCommitment({ roster, secret }: Proof): CheckOf<'commitment'> {
  const [promised, found] = [roster.commitment, commitmentOf({ ...roster, secret })];
  const ok = promised === found;
  return { check: 'commitment', ok, detail: { code: ok ? 'fine' : 'other-secret', promised, found } };
}

function checkRoster({ record }: SecondFile, { roster }: Proof, game: Game<Vocabulary>): CheckOf<'roster'> {
  const { terms, seats } = roster;
  const played = termsOf(game, record.options);
  const compared = [
    {
      code: 'other-game',
      expected: `${terms.game} ${terms.version}`,
      found: `${record.game} ${record.version}`,
    },
    { code: 'other-edition', expected: terms.edition, found: played.edition },
    { code: 'other-options', expected: canonical(terms.options), found: canonical(record.options) },
    { code: 'other-seats', expected: String(seats.length), found: String(record.seats) },
  ] as const;
  const strange = compared.find(({ expected, found }) => expected !== found);
  return { check: 'roster', ok: !strange, detail: strange ?? { code: 'fine' } };
}

function checkSeals(proof: Proof): CheckOf<'seals'> {
  const seat = falseOpening(proof);
  if (seat === null) return { check: 'seals', ok: true, detail: { code: 'fine' } };
  const code = proof.roster.seats[seat]?.kind === 'person' ? 'other-number' : 'number-of-a-bot';
  return { check: 'seals', ok: false, detail: { code, seat } };
}

/** The first seat with a number that its seal does not cover; null when all fit. */
function falseOpening({ roster, openings }: OpenedDeal): number | null {
  const { table, commitment, seats } = roster;
  const seat = openings.findIndex((opening, i) => {
    const holder = seats[i];
    if (holder?.kind !== 'person') return opening !== null;
    return (
      opening !== null &&
      sealOf({ table, commitment, person: holder.person, salt: opening.salt }) !== holder.seal
    );
  });
  return seat < 0 ? null : seat;
}

function checkGivenUp({ roster, givenUp }: Proof): CheckOf<'given-up'> {
  for (const [i, given] of givenUp.entries()) {
    const code = givenUpTrouble(given, { deal: i + 1, roster });
    if (code) return { check: 'given-up', ok: false, detail: { code, deal: i + 1 } };
  }
  const all = roster.deal === givenUp.length + 1 && roster.after.length === givenUp.length;
  const detail = all ? { code: 'fine' as const } : { code: 'not-in-the-roster' as const, deal: roster.deal };
  return { check: 'given-up', ok: all, detail };
}

function givenUpTrouble(given: OpenedDeal, { deal, roster }: { deal: number; roster: Proof['roster'] }) {
  const listed =
    given.roster.deal === deal &&
    given.roster.table === roster.table &&
    rosterHash(given.roster) === roster.after[deal - 1] &&
    same(given.roster.after, roster.after.slice(0, deal - 1));
  if (!listed) return 'not-in-the-roster';
  if (commitmentOf({ ...given.roster, secret: given.secret }) !== given.roster.commitment)
    return 'other-secret';
  if (given.openings.length !== given.roster.seats.length || falseOpening(given) !== null)
    return 'other-number';
  // When the last number is opened an honest house deals: a deal that had them all was looked at and disliked.
  return missing(given) === 0 ? 'thrown-away' : null;
}

/** How many people's numbers a deal does not have. */
export function missing({ roster, openings }: OpenedDeal): number {
  return roster.seats.filter(({ kind }, seat) => kind === 'person' && !openings[seat]).length;
}

function checkSeed({ record }: SecondFile, proof: Proof): CheckOf<'seed'> {
  const { roster, openings } = proof;
  if (openings.length !== roster.seats.length) {
    const [expected, found] = [String(roster.seats.length), String(openings.length)];
    return { check: 'seed', ok: false, detail: { code: 'other-seats', expected, found } };
  }
  const [expected, found] = [seedOf(roster, proof), record.seed];
  const ok = expected === found;
  return { check: 'seed', ok, detail: { code: ok ? 'fine' : 'other-seed', expected, found } };
}
