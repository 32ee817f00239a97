import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TranslationBatch } from '../../src/contracts/engines/text-translator.ts';
import { FakeTranslator } from '../../src/engines/fake/fake-translator.ts';
import { Gate } from '../../src/engines/fake/gate.ts';
import { plainText } from '../../src/language/segments.ts';
import { createTestApp } from '../support/test-app.ts';
import { ask, ended, uploaded } from './documents-fixtures.ts';

/** Holds whatever belongs to large documents. */
class EngineOfLargeDocuments extends FakeTranslator {
  readonly gate = new Gate();

  override async translate(batch: TranslationBatch, signal: AbortSignal): ReturnType<FakeTranslator['translate']> {
    if (batch.segments.some((segment) => plainText(segment).includes('large'))) await this.gate.opened;
    return super.translate(batch, signal);
  }
}

/** About 200 KB, which no server does within the time of a short job. */
const large = 'A sentence of a large document.\n'.repeat(6_400);

describe('a small document', () => {
  for (const workers of [1, 2])
    it(`is done while large ones of its account wait and keep ${workers} at a time busy`, async () => {
      const engine = new EngineOfLargeDocuments();
      await using app = await createTestApp({ translators: [engine], documents: { workers } });
      const handles = [];
      for (let count = 0; count < 3; count++) handles.push(await uploaded(app, { name: 'a.txt', content: large }));
      for (let count = 0; count < 5; count++) {
        const small = await ended(app, await uploaded(app, { name: 'small.txt', content: 'Small.\n' }));
        assert.equal(small.status, 'done', small.message);
      }
      for (const handle of handles) assert.notEqual((await ask(app, handle)).json().status, 'done');
      engine.gate.open();
      for (const handle of handles) assert.equal((await ended(app, handle)).status, 'done');
    });
});
