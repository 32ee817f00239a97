import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WritingEngine } from '../../src/contracts/engines/writing-engine.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { HunspellWritingEngine } from '../../src/engines/hunspell/hunspell-writing-engine.ts';
import { installedDictionaries } from '../../src/engines/hunspell/installed-dictionaries.ts';
import { installedTable } from '../../test/support/installed-inflection.ts';
import { ManualClock } from '../../test/support/manual-clock.ts';
import { readMarkedTexts } from '../../test/support/read-marked-texts.ts';
import { judgeCorrection } from './judge-corrections.ts';

const dictionaries = '/usr/share/hunspell';
const languages = { en: 'en-US', de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt-BR' } as const;
/** Marked errors that a set has at least. */
const leastErrors = { en: 300, de: 60, fr: 60, es: 60, it: 60, pt: 60 } as const;
const leastPrecision = 0.9;

function engineFor(language: string): WritingEngine {
  return language.startsWith('en')
    ? new HarperWritingEngine({ clock: new ManualClock() })
    : new HunspellWritingEngine({ folder: dictionaries, clock: new ManualClock() });
}

describe('corrections of marked texts', () => {
  for (const [name, language] of Object.entries(languages) as [keyof typeof languages, string][]) {
    const isInstalled = name === 'en' || installedDictionaries(dictionaries).has(language);
    const skip = isInstalled ? false : 'needs the dictionary of hunspell';
    it(`are right nine times in ten at least, in both halves: ${name}`, { skip }, async () => {
      const marked = readMarkedTexts(name);
      const errors = marked.reduce((sum, { errors: { length } }) => sum + length, 0);
      assert.ok(errors >= leastErrors[name], `${errors} marked errors`);
      await using engine = engineFor(language);
      const texts = marked.map(({ text }) => text);
      const corrected = await engine.improve(
        { language, texts, change: 'correct', inflection: await installedTable(language) },
        new AbortController().signal,
      );
      for (const heldOut of [false, true]) {
        const judged = marked.flatMap((text, index) =>
          text.heldOut === heldOut ? [judgeCorrection(text, corrected.texts[index] ?? '')] : [],
        );
        const mended = judged.reduce((sum, judgement) => sum + judgement.mended.length, 0);
        const wrong = judged.reduce((sum, judgement) => sum + judgement.wrongChanges.length, 0);
        assert.ok(mended >= leastPrecision * (mended + wrong), `${mended} mended, ${wrong} wrong changes`);
        assert.ok(mended > 0);
      }
    });
  }
});

describe('the judgement of a correction', () => {
  const text = 'She left there bags.';
  const marked = { text, errors: [{ start: 9, end: 14, right: ['their'] }], heldOut: false };

  it('shows what is fixed, missed, made wrong, and changed where nothing was wrong', () => {
    const judge = (corrected: string) => {
      const { mended, missed, wrongChanges } = judgeCorrection(marked, corrected);
      return [mended.length, missed.length, wrongChanges.length];
    };
    assert.deepEqual(judge('She left their bags.'), [1, 0, 0]);
    assert.deepEqual(judge(text), [0, 1, 0]);
    assert.deepEqual(judge('She left they’re bags.'), [0, 1, 1]);
    assert.deepEqual(judge('He left their bags.'), [1, 0, 1]);
  });
});
