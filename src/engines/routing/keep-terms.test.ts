import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundTerm, TranslationBatch, TranslationOutcome } from '../../contracts/engines/text-translator.ts';
import type { Segment } from '../../contracts/segment.ts';
import { isCode, plainText, textSegment } from '../../language/segments.ts';
import { keepTerms } from './keep-terms.ts';

const saddle: FoundTerm = { source: 'saddle', target: 'sillín', start: 4, end: 10, found: 'saddle' };
const batch = {
  source: 'en',
  target: 'es',
  segments: [textSegment('The saddle.'), textSegment('The house.')],
  terms: [[saddle], []],
  options: { formality: 'default' },
} as const;

const words: Readonly<Record<string, string>> = { The: 'La', house: 'casa', saddle: 'silla' };

/** Word for word, codes in their places; `taught` says what it makes of terms. */
function engine(taught?: string) {
  const calls: TranslationBatch[] = [];
  const translate = async (asked: TranslationBatch): Promise<TranslationOutcome> => {
    calls.push(asked);
    const translated = (segment: Segment): Segment => ({
      inlines: segment.inlines.map((inline) =>
        isCode(inline)
          ? inline
          : inline.replace(/\w+/g, (word) => (word === 'saddle' ? taught : undefined) ?? words[word] ?? word),
      ),
    });
    return { segments: asked.segments.map(translated), warnings: [] };
  };
  return { calls, translate };
}

function texts({ segments }: { readonly segments: readonly Segment[] }): readonly string[] {
  return segments.map(plainText);
}

describe('keepTerms', () => {
  it('leaves an engine that takes terms alone when all are there', async () => {
    const { calls, translate } = engine('sillín');
    assert.deepEqual(texts(await keepTerms(batch, true, translate)), ['La sillín.', 'La casa.']);
    assert.deepEqual(calls, [batch]);
  });

  it('asks again for the sentences in which it missed one, with codes at the positions of terms', async () => {
    const { calls, translate } = engine();
    const outcome = await keepTerms(batch, true, translate);
    assert.deepEqual([texts(outcome), outcome.warnings], [['La sillín.', 'La casa.'], []]);
    assert.equal(calls.length, 2);
    assert.deepEqual(texts(calls[1] as TranslationBatch), ['The .']);
    assert.equal(calls[1]?.terms, undefined);
  });

  it('lets any other engine translate the sentence with its term and replaces what it made of that', async () => {
    const { calls, translate } = engine();
    assert.deepEqual(texts(await keepTerms(batch, false, translate)), ['La sillín.', 'La casa.']);
    assert.equal(calls.length, 1);
    assert.deepEqual(texts(calls[0] as TranslationBatch), ['The saddle.', 'The house.']);
    assert.equal(calls[0]?.terms, undefined);
  });

  it('shows what may be a form of a term to engines that take terms, and asks for it of none', async () => {
    const maybe: FoundTerm = { ...saddle, source: 'saddles', inflected: true };
    const unsure = { ...batch, terms: [[maybe], []] };
    const native = engine();
    assert.deepEqual(texts(await keepTerms(unsure, true, native.translate)), ['La silla.', 'La casa.']);
    assert.deepEqual(native.calls, [unsure]);
    const other = engine();
    assert.deepEqual(texts(await keepTerms(unsure, false, other.translate)), ['La silla.', 'La casa.']);
    assert.equal(
      other.calls[0]?.segments.every(({ inlines }) => inlines.length === 1),
      true,
    );
  });

  it('warns when what a morphology reads as a form of a term does not come through, without another try', async () => {
    const maybe: FoundTerm = { ...saddle, source: 'saddles', inflected: true, form: { readings: [['n', 'pl']] } };
    const { calls, translate } = engine();
    const outcome = await keepTerms({ ...batch, terms: [[maybe], []] }, true, translate);
    assert.deepEqual(
      outcome.warnings.map(({ code }) => code),
      ['terminology_missed'],
    );
    assert.equal(calls.length, 1);
  });

  it('asks for lemmas only where letters do not show a term, and is content with another form of it', async () => {
    const wrote = { source: 'write', target: 'skrive', start: 4, end: 9, found: 'wrote' };
    const asked: TranslationBatch = {
      ...batch,
      target: 'da',
      segments: [textSegment('She wrote.'), textSegment('No.')],
    };
    const answers = async (): Promise<TranslationOutcome> => ({
      segments: ['Hun skrev.', 'Nej.'].map(textSegment),
      warnings: [],
    });
    const seen: string[] = [];
    const lemmas = async (translated: readonly Segment[]) => {
      seen.push(...translated.map(plainText));
      return (word: string, other: string) => word === 'skrev' && other === 'skrive';
    };
    const outcome = await keepTerms({ ...asked, terms: [[wrote], []] }, true, answers, lemmas);
    assert.deepEqual([texts(outcome), outcome.warnings, seen], [['Hun skrev.', 'Nej.'], [], ['Hun skrev.']]);
  });

  it('puts the target in the form of the text where the engine does not inflect it', async () => {
    const form = { readings: [['n', 'pl']], target: 'sillines' };
    const { translate } = engine();
    const outcome = await keepTerms({ ...batch, terms: [[{ ...saddle, form }], []] }, false, translate);
    assert.deepEqual(texts(outcome), ['La sillines.', 'La casa.']);
    assert.deepEqual(outcome.warnings, []);
  });

  it('warns when a term does not come through', async () => {
    const drops = async (asked: TranslationBatch): Promise<TranslationOutcome> => ({
      segments: asked.segments.map(() => textSegment('Nada.')),
      warnings: [{ code: 'other', message: 'Other.' }],
    });
    const outcome = await keepTerms(batch, true, drops);
    assert.deepEqual(
      outcome.warnings.map(({ code }) => code),
      ['other', 'terminology_missed'],
    );
  });
});
