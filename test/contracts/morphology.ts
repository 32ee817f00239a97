import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Morphology, WordReading } from '../../src/contracts/language/morphology.ts';

export interface MorphologyCase {
  readonly create: () => Morphology;
  /** Base language that it covers. */
  readonly language: string;
  /** Reason to skip, where something is not installed. */
  readonly skip?: string | false;
  /** A noun's forms: the dictionary form, and others of it. */
  readonly noun: { readonly lemma: string; readonly forms: readonly string[] };
  /** Letters that are a word in no lexicon. */
  readonly nonsense: string;
  /** Ends its processes in the middle of the work; absent where there are none. */
  readonly crash?: (morphology: Morphology) => void;
  readonly processIds?: (morphology: Morphology) => readonly number[];
}

const { signal } = new AbortController();

/** The rules of `src/contracts/language/morphology.ts`, for any implementation. */
export function describeMorphology(
  name: string,
  { create, language, skip = false, noun, nonsense, crash, processIds }: MorphologyCase,
): void {
  describe(`morphology of ${name}`, { skip }, () => {
    const lemmasOf = (readings: readonly WordReading[] = []) => new Set(readings.map(({ lemma }) => lemma));

    it('reads each form as one of its dictionary form, and writes the form again', async () => {
      await using morphology = create();
      assert.ok(morphology.languages().includes(language));
      const words = [noun.lemma, ...noun.forms];
      const readings = await morphology.analyse({ language, words }, signal);
      assert.equal(readings.length, words.length);
      for (const [index, word] of words.entries()) {
        const own = (readings[index] ?? []).filter(({ lemma }) => lemma === noun.lemma);
        assert.notEqual(own.length, 0, word);
        const written = await morphology.generate({ language, forms: own }, signal);
        assert.ok(written.includes(word), `${word}: ${written}`);
      }
    });

    it('does not distinguish case, and finds repeated words at each position', async () => {
      await using morphology = create();
      const words = [noun.lemma.toUpperCase(), noun.lemma, nonsense, noun.lemma];
      const [capitals, first, none, second] = await morphology.analyse({ language, words }, signal);
      assert.ok(lemmasOf(capitals).has(noun.lemma));
      assert.deepEqual(second, first);
      assert.deepEqual(none, []);
    });

    it('has no readings for what is no word, and none in other languages', async () => {
      await using morphology = create();
      const words = [
        '',
        ' ',
        'a'.repeat(101),
        `${noun.lemma}$`,
        `^${noun.lemma}`,
        '¶',
        'a\0b',
        '\n',
        '[]',
        `${noun.lemma}¶`,
      ];
      const answers = await morphology.analyse({ language, words }, signal);
      assert.deepEqual(
        answers,
        words.map(() => []),
      );
      const [other] = await morphology.analyse({ language: 'qaa', words: [noun.lemma] }, signal);
      assert.deepEqual(other, []);
    });

    it('does not write forms that no lexicon has', async () => {
      await using morphology = create();
      const [[reading] = []] = await morphology.analyse({ language, words: [noun.lemma] }, signal);
      assert.ok(reading !== undefined);
      const forms = [
        { ...reading, lemma: nonsense },
        { ...reading, tags: ['nosuchtag'] },
        { ...reading, tags: [] },
        { ...reading, tags: ['n>$^x<n'] },
        { ...reading, lemma: `${noun.lemma}$ ^` },
        { ...reading, lexicon: 'none' },
        reading,
      ];
      const written = await morphology.generate({ language, forms }, signal);
      assert.deepEqual(written, [...forms.slice(0, -1).map(() => undefined), noun.lemma]);
    });

    it('answers many words in their order, whatever was asked before', async () => {
      await using morphology = create();
      const words = Array.from({ length: 1500 }, (_, index) => (index % 3 === 0 ? noun.lemma : `${nonsense}${index}`));
      const many = await morphology.analyse({ language, words }, signal);
      assert.deepEqual(
        many.map(({ length }) => length > 0),
        words.map((word) => word === noun.lemma),
      );
      await using fresh = create();
      const [alone] = await fresh.analyse({ language, words: [noun.lemma] }, signal);
      assert.deepEqual(many[0], alone);
      assert.equal(fresh.version, morphology.version);
    });

    it('ends a call with its signal, and later calls work', async () => {
      await using morphology = create();
      const reason = new Error('nobody waits');
      const aborted = AbortSignal.abort(reason);
      await assert.rejects(morphology.analyse({ language, words: [noun.lemma] }, aborted), reason);
      const controller = new AbortController();
      const call = morphology.analyse({ language, words: [noun.lemma] }, controller.signal);
      controller.abort(reason);
      await assert.rejects(call, reason);
      const [readings] = await morphology.analyse({ language, words: [noun.lemma] }, signal);
      assert.ok(lemmasOf(readings).has(noun.lemma));
    });

    it('rejects calls once it is closed, and leaves no process', async () => {
      const morphology = create();
      await morphology.analyse({ language, words: [noun.lemma] }, signal);
      const processes = processIds?.(morphology) ?? [];
      const call = morphology.analyse({ language, words: [`${nonsense}x`] }, signal);
      const rejected = assert.rejects(call, { code: 'engine_unavailable' });
      await morphology[Symbol.asyncDispose]();
      await rejected;
      await assert.rejects(morphology.analyse({ language, words: [noun.lemma] }, signal), {
        code: 'engine_unavailable',
      });
      assert.equal(morphology.health().state, 'unavailable');
      for (const id of processes) assert.throws(() => process.kill(id, 0));
    });

    it('survives the end of its processes', { skip: crash === undefined && 'it has no processes' }, async () => {
      await using morphology = create();
      const [before] = await morphology.analyse({ language, words: [noun.lemma] }, signal);
      crash?.(morphology);
      const [, after] = await morphology.analyse({ language, words: [`${nonsense}x`, ...noun.forms] }, signal);
      assert.ok(lemmasOf(after).has(noun.lemma));
      const [again] = await morphology.analyse({ language, words: [noun.lemma] }, signal);
      assert.deepEqual(again, before);
    });
  });
}
