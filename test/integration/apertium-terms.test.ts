import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import type { FoundTerm, TermTranslation } from '../../src/contracts/engines/text-translator.ts';
import type { Inline, Segment } from '../../src/contracts/segment.ts';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { checkTerms } from '../../src/language/terminology/check-terms.ts';
import { findTerms } from '../../src/language/terminology/find-terms.ts';
import { buildTermMatcher } from '../../src/language/terminology/term-matcher.ts';
import { segmentArbitrary } from '../contracts/segment-arbitrary.ts';
import { assertSameCodes } from '../contracts/segment-codes.ts';
import { ManualClock } from '../support/manual-clock.ts';

const translator = new ApertiumTranslator({ clock: new ManualClock() });
after(() => translator[Symbol.asyncDispose]());
const { signal } = new AbortController();

const corpus = new URL('../corpus/apertium-terms/', import.meta.url);

function skipUnlessInstalled(source: string, target: string): string | false {
  const installed = translator.pairs().some((pair) => pair.source === source && pair.target === target);
  return installed ? false : `the pair ${source}-${target} is not installed`;
}

async function translate(
  source: string,
  target: string,
  segments: readonly Segment[],
  terms: readonly (readonly FoundTerm[])[],
): Promise<readonly Segment[]> {
  const batch = { source, target, segments, terms, options: { formality: 'default' } } as const;
  const outcome = await translator.translate(batch, signal);
  for (const [position, segment] of outcome.segments.entries()) {
    assert.deepEqual(checkTerms(segment, terms[position] ?? [], target), [], plainText(segment));
    assertSameCodes(segment, segments[position] ?? segment);
  }
  return outcome.segments;
}

function termsIn(segment: Segment, entries: readonly TermTranslation[]): readonly FoundTerm[] {
  return findTerms(segment, [buildTermMatcher(entries)]);
}

/** `The <b>red</b> car` with its tags as codes. */
function readTags(text: string): Segment {
  const open: number[] = [];
  let count = 0;
  const inlines = text.split(/(<\/?\w+>)/).flatMap((piece): readonly Inline[] => {
    if (!piece.startsWith('<')) return piece === '' ? [] : [piece];
    if (piece.startsWith('</')) return [{ kind: 'close', id: open.pop() ?? 0, data: piece }];
    count += 1;
    open.push(count);
    return [{ kind: 'open', id: count, data: piece }];
  });
  return { inlines };
}

function writeTags({ inlines }: Segment): string {
  return inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
}

for (const file of readdirSync(corpus).filter((name) => name.endsWith('.tsv'))) {
  const [source = '', target = ''] = file.replace('.tsv', '').split('-');
  describe(`terms from ${source} into ${target}`, { skip: skipUnlessInstalled(source, target) }, () => {
    const lines = readFileSync(new URL(file, corpus), 'utf8').trim().split('\n');
    for (const line of lines) {
      const [list = '', text = '', expected] = line.split('\t');
      it(`${list}: ${text}`, async () => {
        const entries = list.split(';').map((entry) => {
          const [from = '', to = ''] = entry.split('=');
          return { source: from, target: to };
        });
        const segment = readTags(text);
        const terms = termsIn(segment, entries);
        assert.notEqual(terms.length, 0);
        const [translated = segment] = await translate(source, target, [segment], [terms]);
        assert.equal(writeTags(translated), expected);
      });
    }
  });
}

describe('terms', { skip: skipUnlessInstalled('en', 'es') }, () => {
  async function one(text: string, ...entries: readonly (readonly [string, string])[]): Promise<string> {
    const segment = textSegment(text);
    const terms = termsIn(
      segment,
      entries.map(([source, target]) => ({ source, target })),
    );
    const [translated = segment] = await translate('en', 'es', [segment], [terms]);
    return plainText(translated);
  }

  it('that the stream cannot carry, or that are where nothing is translated, are there all the same', async () => {
    assert.equal(await one('The red car.', ['car', 'C# *x* [y]']), 'El C# *x* [y] rojo.');
    assert.match(await one('See https://example.com/car now.', ['car', 'automóvil']), /automóvil/);
    assert.match(await one('The car — the {car} — is red.', ['car', 'automóvil']), /automóvil.*automóvil/);
  });

  it('in long texts and over line breaks are there', async () => {
    const many = 'The car is red and the house is blue. '.repeat(120);
    const text = await one(many, ['car', 'automóvil'], ['house', 'piso']);
    assert.equal(text.match(/automóvil/g)?.length, 120);
    assert.equal(text.match(/piso/g)?.length, 120);
    assert.match(await one('The machine\n\nlearning is red.', ['machine learning', 'aprendizaje']), /aprendizaje/);
  });

  it('keep their own capitals at any position', async () => {
    assert.equal(await one('npm is new.', ['npm', 'iPhone']), 'iPhone es nuevo.');
    assert.equal(await one('water and fire', ['water', 'Linux']), 'Linux y fuego');
    assert.equal(await one('THE RED CAR', ['car', 'automóvil']), 'EL AUTOMÓVIL ROJO');
  });

  it('that may be there in another form take it where the analyser knows it as one', async () => {
    const form = async (text: string, found: string, source: string, target: string) => {
      const start = text.indexOf(found);
      const term: FoundTerm = { source, target, start, end: start + found.length, found, inflected: true };
      const batch = { source: 'en', target: 'es', options: { formality: 'default' }, terms: [[term]] } as const;
      const outcome = await translator.translate({ ...batch, segments: [textSegment(text)] }, signal);
      return outcome.segments.map(plainText).join('');
    };
    assert.equal(await form('The cars are red.', 'cars', 'car', 'furgoneta'), 'Las furgonetas son rojas.');
    assert.equal(await form('The flies are small.', 'flies', 'fly', 'mosca'), 'Las moscas son pequeñas.');
    assert.equal(await form('He flies to Berlin.', 'flies', 'fly', 'mosca'), 'Vuela a Berlín.');
    assert.equal(await form('The careful dog.', 'careful', 'care', 'cuidado'), 'El perro prudente.');
    assert.equal(await form('See https://cars.com.', 'cars', 'car', 'furgoneta'), 'Ve https://cars.com.');
  });

  it('leave the same translation to whatever is beside them in the batch', async () => {
    const segments = ['The car is red.', 'The car is red.', 'The house is red.'].map(textSegment);
    const [first] = segments;
    const terms = termsIn(first ?? textSegment(''), [{ source: 'car', target: 'furgoneta' }]);
    const texts = (await translate('en', 'es', segments, [[], terms, []])).map(plainText);
    assert.deepEqual(texts, ['El coche es rojo.', 'La furgoneta es roja.', 'La casa es roja.']);
  });

  it('of any dictionary in any segment are there, and every code once', async () => {
    const sentences = [
      'The old car of my neighbour is red.',
      'She runs the test and deletes 3 files.',
      "Nobody knows why John's e-mail is so long",
    ];
    const words = [...new Set(sentences.join(' ').match(/[\p{L}\d]+/gu))];
    const source = fc
      .tuple(fc.constantFrom(...words), fc.constantFrom('', ...words))
      .map((parts) => parts.join(' ').trim());
    const target = fc.oneof(
      fc.constantFrom(
        'automóvil',
        'casas',
        'red neuronal',
        'ejecutar',
        'rojo',
        'iPhone',
        'ABC',
        'C++',
        'x',
        'base de datos',
      ),
      fc.string({ unit: fc.constantFrom(...'aZéñøßžИжΩ中か가م1²½-’.& '), minLength: 1, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(...'^$/[]{}\\<>@*#+~ abñ'), minLength: 1, maxLength: 8 }),
    );
    const isTerm = (text: string) => /[\p{L}\p{N}]/u.test(text) && text.trim() === text && !/\p{C}/u.test(text);
    const entries = fc.array(fc.record({ source, target: target.filter(isTerm) }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(entries, segmentArbitrary(sentences), async (list, segment) => {
        await translate('en', 'es', [segment], [termsIn(segment, list)]);
      }),
      { numRuns: 150 },
    );
  });
});
