import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readTestSet } from './read-test-set.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-quality-'));
});
after(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const readOne = async (name: string, content: string | Uint8Array) => readTestSet({ file: await file(name, content) });
const wanted = [
  { source: 'One "dog", two', references: ['Un perro', 'Un can'], outputs: { old: 'Uno' } },
  { source: 'Cat', references: ['Gato'], outputs: { old: '' } },
];

describe('readTestSet', () => {
  it('reads tab-separated files, in which quotation marks are text', async () => {
    const content =
      '\ufeffsource\treference\treference2\told\r\nOne "dog", two\tUn perro\tUn can\tUno\r\nCat\tGato\t\t\r\n';
    const { segments, systems } = await readOne('a.tsv', content);
    assert.deepEqual(segments, wanted);
    assert.deepEqual(systems, ['old']);
  });

  it('reads comma-separated files with quoted fields', async () => {
    const content = 'source,reference,reference2,old\n"One ""dog"", two",Un perro,Un can,Uno\nCat,Gato,,\n';
    assert.deepEqual((await readOne('a.csv', content)).segments, wanted);
  });

  it('reads JSON Lines', async () => {
    const rows = [
      { source: 'One "dog", two', reference: 'Un perro', reference2: 'Un can', old: 'Uno' },
      { source: 'Cat', reference: 'Gato', old: '' },
    ];
    const content = rows.map((row) => JSON.stringify(row)).join('\n');
    assert.deepEqual((await readOne('a.jsonl', content)).segments, wanted);
  });

  it('reads plain files of which the lines belong together', async () => {
    const { segments } = await readTestSet({
      source: await file('a.en', 'One "dog", two\nCat\n'),
      references: [await file('a.es', 'Un perro\nGato'), await file('b.es', 'Un can\n\n')],
      systems: [{ name: 'old', file: await file('old.es', 'Uno\n\n') }],
    });
    assert.deepEqual(segments, wanted);
  });

  it('says which line is wrong, and how', async () => {
    const cases: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
      ['a.tsv', 'source\treference\na\tb\nc\n', /a\.tsv: line 3 has 1 columns where the first line has 2/],
      ['a.tsv', 'source\ttarget\na\tb\n', /has no "reference"; there is "source", "target"/],
      ['a.tsv', 'source\treference\na\t \n', /line 2 has no reference/],
      ['a.tsv', 'source\treference\tx\tx\n', /line 1 names "x" twice/],
      ['a.tsv', 'source\treference\n', /has no segments/],
      ['a.csv', 'source,reference\na,"b\n', /line 2: a quotation mark/],
      ['a.jsonl', '{"source":"a","reference":"b"}\n{', /line 2 is not JSON/],
      ['a.jsonl', '{"source":"a","reference":1}', /line 1: "reference" is not a text/],
      [
        'a.jsonl',
        '{"source":"a","reference":"b","x":"c"}\n{"source":"a","reference":"b"}',
        /line 2 has no output of "x"/,
      ],
      ['a.tsv', Buffer.from('source\treference\na\tni\xf1o\n', 'latin1'), /line 2 is not UTF-8/],
      ['a.xml', '<a/>', /none of \.tsv/],
    ];
    for (const [name, content, message] of cases) await assert.rejects(readOne(name, content), { message });
  });

  it('refuses files of different length', async () => {
    const files = { source: await file('c.en', 'a\nb\n'), references: [await file('c.es', 'a\n')], systems: [] };
    await assert.rejects(readTestSet(files), /c\.es has 1 lines where c\.en has 2/);
  });
});
