import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { readMarked, writeMarked } from '../../src/engines/shared/projection/marked-text.ts';
import { compareMarks, findNounPhrases, rawPhrases, rawTranslations } from './compare-marks.ts';

const folder = join(import.meta.dirname, '../../test/corpus/apertium-markup');
const translator = new ApertiumTranslator();
after(() => translator[Symbol.asyncDispose]());

/** The directions where tags lost the most words that Apertium's own formatter keeps. */
const directions = [
  ['eng-spa', 'en', 'es'],
  ['eng-cat', 'en', 'ca'],
  ['en-gl', 'en', 'gl'],
  ['spa-cat', 'es', 'ca'],
  ['spa-ast', 'es', 'ast'],
  ['es-fr', 'es', 'fr'],
  ['cat-eng', 'ca', 'en'],
  ['nob-nno', 'nb', 'nn'],
  ['dan-nob', 'da', 'nb'],
  ['swe-nob', 'sv', 'nb'],
  ['bul-mkd', 'bg', 'mk'],
] as const;

describe('tags keep the words that they keep in Apertium itself', () => {
  for (const [mode, source, target] of directions)
    it(`from ${source} into ${target}`, async () => {
      const lines = readFileSync(join(folder, `${source}.txt`), 'utf8')
        .split('\n')
        .filter(Boolean);
      const marked = findNounPhrases(mode, lines);
      assert.ok(marked.length >= lines.length, `${marked.length} noun phrases in ${lines.length} lines`);
      const [raw, alone] = [rawTranslations(mode, marked), rawPhrases(mode, marked)];
      const { segments } = await translator.translate(
        { source, target, segments: marked.map(readMarked), options: { formality: 'default' } },
        new AbortController().signal,
      );
      for (const [index, segment] of segments.entries()) {
        const [own, theirs, phrase] = [writeMarked(segment), raw[index] ?? '', alone[index] ?? ''];
        assert.match(own, /<i>[^<]*\p{L}[^<]*<\/i>/u);
        if (compareMarks(theirs, own, phrase).length > 0) continue;
        assert.deepEqual(compareMarks(own, theirs, phrase), [], `${marked[index]}\n${theirs}\n${own}`);
      }
    });
});
