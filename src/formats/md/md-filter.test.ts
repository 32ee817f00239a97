import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../shared/encoding/splice-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

const options = { targetLanguage: 'de', watermark: false };

function texts(markdown: string): string[] {
  return parseMarkdown(markdown).units.map(({ kind, segment }) => `${kind}: ${plainText(segment)}`);
}

/** The first unit becomes these inlines, given its codes. */
function translate(markdown: string, inlines: (codes: readonly InlineCode[]) => readonly Inline[]): string {
  const parsed = parseMarkdown(markdown);
  const [first, ...others] = parsed.units;
  const codes = first?.segment.inlines.filter(isCode) ?? [];
  return applyEdits(markdown, parsed.edit([{ inlines: inlines(codes) }, ...others.map(() => undefined)], options));
}

const say =
  (...inlines: readonly (string | number)[]) =>
  (codes: readonly InlineCode[]): readonly Inline[] =>
    inlines.map((inline) => (typeof inline === 'string' ? inline : (codes[inline] as InlineCode)));

test('paragraphs, headings, cells, texts of images, titles and HTML are units; code and front matter are not', () => {
  const markdown =
    '---\ntitle: no\n---\n# One\n\n* two\n\n| a | b |\n|---|---|\n| c | 1 |\n\n```\nno\n```\n\n![alt](x "title")\n\n<p>html</p>\n\n' +
    '[x]: y "defined"\n';
  assert.deepEqual(texts(markdown), [
    'title: One',
    'text: two',
    ...['cell: a', 'cell: b', 'cell: c', 'cell: 1'],
    'attribute: alt',
    'attribute: title',
    'text: html',
    'attribute: defined',
  ]);
});

test('lines that are put together are filled again, with what lines begin with there', () => {
  const markdown = '> One line of about forty columns, no more\n> than that, and another.\n';
  assert.equal(
    translate(markdown, say('Dieser Text ist ein gutes Stück länger als der alte, und er braucht drei Zeilen.')),
    '> Dieser Text ist ein gutes Stück länger\n> als der alte, und er braucht drei\n> Zeilen.\n',
  );
  assert.equal(translate('One line.\n', say(`${'word '.repeat(40)}end`)), `${'word '.repeat(40)}end\n`);
});

test('text that would be markup is escaped, other text is left for people to read', () => {
  const cases: [string, string][] = [
    ['1. Januar', '1\\. Januar'],
    ['- nein', '\\- nein'],
    ['# nein', '\\# nein'],
    ['> nein', '\\> nein'],
    ['a *b* [c](d) `e` <f> &amp; g_h i_', 'a \\*b\\* \\[c\\](d) \\`e\\` \\<f> \\&amp; g_h i\\_'],
    ['5 * 3 < 7 & 8, C:\\dir, #1, 2. a-b', '5 * 3 < 7 & 8, C:\\dir, #1, 2. a-b'],
  ];
  for (const [text, written] of cases) {
    assert.equal(translate('x\n', say(text)), `${written}\n`);
    assert.deepEqual(texts(`${written}\n`), [`text: ${text}`]);
  }
  assert.ok(translate('| a |\n|---|\n', say('x | y')).startsWith('| x \\| y |'));
});

test('marks of emphasis that would not work where they are become HTML, and spaces move out of them', () => {
  assert.equal(translate('a **b** c\n', say('x', 0, ' y ', 1, 'z')), 'x **y** z\n');
  assert.equal(translate('a **b** c\n', say('夜', 0, '「どこ」', 1, 'に')), '夜<strong>「どこ」</strong>に\n');
  assert.equal(translate('a _b_ c\n', say('un', 0, 'frei', 1, 'willig')), 'un<em>frei</em>willig\n');
  assert.equal(translate('a *b* c\n', say('un', 0, 'frei', 1, 'willig')), 'un*frei*willig\n');
  assert.equal(translate('a *b* c\n', say('nichts', 0, 1)), 'nichts\n');
});

test('links keep the label that their text was', () => {
  const definition = '\n[label]: https://example.com\n';
  assert.equal(
    translate(`a [label] b\n${definition}`, say('x ', 0, 'Wort', 1, ' y')),
    `x [Wort][label] y\n${definition}`,
  );
  assert.equal(translate(`a [label][] b\n${definition}`, say('x ', 0, 'W', 1)), `x [W][label]\n${definition}`);
});

test('values inside of a sentence are written with it', () => {
  const markdown = 'See ![a boat](x "big") now\n';
  const parsed = parseMarkdown(markdown);
  const [text, alternative] = parsed.units;
  const image = text?.segment.inlines[1] as InlineCode;
  const translations = [{ inlines: ['Jetzt ', image, ' sehen'] }, { inlines: ['ein ]Boot'] }, { inlines: ['"groß"'] }];
  assert.equal(alternative?.kind, 'attribute');
  assert.equal(
    applyEdits(markdown, parsed.edit(translations, options)),
    'Jetzt ![ein \\]Boot](x "\\"groß\\"") sehen\n',
  );
});
