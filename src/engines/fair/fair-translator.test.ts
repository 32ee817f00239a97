import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TranslationBatch } from '../../contracts/engines/text-translator.ts';
import { textSegment } from '../../language/segments.ts';
import { FakeTranslator } from '../fake/fake-translator.ts';
import { FairTranslator } from './fair-translator.ts';

const never = new AbortController().signal;

/** Records who comes in, and answers when it is let. */
class GatedTranslator extends FakeTranslator {
  readonly entered: string[] = [];
  readonly gate = Promise.withResolvers<void>();

  override async translate(batch: TranslationBatch, signal: AbortSignal) {
    this.entered.push(batch.accountId ?? '');
    await this.gate.promise;
    return super.translate(batch, signal);
  }
}

it('an engine takes the text of another account before the rest of an account that asks for much', async () => {
  const engine = new GatedTranslator();
  await using translator = new FairTranslator(engine);
  const [pair] = engine.pairs();
  assert.ok(pair !== undefined);
  const batch = (accountId: string, length: number): TranslationBatch => ({
    ...pair,
    segments: [textSegment('x'.repeat(length))],
    options: { formality: 'default' },
    accountId,
  });
  const much = Array.from({ length: 20 }, () => translator.translate(batch('greedy', 8_000), never));
  const little = translator.translate(batch('other', 20), never);
  await new Promise(setImmediate);
  assert.deepEqual(engine.entered, ['greedy', 'greedy', 'greedy', 'greedy', 'other']);
  engine.gate.resolve();
  await Promise.all([...much, little]);
  assert.equal(engine.entered.length, 21);
});
