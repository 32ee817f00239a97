import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ImprovementBatch } from '../../src/contracts/engines/writing-engine.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { installedTable, missingInflection } from '../support/installed-inflection.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { readMarkedTexts, rightText } from '../support/read-marked-texts.ts';

const never = new AbortController().signal;

/** Harper and our rules together, as a request for corrections has them. */
describe('corrections of English', { skip: await missingInflection('en') }, () => {
  let engine: HarperWritingEngine;
  before(() => {
    engine = new HarperWritingEngine({ clock: new ManualClock() });
  });
  after(() => engine[Symbol.asyncDispose]());

  const correct = async (texts: readonly string[], language: 'en-US' | 'en-GB'): Promise<readonly string[]> => {
    const corrected: string[] = [];
    // As many as a request may have: a question to Harper that takes too long is given up.
    for (let start = 0; start < texts.length; start += 50) {
      const inflection = await installedTable(language);
      const batch: ImprovementBatch = {
        language,
        texts: texts.slice(start, start + 50),
        change: 'correct',
        inflection,
      };
      corrected.push(...(await engine.improve(batch, never)).texts);
    }
    return corrected;
  };
  const hasty = readMarkedTexts('en-hasty');

  it('fix what hasty writers get wrong', async () => {
    const wrong = hasty.filter(({ errors }) => errors.length > 0);
    assert.deepEqual(
      await correct(
        wrong.map(({ text }) => text),
        'en-US',
      ),
      wrong.map(rightText),
    );
  });

  const rightOnes = hasty.filter(({ errors }) => errors.length === 0).map(({ text }) => text);

  it('leave alone what only looks wrong (en-US)', async () => {
    assert.deepEqual(await correct(rightOnes, 'en-US'), rightOnes);
  });

  it('leave alone what only looks wrong (en-GB), and change nothing the second time', async () => {
    const texts = [...readMarkedTexts('en').map(({ text }) => text), ...hasty.map(({ text }) => text)];
    const once = await correct(texts, 'en-GB');
    const corrected = new Map(texts.map((text, index) => [text, once[index]]));
    assert.deepEqual(
      rightOnes.map((text) => corrected.get(text)),
      rightOnes,
    );
    // What the first time left as it was, the second time has nothing else to read.
    const changed = once.filter((text, index) => text !== texts[index]);
    assert.ok(changed.length > 0);
    assert.deepEqual(await correct(changed, 'en-GB'), changed);
  });

  it('correct what one correction uncovers', async () => {
    const texts = ['I look foward to meet you.', 'She dont knows it.', 'I would of came if I knew.'];
    assert.deepEqual(await correct(texts, 'en-US'), [
      'I look forward to meeting you.',
      "She doesn't know it.",
      'I would have come if I knew.',
    ]);
  });
});
