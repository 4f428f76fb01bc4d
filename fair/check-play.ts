import { fingerprint, same } from '../core/data.ts';
import type { Game, Read, Vocabulary } from '../core/game.ts';
import { openingFaults, replaysVersion } from '../core/opening.ts';
import { replay } from '../core/record.ts';
import type { Check, CheckOf } from './check.ts';
import type { GameFile } from './game-file.ts';

/** Plays the whole game again. By rules that are not ours nothing can be played. */
export function checkPlay(file: GameFile, game: Game<Vocabulary>): readonly Check[] {
  const rules = checkRules(file, game);
  if (!rules.ok) return [rules, unchecked('moves'), unchecked('states'), unchecked('result')];
  const { record } = file;
  const played = replay(game, { ...record, hashes: [] });
  if (!played.ok) return [rules, refused(played.error), unchecked('states'), unchecked('result')];
  const moves: Check = {
    check: 'moves',
    ok: true,
    detail: { code: 'fine', step: record.entries.length },
  };
  return [rules, moves, checkStates(file, game), checkResult(file, game, played.value.state)];
}

function checkRules({ record }: GameFile, game: Game<Vocabulary>): CheckOf<'rules'> {
  const played = replaysVersion(game, record) ? record.version : game.version;
  const compared = [
    { code: 'other-game', expected: game.id, found: record.game },
    { code: 'other-version', expected: String(played), found: String(record.version) },
    { code: 'other-edition', expected: fingerprint(game.edition), found: record.edition },
  ] as const;
  const strange = compared.find(({ expected, found }) => expected !== found);
  if (strange) return { check: 'rules', ok: false, detail: strange };
  const faults = openingFaults(game, record);
  if (faults.length > 0) return { check: 'rules', ok: false, detail: { code: 'bad-opening', faults } };
  return { check: 'rules', ok: true, detail: { code: 'fine' } };
}

function refused(error: { readonly code: string; readonly step?: number; readonly refusal?: string }): Check {
  const { step = 0, refusal = error.code } = error;
  return { check: 'moves', ok: false, detail: { code: 'entry-refused', step, refusal } };
}

function checkStates({ record }: GameFile, game: Game<Vocabulary>): CheckOf<'states'> {
  if (record.hashes.length !== record.entries.length + 1)
    return { check: 'states', ok: false, detail: { code: 'missing-states', step: record.hashes.length } };
  const compared = replay(game, record);
  if (!compared.ok && compared.error.code === 'other-state')
    return { check: 'states', ok: false, detail: compared.error };
  return { check: 'states', ok: compared.ok, detail: { code: 'fine', step: record.entries.length } };
}

function checkResult(
  { outcome }: GameFile,
  game: Game<Vocabulary>,
  state: Read<Vocabulary['State']>,
): CheckOf<'result'> {
  const found = game.outcome(state);
  if (found === null) return { check: 'result', ok: false, detail: { code: 'not-over' } };
  const ok = same(found, outcome);
  return { check: 'result', ok, detail: { code: ok ? 'fine' : 'other-result', outcome: found } };
}

const unchecked = (check: 'moves' | 'states' | 'result'): Check => ({
  check,
  ok: false,
  detail: { code: 'not-checked' },
});
