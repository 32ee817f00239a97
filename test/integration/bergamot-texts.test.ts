import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { BergamotTranslator } from '../../src/engines/bergamot/bergamot-translator.ts';
import { readMarked, writeMarked } from '../../src/engines/shared/projection/marked-text.ts';
import { plainText, textSegment } from '../../src/language/segments.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { FixedModels, readExamples } from './bergamot-fixtures.ts';

const translator = new BergamotTranslator({ models: new FixedModels(), workers: 1, clock: new ManualClock() });
after(() => translator[Symbol.asyncDispose]());

const examples = readExamples('ende');

/** English to German, codes written as tags. */
async function translate(...marked: readonly string[]): Promise<readonly string[]> {
  const segments = marked.map(readMarked);
  return (await run(segments)).map(writeMarked);
}

async function run(segments: readonly ReturnType<typeof textSegment>[]) {
  const batch = { source: 'en', target: 'de', options: { formality: 'default' }, segments } as const;
  return (await translator.translate(batch, new AbortController().signal)).segments;
}

async function translateTexts(...texts: readonly string[]): Promise<readonly string[]> {
  return (await run(texts.map(textSegment))).map(plainText);
}

describe('codes', () => {
  for (const [what, source, expected] of [
    [
      'go where their words go',
      'The cold child <b>buys</b> the table <i>tomorrow</i>.',
      'Das kalte Kind <b>kauft</b> <i>morgen</i> den Tisch.',
    ],
    [
      'hold their words together',
      'The cold child buys <a>the table tomorrow</a>.',
      'Das kalte Kind kauft <a>morgen den Tisch</a>.',
    ],
    ['nest', 'The <u>big <i>cat</i></u> remains red.', 'Die <u>große <i>Katze</i></u> bleibt rot.'],
    ['around a part of a word take the word', 'The c<b>a</b>t remains red.', 'Die <b>Katze</b> bleibt rot.'],
    ['leave punctuation outside', 'The <b>cat</b> remains <i>red</i>.', 'Die <b>Katze</b> bleibt <i>rot</i>.'],
    ['that stand alone keep their neighbour', 'I see three <x/>cats here.', 'Ich sehe hier drei <x/>Katzen.'],
    ['at the ends stay there', '<x/>I see three cats here.<y/>', '<x/>Ich sehe hier drei Katzen.<y/>'],
    ['between words part them', 'I see<br/>three cats here.', 'Ich sehe hier<br/>drei Katzen.'],
    ['without text survive', 'The <b></b>cat remains red.', 'Die <b></b>Katze bleibt rot.'],
    [
      'of reference marks are no part of the word',
      'The cat<sup>1</sup> remains red.',
      'Die Katze<sup>1</sup> bleibt rot.',
    ],
    [
      'may span sentences',
      'The cat remains <b>red. The house remains</b> cold.',
      'Die Katze bleibt <b>rot. Das Haus bleibt</b> kalt.',
    ],
  ] as const)
    it(what, async () => {
      assert.deepEqual(await translate(source), [expected]);
    });

  it('around any words leave the words as they are', async () => {
    for (const size of [1, 2, 3]) {
      const tagged = examples.map(({ source }) => {
        const words = source.split(' ');
        const first = words.length % Math.max(1, words.length - size);
        return words
          .map((word, index) => (index === first ? `<b>${word}` : word) + (index === first + size - 1 ? '</b>' : ''))
          .join(' ');
      });
      const translated = await translate(...tagged);
      assert.deepEqual(
        translated.map((text) => text.replaceAll(/<[^>]*>/g, '')),
        examples.map(({ translation }) => translation),
      );
    }
  });

  it('that are no pairs come back all the same', async () => {
    const segment = {
      inlines: [
        'The cat ',
        { kind: 'close', id: 3, data: '</i>' },
        'remains ',
        { kind: 'open', id: 1, data: '<b>' },
        'red.',
      ],
    } as const;
    const [translated] = await run([segment]);
    assert.equal(translated && writeMarked(translated), 'Die Katze </i>bleibt <b>rot.');
  });

  it('by the thousand take no thousand times as long', async () => {
    const [translated = ''] = await translate('<b>The <i>cat</i></b><x/> remains red. '.repeat(1_500));
    assert.equal(translated.match(/<[bix]\/?>/g)?.length, 4_500);
    assert.equal(translated.match(/Katze/g)?.length, 1_500);
  });
});

describe('addresses and placeholders', () => {
  for (const [source, expected] of [
    ['The {name} cat remains red.', 'Die {name} Katze bleibt rot.'],
    ['The file /usr/lib/file.txt is small.', 'Die Datei /usr/lib/file.txt ist klein.'],
    ['The "{file}" is small.', 'Die "{file}" ist klein.'],
    ['The <b>{name}</b> cat <i>remains red</i>.', 'Die <b>{name}</b> Katze <i>bleibt rot</i>.'],
    ['{{ user name }}', '{{ user name }}'],
  ] as const)
    it(`that the model does not know come back: ${source}`, async () => {
      assert.deepEqual(await translate(source), [expected]);
    });

  it('come back once each, wherever they are', async () => {
    const passages = [
      ...[
        'https://example.com/a_b?c=d&e#f',
        'www.server.com',
        'mary@example.org',
        'report.pdf',
        '/usr/lib',
        'C:\\Temp',
      ],
      ...[
        '{name}',
        '{{ user name }}',
        '%s',
        '%1$s',
        '$\x7bHOME}',
        '%{count}',
        '<<file>>',
        ':user_name',
        '@cat',
        'big_cat',
      ],
    ];
    const texts = examples.slice(0, 20).flatMap(({ source }, index) => {
      const words = source.split(' ');
      const pick = (step: number) => passages[(index * 3 + step) % passages.length] ?? '';
      return [
        words.toSpliced(1 + (index % 3), 0, pick(0)).join(' '),
        words
          .toSpliced(0, 0, pick(1))
          .toSpliced(3, 0, `(${pick(2)})`, pick(3))
          .join(' '),
        `${source} ${pick(4)}\n${pick(5)}. ${source}`,
      ];
    });
    const sources = [...texts, ...texts.map((text) => text.replace(' ', ' \u00a0'))];
    const translated = await translateTexts(...sources);
    for (const [index, source] of sources.entries())
      for (const passage of passages.filter((one) => source.includes(one)))
        assert.equal(
          translated[index]?.split(passage).length,
          source.split(passage).length,
          `${passage} in "${source}" became "${translated[index]}"`,
        );
  });
});

describe('texts', () => {
  it('keep white space between sentences and between words', async () => {
    const source =
      'The cat remains red.\n\nThe house remains cold.  I see\tthree cats here. The cold child buys\nthe table.';
    const target =
      'Die Katze bleibt rot.\n\nDas Haus bleibt kalt.  Ich sehe hier\tdrei Katzen. Das kalte Kind kauft\nden Tisch.';
    assert.deepEqual(await translateTexts(source), [target]);
  });

  it('are read without soft hyphens', async () => {
    assert.deepEqual(await translateTexts('The c\u00adat re\u00admains red.'), ['Die Katze bleibt rot.']);
  });

  it('that look like markup are text', async () => {
    const hostile = ['</b><b id=0>', '<b id="0">', '&lt;b&gt; &amp;amp; &#0;', '<<b id=1>', '<!--', '<script>', ']]>'];
    const texts = hostile.flatMap((text) => [`The cat ${text}`, `The\ncat ${text}`, `${text} remains\n red.`]);
    const translated = await translateTexts(...texts, 'The cat remains red.');
    assert.equal(translated.at(-1), 'Die Katze bleibt rot.');
    const coded = await translate(...hostile.map((text) => `The <b>cat</b> ${text.replaceAll(/[<>]/g, '')}`));
    for (const text of coded) assert.match(text, /<b>[^<]*<\/b>/);
  });

  it('that the engine has nothing to say about are kept', async () => {
    assert.deepEqual(await translateTexts('Zzzqqq 😀 漢字 the'), ['Zzzqqq 😀 漢字 the']);
  });

  it('may be very long', async () => {
    const sentences = Array.from(
      { length: 3_000 },
      (_, index) => examples[index % examples.length] ?? { source: '', translation: '' },
    );
    const [text] = await translateTexts(sentences.map(({ source }) => source).join(' '));
    assert.equal(text, sentences.map(({ translation }) => translation).join(' '));
    const [word = ''] = await translateTexts('x'.repeat(50_000));
    assert.ok(word.isWellFormed());
  });
});
