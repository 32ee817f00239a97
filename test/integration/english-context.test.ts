import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ApertiumMorphology } from '../../src/engines/apertium/morphology/apertium-morphology.ts';
import { HarperWritingEngine } from '../../src/engines/harper/harper-writing-engine.ts';
import { installedFiles } from '../../src/engines/pocketsphinx/installation.ts';
import { installedTable, missingInflection } from '../support/installed-inflection.ts';
import { ManualClock } from '../support/manual-clock.ts';

const contextModel = installedFiles.languageModel;
const isMissing = !existsSync(contextModel) && 'pocketsphinx-en-us is not installed (npm run setup voice)';

describe('English words in their context', { skip: (await missingInflection('en')) || isMissing }, () => {
  it('are corrected with the installed model in a text with other mistakes, and explained', async () => {
    await using morphology = new ApertiumMorphology({ clock: new ManualClock() });
    const options = { clock: new ManualClock(), morphology };
    await using plain = new HarperWritingEngine(options);
    await using engine = new HarperWritingEngine({ ...options, contextModel });
    const text = 'In the city ther is many reasons why peopel have leave their homes.';
    const batch = { language: 'en-US', texts: [text], inflection: await installedTable('en-US') };
    const rulesOf = async (corrector: HarperWritingEngine): Promise<readonly string[]> => {
      const { corrections } = await corrector.find(batch, new AbortController().signal);
      return (corrections[0] ?? []).map(({ rule }) => rule).filter((rule) => rule.startsWith('context/'));
    };
    assert.deepEqual(await rulesOf(plain), []);
    assert.ok((await rulesOf(engine)).includes('context/past-participle'));
    const { texts } = await engine.improve({ ...batch, change: 'correct' }, new AbortController().signal);
    assert.match(texts[0] ?? '', /have left their homes/);
  });
});
