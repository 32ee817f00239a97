import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Formality } from '../../../contracts/engines/text-translator.ts';
import type { LanguagePair } from '../../../contracts/language-pair.ts';
import { plainText, textSegment } from '../../../language/segments.ts';
import { ApertiumTranslator } from '../apertium-translator.ts';
import { TaggerModels } from './tagger-models.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'tagger-models-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

/** Translates one after the other on an engine that has seen nothing before. */
async function translateInOrder(
  pair: LanguagePair,
  texts: readonly string[],
  { taggerFolder, formality = 'default' as Formality }: { taggerFolder?: string; formality?: Formality } = {},
): Promise<ReadonlyMap<string, string>> {
  await using engine = new ApertiumTranslator({ taggerFolder, knownMissingClasses: {} });
  const translations = new Map<string, string>();
  for (const text of texts) {
    const batch = { ...pair, segments: [textSegment(text)], options: { formality } } as const;
    const { segments } = await engine.translate(batch, new AbortController().signal);
    translations.set(text, segments.map(plainText).join());
  }
  return translations;
}

/** The first has readings that the tagger's model lacks; what it does to the model, the others showed. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'en-es': ['The files are known.', 'with type foo', 'It supports type foo.'],
  'pt-es': [
    'Se nós temos um carro, ele é bom.',
    'Qualquer foo deve ser visto.',
    'Os números estão no campo de qualquer livro.',
    'Qualquer casa é como a casa.',
  ],
};

const pairs = new ApertiumTranslator().pairs();
for (const [name, texts] of Object.entries(sentences)) {
  const [source = '', target = ''] = name.split('-');
  const skip = installed({ source, target }) ? false : `the pair ${name} is not installed`;
  for (const formality of ['default', 'more'] as const) {
    test(`${name}: what came before changes no sentence (formality ${formality})`, { skip }, async () => {
      const forwards = await translateInOrder({ source, target }, texts, { formality });
      const backwards = await translateInOrder({ source, target }, texts.toReversed(), { formality });
      for (const text of texts) {
        const alone = (await translateInOrder({ source, target }, [text], { formality })).get(text);
        assert.deepEqual([forwards.get(text), backwards.get(text)], [alone, alone]);
      }
    });
  }
}

const english = { source: 'en', target: 'es' };
const skip = installed(english) ? false : 'the pair en-es is not installed';

test('what was learnt is kept, and learnt once', { skip }, async () => {
  using taggers = folder();
  const classes = () => {
    const name = readdirSync(taggers.path).find((file) => file.endsWith('.classes'));
    return name === undefined ? '' : readFileSync(join(taggers.path, name), 'utf8');
  };
  await translateInOrder(english, ['The files are known.', 'The words are known.'], { taggerFolder: taggers.path });
  assert.equal(classes(), 'ADJ,VLEXPP\n');
  await translateInOrder(english, ['The names are known.'], { taggerFolder: taggers.path });
  assert.equal(classes(), 'ADJ,VLEXPP\n');
});

test('a line that was cut short is passed over', { skip }, async () => {
  using taggers = folder();
  await translateInOrder(english, ['The files are known.'], { taggerFolder: taggers.path });
  const [file = ''] = readdirSync(taggers.path).filter((name) => name.endsWith('.classes'));
  writeFileSync(join(taggers.path, file), 'ADJ,VLEXPP\nADJ,VL');
  const translations = await translateInOrder(english, ['with type foo'], { taggerFolder: taggers.path });
  assert.equal(translations.get('with type foo'), 'con tipo foo');
});

test('a folder that cannot be written stops no translation', { skip }, async () => {
  using taggers = folder();
  const taggerFolder = join(taggers.path, 'a file');
  writeFileSync(taggerFolder, '');
  const texts = ['The files are known.', 'with type foo'];
  const translations = await translateInOrder(english, texts, { taggerFolder });
  assert.equal(translations.get('with type foo'), 'con tipo foo');
});

test('a folder that disappears stops no translation', { skip }, async () => {
  const taggers = folder();
  await using engine = new ApertiumTranslator({ taggerFolder: taggers.path, knownMissingClasses: {} });
  const translate = async (text: string) => {
    const batch = { ...english, segments: [textSegment(text)], options: { formality: 'default' } } as const;
    return (await engine.translate(batch, new AbortController().signal)).segments.map(plainText).join();
  };
  await translate('The house is red.');
  taggers[Symbol.dispose]();
  writeFileSync(taggers.path, '');
  await translate('The files are known.');
  assert.equal(await translate('with type foo'), 'con tipo foo');
  rmSync(taggers.path);
});

test('stages whose model is of another kind, or missing, stay as they are', () => {
  using models = new TaggerModels({ searchPath: '/usr/bin:/bin' });
  for (const given of [
    ['-z', '-g', '/nowhere.prob'],
    ['-z', '-x', '-g', import.meta.filename],
    ['-z', '-g', import.meta.filename],
  ]) {
    const stages = [{ program: '/usr/bin/apertium-tagger', arguments: given }];
    const prepared = models.prepare(stages);
    assert.equal(prepared.stages, stages);
    assert.equal(prepared.learn(['ADJ,VLEXPP']), false);
  }
});

function installed({ source, target }: LanguagePair): boolean {
  return pairs.some((pair) => pair.source === source && pair.target === target);
}
