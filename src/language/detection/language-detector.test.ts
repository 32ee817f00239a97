import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createEldDetector } from './language-detector.ts';

const candidates: ReadonlySet<string> = new Set(
  'en es de fr it pt nl ca gl eo da nb nn sv pl ru uk be bg mk hr sr bs sl eu id ms hi ur'.split(' '),
);
const detector = createEldDetector();
const languageOf = (text: string) => detector.detect(text, { candidates, fallback: 'en' }).language;

describe('language detection', () => {
  it('knows single everyday words', () => {
    assert.equal(languageOf('hello'), 'en');
    assert.equal(languageOf('coche'), 'es');
    assert.equal(languageOf('danke'), 'de');
  });

  it('answers the fallback with no confidence when nothing can be read', () => {
    for (const text of [
      '',
      ' \n',
      '12345',
      '€ 3,50',
      '!?',
      '😀🎉',
      'https://example.com/hola',
      'ana@example.org',
      '&nbsp;',
    ]) {
      assert.deepEqual(detector.detect(text, { candidates, fallback: 'pt' }), { language: 'pt', confidence: 0 }, text);
    }
  });

  it('never leaves the candidates and never throws, whatever the text', () => {
    const codes = fc.constantFrom(...candidates);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uniqueArray(codes, { minLength: 1 }), (text, allowed) => {
        const { language, confidence } = detector.detect(text, {
          candidates: new Set(allowed),
          fallback: allowed[0] ?? '',
        });
        assert.ok(allowed.includes(language));
        assert.ok(confidence >= 0 && confidence <= 1);
      }),
    );
  });
});
