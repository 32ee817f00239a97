import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packData } from '../../packs/pack-files.ts';
import { checkSegments } from '../check-segments.ts';
import lengths from './lengths/relative-lengths.json' with { type: 'json' };
import endMarks from './marks/end-marks.json' with { type: 'json' };
import units from './numbers/units.json' with { type: 'json' };

type Texts = string | readonly string[];
type Example = readonly Texts[];

interface Rule {
  readonly id: string;
  readonly finds: readonly unknown[];
  readonly stays: readonly unknown[];
}

const listOf = (texts: Texts): readonly string[] => (typeof texts === 'string' ? [texts] : texts);

/** The checks that find something in a source and a translation, each behind its language. */
function checksOf([source, originals, target, translations]: Example): readonly string[] {
  const targets = listOf(translations ?? '');
  const segments = listOf(originals ?? '').map((text, index) => ({ source: text, target: targets[index] ?? '' }));
  const pair = { source: String(source), target: String(target) };
  return checkSegments(segments, pair, {}, 'checks').flatMap(({ findings }) => findings.map(({ check }) => check));
}

const tables: readonly (readonly [check: string, rules: readonly Rule[]])[] = [
  ['doubled-words', Object.values(packData<Rule>('doubled-words'))],
  ['register', Object.values(packData<Rule>('registers'))],
  ['length', lengths.examples],
  ['end-marks', endMarks.examples],
  ['numbers', Object.values(packData<Rule>('number-words'))],
  ['units', units.examples],
];

describe('the tables of checks', () => {
  for (const [check, rules] of tables)
    for (const { id, finds, stays } of rules)
      it(`${id} finds what its example has, and leaves the other`, () => {
        assert.ok(checksOf(finds as Example).includes(`checks.${check}`), JSON.stringify(finds));
        assert.deepEqual(checksOf(stays as Example), []);
      });
});
