import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CommandTranslator, TextsToTranslate, Translation } from './command-translator.ts';
import { translatePieces } from './translate-pieces.ts';

interface Call extends TextsToTranslate {
  answer(sourceLanguage?: string): void;
  fail(error: Error): void;
}

/** Puts a text into upper case when the test says so. */
class HeldTranslator implements CommandTranslator {
  readonly inFlight = 3;
  readonly calls: Call[] = [];
  #arrived: (() => void) | undefined;

  translate(request: TextsToTranslate): Promise<readonly Translation[]> {
    return new Promise((resolve, reject) => {
      const answer = (sourceLanguage = 'en') =>
        resolve(request.texts.map((text) => ({ text: text.toUpperCase(), sourceLanguage })));
      this.calls.push({ ...request, answer, fail: reject });
      this.#arrived?.();
    });
  }

  /** The call of that number, waited for. */
  async call(number: number): Promise<Call> {
    for (;;) {
      const call = this.calls[number];
      if (call !== undefined) return call;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

function start(pieces: readonly string[], options: { source?: string; independent?: boolean } = {}) {
  const translator = new HeldTranslator();
  const languages: string[] = [];
  async function* source() {
    yield* pieces;
  }
  const translated = translatePieces(source(), translator, {
    source: options.source,
    independent: options.independent ?? false,
    signal: new AbortController().signal,
    detected: (language) => void languages.push(language),
  });
  const all = Array.fromAsync(translated, ({ text }) => text);
  // Looked at by the test later.
  all.catch(() => {});
  return { translator, languages, all };
}

describe('translating pieces', () => {
  it('keeps their order when answers overtake each other', async () => {
    const { translator, all } = start(['a', 'b', 'c'], { source: 'en' });
    (await translator.call(2)).answer();
    (await translator.call(1)).answer();
    (await translator.call(0)).answer();
    assert.deepEqual(await all, ['A', 'B', 'C']);
  });

  it('keeps white space at the ends, and what has no letters, to itself', async () => {
    const { translator, all } = start(['\ufeff one\r\n', ' \n', '12 %\n', 'two'], { source: 'en' });
    (await translator.call(0)).answer();
    (await translator.call(1)).answer();
    assert.deepEqual(await all, ['\ufeff ONE\r\n', ' \n', '12 %\n', 'TWO']);
    assert.deepEqual(
      translator.calls.map(({ texts }) => texts[0]),
      ['one', 'two'],
    );
  });

  it('detects the language once, before anything else is sent', async () => {
    const { translator, all, languages } = start(['1.\n', 'one', 'two', 'three']);
    const first = await translator.call(0);
    assert.equal(first.source, undefined);
    assert.equal(translator.calls.length, 1);
    first.answer('fr');
    for (const number of [1, 2]) {
      const call = await translator.call(number);
      assert.deepEqual(call.source, { code: 'fr', detected: true });
      call.answer('fr');
    }
    assert.deepEqual(await all, ['1.\n', 'ONE', 'TWO', 'THREE']);
    assert.deepEqual(languages, ['fr']);
  });

  it('detects the language of each piece, and answers it before the next, where they are independent', async () => {
    const { translator, all } = start(['one', 'two'], { independent: true });
    const first = await translator.call(0);
    assert.equal(translator.calls.length, 1);
    first.answer();
    const second = await translator.call(1);
    assert.equal(second.source, undefined);
    second.answer();
    assert.deepEqual(await all, ['ONE', 'TWO']);
  });

  it('ends with the first failure in the order of the text', async () => {
    const { translator, all } = start(['a', 'b', 'c'], { source: 'en' });
    (await translator.call(2)).fail(new Error('third'));
    (await translator.call(1)).fail(new Error('second'));
    (await translator.call(0)).answer();
    await assert.rejects(all, { message: 'second' });
  });
});
