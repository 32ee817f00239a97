import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Formality } from '../../src/contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../src/contracts/language-pair.ts';
import { ApertiumTranslator } from '../../src/engines/apertium/apertium-translator.ts';
import { baseLanguage } from '../../src/language/codes.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { segmentArbitrary } from '../contracts/segment-arbitrary.ts';
import { assertSameCodes } from '../contracts/segment-codes.ts';
import { ManualClock } from '../support/manual-clock.ts';

// One pipeline of each kind, so that taggers see the sentences in the order of the file.
const translator = new ApertiumTranslator({ clock: new ManualClock(), maximumPipelines: 1 });
after(() => translator[Symbol.asyncDispose]());

async function translate(pair: LanguagePair, formality: Formality, texts: readonly string[]) {
  const batch = { ...pair, options: { formality }, segments: texts.map(textSegment) };
  const { segments } = await translator.translate(batch, new AbortController().signal);
  return segments.map(plainText);
}

function skipUnlessInstalled({ source, target }: LanguagePair): string | false {
  const installed = translator.pairs().some((pair) => pair.source === source && pair.target === target);
  return installed ? false : `the pair ${source}-${target} is not installed`;
}

const corpus = new URL('../corpus/formality/', import.meta.url);

describe('sentences that speak to somebody', () => {
  for (const file of readdirSync(corpus).filter((name) => name.endsWith('.tsv'))) {
    const [, source = '', target = ''] = /^([a-z]+)-(.+)\.tsv$/.exec(file) ?? [];
    const [, ...lines] = readFileSync(new URL(file, corpus), 'utf8').trimEnd().split('\n');
    const rows = lines.map((line) => line.split('\t'));
    const pair = { source, target };
    test(`${source}-${target}`, { skip: skipUnlessInstalled(pair) }, async () => {
      for (const formality of ['more', 'less'] as const) {
        const asked = rows.filter(([tone]) => tone === formality);
        const texts = asked.map(([, text = '']) => text);
        const expected = asked.map(([, , translation]) => translation);
        assert.deepEqual(await translate(pair, formality, texts), expected);
      }
    });
  }
});

test('all pairs into five languages know formality, no others do', () => {
  for (const pair of translator.pairs()) {
    const expected = ['es', 'ca', 'pt', 'it', 'fr'].includes(baseLanguage(pair.target));
    assert.equal(translator.capabilities(pair).formality, expected, `${pair.source}-${pair.target}`);
  }
});

const neutral: readonly (readonly [LanguagePair, readonly string[]])[] = [
  [
    { source: 'en', target: 'es' },
    [
      'The dog',
      'has seen',
      'a red house',
      'and',
      'three cars',
      'in March',
      'he sleeps',
      'It is cold',
      '(twice)',
      '50%',
    ],
  ],
  [
    { source: 'es', target: 'fr' },
    ['El perro', 'ha visto', 'su casa roja', 'y', 'tres coches', 'se levanta', 'Nos dieron', 'en marzo', '«sí»'],
  ],
  [{ source: 'es', target: 'it' }, ['La mujer', 'les dijo', 'que', 'su madre', 'duerme', 'en Roma', 'No lo sé', '; 5']],
  [{ source: 'es', target: 'pt' }, ['Las casas', 'le gustan', 'mucho', 'a María', 'y a mí', 'Me voy', 'con ella', '!']],
  [{ source: 'es', target: 'ca' }, ['El libro', 'es suyo', 'se lo dio', 'ella', 'hoy', 'Veremos', 'su coche', '[1]']],
];
for (const [pair, pieces] of neutral) {
  const name = `${pair.source}-${pair.target}: text that speaks to nobody stays as it is`;
  test(name, { skip: skipUnlessInstalled(pair) }, async () => {
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('more' as const, 'less' as const), async (words, formality) => {
        // The tagger has to have seen the same before each.
        const [plain] = await translate(pair, 'default', [words]);
        if (/\b(?:te|tú|tu|tuo|teu|ton|vous|os|usted)\b/iu.test(plain ?? '')) return;
        const [first, second] = [await translate(pair, formality, [words]), await translate(pair, formality, [words])];
        assert.ok([...first, ...second].includes(plain ?? ''), `${plain} ≠ ${first}`);
      }),
      { numRuns: 40 },
    );
  });
}

test('codes stay with their words whatever the tone', {
  skip: skipUnlessInstalled({ source: 'es', target: 'it' }),
}, async () => {
  const segment = {
    inlines: [
      { id: 1, kind: 'open' as const, data: '<b>' },
      'Tú puedes',
      { id: 1, kind: 'close' as const, data: '</b>' },
      ' ver ',
      { id: 2, kind: 'open' as const, data: '<i>' },
      'tu coche',
      { id: 2, kind: 'close' as const, data: '</i>' },
      ' desde la ventana.',
    ],
  };
  const markup = async (formality: Formality) => {
    const batch = { source: 'es', target: 'it', options: { formality }, segments: [segment] };
    const { segments } = await translator.translate(batch, new AbortController().signal);
    return segments[0]?.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.data)).join('');
  };
  assert.equal(await markup('default'), '<b>Tu puoi</b> vedere <i>la tua macchina</i> dalla finestra.');
  assert.equal(await markup('more'), '<b>Lei può</b> vedere <i>la sua macchina</i> dalla finestra.');
});

const spanish = { source: 'en', target: 'es' };
test('any segment keeps its codes in every tone', { skip: skipUnlessInstalled(spanish) }, async () => {
  const sentences = ['You can see your car.', 'You and your friends wash your hands.', 'I will go with you.'];
  const segments = fc.array(segmentArbitrary(sentences), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(segments, fc.constantFrom('more' as const, 'less' as const), async (some, formality) => {
      const batch = { ...spanish, options: { formality }, segments: some };
      const outcome = await translator.translate(batch, new AbortController().signal);
      for (const [index, source] of some.entries()) assertSameCodes(outcome.segments[index] ?? source, source);
    }),
    { numRuns: 40 },
  );
});

test('a thousand sentences at once come out as one after the other', {
  skip: skipUnlessInstalled(spanish),
}, async () => {
  const texts = ['You can see your car.', 'Do you know him?', 'The house is red.'];
  const expected = ['Puede ver su coche.', 'Le conoce?', 'La casa es roja.'];
  const many = Array.from({ length: 1000 }, (_, index) => index % texts.length);
  const translated = await Promise.all(many.map((index) => translate(spanish, 'more', [texts[index] ?? ''])));
  assert.deepEqual(
    translated.flat(),
    many.map((index) => expected[index]),
  );
});
