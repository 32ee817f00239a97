import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listFiles } from '../../../test/contracts/document-files.ts';
import { countSureTexts } from './count-sure-texts.ts';
import { frontMatterEnd } from './front-matter.ts';
import { parseMarkdown } from './parse-markdown.ts';

const count = (source: string): number => countSureTexts(source, frontMatterEnd(source));

test('items of lists and cells of tables count, whatever ends their lines', () => {
  const source = '- one\n- two words\n* three\n\n| a | b |\n|---|:-:|\n| c | |\n| d | e | f |\n\nText\n';
  for (const end of ['\n', '\r\n']) assert.equal(count(source.replaceAll('\n', end)), 3 + 2 + 1 + 2);
});

test('numbers count as words do, and behind empty lines as paragraphs', async () => {
  const source = '- 1\n- 2 a\n\n3\n\n4 b\n5\n\n| 6 | a |\n|---|---|\n| 7 | -8 |\n';
  assert.equal(count(source), 2 + 2 + 2 + 1);
  assert.equal((await parseMarkdown(source)).units.length, 2 + 2 + 2 + 2);
});

test('a document of few lines is not looked at', () => {
  assert.deepEqual(
    [3, 4].map((few) => countSureTexts('- a\n- b\n- c\n- d\n', 0, few)),
    [4, 0],
  );
});

test('what may be code, HTML or no text does not count', () => {
  const sources = [
    '```\n- a\n```\n',
    '~~~~ text\n- a\n~~~\n- b\n',
    '- a\n  ```\n- b\n',
    '<div>\n- a\n\n',
    '<!-- a\n\n- b\n',
    'Text\n<b>a\n```\n- b\n',
    '---\n- a\n---\n',
    '- 12.\n- [a]\n- import a\n-b\nText\n12\n',
    'Text\n| a |\n|---|\n',
    '| a | b |\n|---|\n| c |\n',
    '| `a | b |\n|---|---|\n| c`| \\| |\n',
  ];
  assert.deepEqual(
    sources.map((source) => count(source)),
    [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  );
});

test('there are never more than the parser finds', async () => {
  const files = (await listFiles('test/corpus/md')).map((path) => readFileSync(path, 'utf8'));
  const pieces = [
    '- a\n',
    '* b c\n',
    '|a|b|\n',
    '|-|-|\n',
    '\n',
    '```\n',
    '~~~\n',
    '  ```\n',
    '12\n',
    '- 3\n',
    '<b>\n',
    '> - c\n',
    'd\n',
    '    e\n',
    '<!--\n',
    '-->\n',
  ];
  // As a random text is, but the same in every run.
  let state = 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  const mixed = Array.from({ length: 2_000 }, () =>
    Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join(''),
  );
  for (const source of [...files, ...mixed]) {
    const { units } = await parseMarkdown(source);
    assert.ok(
      count(source) <= units.length,
      `${count(source)} > ${units.length}: ${JSON.stringify(source.slice(0, 300))}`,
    );
  }
});
