import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planFinalMark, readFinalMark } from './final-mark.ts';
import table from './final-marks.json' with { type: 'json' };

describe('the final mark of an exact match', () => {
  const matched = (language: string, source: string, stored: string, translation: string): string | null => {
    const plan = planFinalMark(readFinalMark(source).kind, readFinalMark(stored).kind, [translation], language);
    return plan?.([translation]).join('') ?? null;
  };
  for (const [kind, { changes, stays }] of Object.entries(table.marks)) {
    it(`${kind}: becomes that of the source, or stays`, () => {
      const [language, source, stored, translation, becomes] = changes as [
        string,
        string,
        string,
        string,
        string | null,
      ];
      assert.equal(matched(language, source, stored, translation), becomes);
      const [same, ...texts] = stays as [string, string, string, string];
      assert.equal(matched(same, ...texts), texts[2]);
    });
  }
});
