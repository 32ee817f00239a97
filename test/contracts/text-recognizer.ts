import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GreyPicture, RecognizedWord, TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';

export interface RecognizerContract {
  readonly recognizer: TextRecognizer;
  /** A picture with words in a language that it has data for. */
  readonly picture: GreyPicture;
  readonly language: string;
  /** In lower case, all of which it must find in the picture. */
  readonly words: readonly string[];
  /** A canonical code that it has no data for. */
  readonly unknownLanguage?: string;
}

const never = new AbortController().signal;

function picture(width: number, height: number, value: (index: number) => number): GreyPicture {
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, index) => value(index)) };
}

/** Rules of `TextRecognizer` for the words of any picture. */
function assertWords(found: readonly RecognizedWord[], { width, height }: GreyPicture): void {
  for (const { text, box, confidence, line, size, baseline } of found) {
    assert.ok(text.trim() !== '' && !/[\s\p{Cc}]/u.test(text.trim()), `one word: ${JSON.stringify(text)}`);
    assert.ok(box.left >= 0 && box.left < box.right && box.right <= width, `${text} from left to right`);
    assert.ok(box.top >= 0 && box.top < box.bottom && box.bottom <= height, `${text} from top to bottom`);
    assert.ok(confidence >= 0 && confidence <= 100);
    assert.ok(Number.isInteger(line) && line >= 0);
    assert.ok(size >= 0 && Number.isFinite(size) && Number.isFinite(baseline.y) && Number.isFinite(baseline.slope));
  }
}

/** What every TextRecognizer does: the docstring of the contract as tests. */
export function describeTextRecognizer(name: string, contract: RecognizerContract): void {
  const { recognizer, language, words } = contract;
  const read = (given: GreyPicture, code?: string, signal = never) =>
    recognizer.recognize(given, { signal, ...(code === undefined ? {} : { language: code }) });

  describe(`a recognizer of text, ${name}`, () => {
    it('is ready, and lists its languages by canonical codes in order', async () => {
      assert.deepEqual(await recognizer.health(), { state: 'ready' });
      const languages = await recognizer.languages();
      assert.ok(languages.includes(language));
      assert.deepEqual(languages, [...new Set(languages)].sort());
      for (const code of languages) assert.deepEqual(Intl.getCanonicalLocales(code), [code]);
    });

    it('finds words with boxes, lines and baselines, the same each time, and leaves the pixels as they are', async () => {
      const before = Uint8Array.from(contract.picture.pixels);
      const found = await read(contract.picture, language);
      assertWords(found, contract.picture);
      const texts = found.map(({ text }) => text.toLowerCase().replace(/[.,]$/u, ''));
      for (const word of words) assert.ok(texts.includes(word), `${word} in ${texts.join(' ')}`);
      assert.deepEqual(await read(contract.picture, language), found);
      assert.deepEqual(contract.picture.pixels, before);
      for (const line of Map.groupBy(found, (word) => word.line).values())
        assert.deepEqual(
          line.map(({ box }) => box.left),
          line.map(({ box }) => box.left).sort((one, other) => one - other),
        );
    });

    it('finds them where the language is not known', async () => {
      const texts = (await read(contract.picture)).map(({ text }) => text.toLowerCase());
      assert.ok(
        words.some((word) => texts.includes(word)),
        texts.join(' '),
      );
    });

    it('finds nothing in empty pictures, and ends with those of noise, of one pixel and of one row', async () => {
      assert.deepEqual(
        await read(
          picture(300, 200, () => 255),
          language,
        ),
        [],
      );
      for (const [width, height] of [
        [90, 60],
        [1, 1],
        [500, 1],
        [1, 500],
      ] as const) {
        const noise = picture(width, height, (index) => (index * 2_654_435_761) >>> 24);
        const ended = await read(noise, language).catch((error: { readonly code?: string }) => {
          assert.equal(error.code, 'invalid_document');
          return [];
        });
        assertWords(ended, noise);
      }
    });

    it(
      'refuses languages that it has no data for',
      { skip: contract.unknownLanguage === undefined && 'it has all' },
      () => assert.rejects(read(contract.picture, contract.unknownLanguage), { code: 'invalid_document' }),
    );

    it('rejects with the reason of an abort, before and during the work', async () => {
      await assert.rejects(read(contract.picture, language, AbortSignal.abort(new Error('before'))), /before/u);
      const abort = new AbortController();
      const reading = read(contract.picture, language, abort.signal);
      abort.abort(new Error('during'));
      await assert.rejects(reading, /during/u);
    });
  });
}
