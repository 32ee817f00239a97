import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parseMarkdown } from './parse-markdown.ts';

const options = { targetLanguage: 'de', watermark: false };

async function texts(markdown: string): Promise<string[]> {
  return (await parseMarkdown(markdown)).units.map(({ kind, segment }) => `${kind}: ${plainText(segment)}`);
}

/** The first unit becomes these inlines, given its codes. */
async function translate(
  markdown: string,
  inlines: (codes: readonly InlineCode[]) => readonly Inline[],
): Promise<string> {
  const parsed = await parseMarkdown(markdown);
  const [first, ...others] = parsed.units;
  const codes = first?.segment.inlines.filter(isCode) ?? [];
  return applyEdits(markdown, parsed.edit([{ inlines: inlines(codes) }, ...others.map(() => undefined)], options));
}

const say =
  (...inlines: readonly (string | number)[]) =>
  (codes: readonly InlineCode[]): readonly Inline[] =>
    inlines.map((inline) => (typeof inline === 'string' ? inline : (codes[inline] as InlineCode)));

test('paragraphs, headings, cells, texts of images, titles and HTML are units; code and front matter are not', async () => {
  const markdown =
    '---\ntitle: no\n---\n# One\n\n* two\n\n| a | b |\n|---|---|\n| c | 1 |\n\n```\nno\n```\n\n![alt](x "title")\n\n<p>html</p>\n\n' +
    '[x]: y "defined"\n';
  assert.deepEqual(await texts(markdown), [
    'title: One',
    'text: two',
    ...['cell: a', 'cell: b', 'cell: c', 'cell: 1'],
    'attribute: alt',
    'attribute: title',
    'text: html',
    'attribute: defined',
  ]);
});

test('lines that are put together are filled again, with what lines begin with there', async () => {
  const markdown = '> One line of about forty columns, no more\n> than that, and another.\n';
  assert.equal(
    await translate(markdown, say('Dieser Text ist ein gutes Stück länger als der alte, und er braucht drei Zeilen.')),
    '> Dieser Text ist ein gutes Stück länger\n> als der alte, und er braucht drei\n> Zeilen.\n',
  );
  assert.equal(await translate('One line.\n', say(`${'word '.repeat(40)}end`)), `${'word '.repeat(40)}end\n`);
});

test('each text between tabs is written between its tabs', async () => {
  const markdown = 'one\t two\nthree \t four\tfive *six*\n';
  const parsed = await parseMarkdown(markdown);
  const upper = parsed.units.map(({ segment }) => ({
    inlines: segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())),
  }));
  assert.equal(applyEdits(markdown, parsed.edit(upper, options)), 'ONE\t TWO THREE \t FOUR\tFIVE *SIX*\n');
  const third = upper.map((segment, index) => (index === 2 ? segment : undefined));
  assert.equal(applyEdits(markdown, parsed.edit(third, options)), 'one\t two\nthree \t FOUR\tfive *six*\n');
});

test('a line never ends right behind bold words that begin the text, since these would be a line of their own', async () => {
  const bold = 'Bold words that fill a line';
  const markdown = `- **Short.** More words, which\n  continue here.\n`;
  const written = await translate(markdown, say(0, bold, 1, ' and-more-words which are long'));
  assert.equal(written, `- **${bold}** and-more-words\n  which are long\n`);
});

test('a bold first line stays one line however long it gets, since it is read as a line of its own then', async () => {
  const bold = 'Bold words that are more than a line of forty columns has';
  const markdown = '- **A bold line**\n  and text that follows\n';
  const translation = say(0, bold, 1, 2, 'and more text that follows in its own lines');
  assert.equal(
    await translate(markdown, translation),
    `- **${bold}**\n  and more text that follows in its own\n  lines\n`,
  );
});

test('several spaces, as between columns, are no end of a line', async () => {
  const markdown = 'one     two     three\nfour    five    six\n';
  const text = 'eins    zwei und zwanzig    dreißig    vierzig';
  assert.equal(await translate(markdown, say(text)), 'eins    zwei und zwanzig    dreißig    vierzig\n');
  const longer = `${text}    mehr Wörter`;
  assert.equal(
    await translate(markdown, say(longer)),
    'eins    zwei und zwanzig    dreißig    vierzig    mehr\nWörter\n',
  );
});

test('references to definitions behind them are known as such, and what only looks like a definition is none', async () => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Read [part ${index}] and [no part] of [^1].\n\n`).join(
    '',
  );
  const behind = Array.from({ length: 40 }, (_, index) => `[part ${index}]: https://a.org/${index}\n`).join('');
  const text = `    code first\n\n${paragraphs}\`\`\`\n[no part]: x\n\`\`\`\n\n${behind}\n[^1]: A note.\n`;
  for (const stretchLength of [1, 300, Infinity]) {
    const { units } = await parseMarkdown(text, { stretchLength });
    assert.equal(units.length, 41);
    for (const { segment } of units.slice(0, 40))
      assert.deepEqual(
        segment.inlines.filter(isCode).map(({ kind }) => kind),
        ['open', 'close', 'alone'],
      );
  }
});

test('what refers to definitions is known as such before code and comments that are longer than a stretch', async () => {
  const lines = Array.from({ length: 80 }, (_, index) => `const x${index} = 1;\n\n`).join('');
  for (const [open, close] of [
    ['```', '```'],
    ['<!-- a\n', '-->'],
  ]) {
    const text = `> [one][a] and [two].\n\n${open}\n${lines}${close}\n\n[a]: b\n[two]: c\n`;
    for (const stretchLength of [1, 300, 8_000, Infinity]) {
      const [first] = (await parseMarkdown(text, { stretchLength })).units;
      assert.equal(first?.segment.inlines.filter(isCode).length, 4, `${open} ${stretchLength}`);
    }
  }
});

test('text that would be markup is escaped, other text is left for people to read', async () => {
  const cases: [string, string][] = [
    ['1. Januar', '1\\. Januar'],
    ['- nein', '\\- nein'],
    ['# nein', '\\# nein'],
    ['> nein', '\\> nein'],
    ['a *b* [c](d) `e` <f> &amp; g_h i_', 'a \\*b\\* \\[c\\](d) \\`e\\` \\<f> \\&amp; g_h i\\_'],
    ['5 * 3 < 7 & 8, C:\\dir, #1, 2. a-b', '5 * 3 < 7 & 8, C:\\dir, #1, 2. a-b'],
  ];
  for (const [text, written] of cases) {
    assert.equal(await translate('x\n', say(text)), `${written}\n`);
    assert.deepEqual(await texts(`${written}\n`), [`text: ${text}`]);
  }
  assert.ok((await translate('| a |\n|---|\n', say('x | y'))).startsWith('| x \\| y |'));
});

test('marks of emphasis that would not work where they are become HTML, and spaces move out of them', async () => {
  assert.equal(await translate('a **b** c\n', say('x', 0, ' y ', 1, 'z')), 'x **y** z\n');
  assert.equal(await translate('a **b** c\n', say('夜', 0, '「どこ」', 1, 'に')), '夜<strong>「どこ」</strong>に\n');
  assert.equal(await translate('a _b_ c\n', say('un', 0, 'frei', 1, 'willig')), 'un<em>frei</em>willig\n');
  assert.equal(await translate('a *b* c\n', say('un', 0, 'frei', 1, 'willig')), 'un*frei*willig\n');
  assert.equal(await translate('**_b_** c\n', say(0, 'x', 1, ' y')), '**_x_** y\n');
  assert.equal(await translate('a _**b**_ c\n', say('u', 0, 'x', 1, 'y')), 'u<em><strong>x</strong></em>y\n');
  assert.equal(await translate('a *b* c\n', say('nichts', 0, 1)), 'nichts\n');
});

test('links keep the label that their text was', async () => {
  const definition = '\n[label]: https://example.com\n';
  assert.equal(
    await translate(`a [label] b\n${definition}`, say('x ', 0, 'Wort', 1, ' y')),
    `x [Wort][label] y\n${definition}`,
  );
  assert.equal(await translate(`a [label][] b\n${definition}`, say('x ', 0, 'W', 1)), `x [W][label]\n${definition}`);
});

test('values inside of a sentence are written with it', async () => {
  const markdown = 'See ![a boat](x "big") now\n';
  const parsed = await parseMarkdown(markdown);
  const [text, alternative] = parsed.units;
  const image = text?.segment.inlines[1] as InlineCode;
  const translations = [{ inlines: ['Jetzt ', image, ' sehen'] }, { inlines: ['ein ]Boot'] }, { inlines: ['"groß"'] }];
  assert.equal(alternative?.kind, 'attribute');
  assert.equal(
    applyEdits(markdown, parsed.edit(translations, options)),
    'Jetzt ![ein \\]Boot](x "\\"groß\\"") sehen\n',
  );
});

test('what is read does not depend on where the text is cut', async () => {
  const folder = 'test/corpus/md';
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  for (const [index, text] of [...texts, texts.join('\n\n')].entries()) {
    const whole = await parseMarkdown(text, { stretchLength: Infinity });
    for (const stretchLength of [1, 300]) {
      const cut = await parseMarkdown(text, { stretchLength });
      assert.deepEqual(cut.units, whole.units, files[index] ?? 'all files together');
    }
  }
});

test('lines in any order are read the same wherever they are cut', async () => {
  const line = fc.constantFrom(
    ...[
      '',
      '',
      '',
      'a *b* c',
      '# h',
      '---',
      '- item',
      '2. two',
      '10) ten',
      '  more',
      '    code',
      '> quote',
      '> ',
      '>',
      'x',
    ],
    ...[
      '```',
      '~~~js',
      '> ```',
      '- ```',
      '<div>',
      '</div>',
      '<!-- c',
      '-->',
      '<script>',
      '</script>',
      '<?php',
      '?>',
      '[x]: y',
    ],
    ...[
      '| a | b |',
      '|---|---|',
      '| c | d |',
      '[^1]: foot',
      'see [x], [y][x] and [^1]',
      '**open',
      'close**',
      '- > q',
      '`code',
    ],
  );
  const lines = fc.array(line, { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n'), async (chosen, lineEnd) => {
      const text = chosen.join(lineEnd);
      // After indented code micromark takes a list for a paragraph when its first number is not 1.
      fc.pre(!/^[ >]* {4}\S.*(?:\r?\n[ >]*)+(?:2\.|10\))/m.test(text));
      const { units } = await parseMarkdown(text, { stretchLength: 1 });
      assert.deepEqual(units, (await parseMarkdown(text, { stretchLength: Infinity })).units);
    }),
    { numRuns: 400 },
  );
});

test('gives way while it reads, and ends when that fails', async () => {
  const giveWay = () => Promise.reject(new Error('stopped'));
  await assert.rejects(parseMarkdown('text\n', { giveWay }), /stopped/);
});

test('in the head of a file, titles and descriptions are units, in YAML and TOML', async () => {
  const yaml = `---\ntitle: "A \\"guide\\""\ndescription: All of it\nauthor: Jane\nsummary: 'It''s short'\ntags: [a]\n---\nText\n`;
  assert.deepEqual(await texts(yaml), ['title: A "guide"', 'text: All of it', "text: It's short", 'text: Text']);
  assert.equal(await translate(yaml, say('El "libro"')), yaml.replace('A \\"guide\\"', 'El \\"libro\\"'));
  const plain = '---\ntitle: A guide\n---\n';
  assert.equal(await translate(plain, say('Guía: primera')), '---\ntitle: "Guía: primera"\n---\n');
  const toml = '+++\ntitle = "A guide"\ndraft = true\n+++\n';
  assert.equal(await translate(toml, say('Una guía')), '+++\ntitle = "Una guía"\ndraft = true\n+++\n');
  for (const left of [
    'title: >\n  folded',
    'title: 12',
    'title: on\n  two lines',
    'params:\n  title: inside',
    'title: "{{ x }}"',
  ])
    assert.deepEqual(await texts(`---\n${left}\n---\n`), [], left);
});

test('what programs read beyond CommonMark stays, on lines of its own', async () => {
  const cases: [string, string, string][] = [
    ['> [!WARNING]\n> Do not swim.\n', 'Nicht', '> [!WARNING]\n> Nicht\n'],
    [':::note\nKeep it.\n:::\n', 'Behalten', ':::note\nBehalten\n:::\n'],
    ['## A heading {#anchor .big}\n', 'Titel', '## Titel {#anchor .big}\n'],
    ['Text\n{: .lead}\n', 'Absatz', 'Absatz\n{: .lead}\n'],
    ['{/* a comment */}\n', '', ''],
    ["import Tabs from '@theme/Tabs';\n", '', ''],
    ['export const x = 1;\n', '', ''],
    ['[TOC]\n', '', ''],
    ['$$\na_1 *b* c_2\n$$\n', '', ''],
  ];
  for (const [markdown, translation, written] of cases) {
    if (translation === '') assert.deepEqual(await texts(markdown), [], markdown);
    else assert.equal(await translate(markdown, say(translation)), written);
  }
  assert.equal(await translate('The sum $a + b$ is it\n', say('Es ist ', 0)), 'Es ist $a + b$\n');
  assert.equal(await translate('Term\n: What it is\n', say('Wort', 0, 'Was')), 'Wort\n: Was\n');
  assert.equal(
    await translate('> **Note**\n> Cold.\n', say(0, 'Achtung', 1, 2, '- kalt')),
    '> **Achtung**\n> \\- kalt\n',
  );
  assert.deepEqual(await texts('It costs $5 or 6$, or $HOME and $PATH.\n'), ['text: It costs , or $HOME and $PATH.']);
  assert.deepEqual(await texts('It costs $5 and $6.\n'), ['text: It costs $5 and $6.']);
});

test('lines after a hard break do not become markup', async () => {
  assert.equal(await translate('one  \ntwo\n', say('a', 0, '- b')), 'a  \n\\- b\n');
  assert.equal(await translate('one\\\ntwo\n', say('a', 0, '1. b')), 'a\\\n1\\. b\n');
});

test('links keep their label where other marks or nothing but them are around', async () => {
  const definition = '\n[label]: https://example.com\n';
  const cases: [string, string][] = [
    ['## [label]', '## [Wort][label]'],
    ['**[label][]**', '**[Wort][label]**'],
    ['> *[label]*', '> *[Wort][label]*'],
    ['[label]', '[Wort][label]'],
  ];
  for (const [markdown, written] of cases)
    assert.equal(await translate(`${markdown}\n${definition}`, say('Wort')), `${written}\n${definition}`);
  assert.equal(
    await translate(`a **[label][]** b\n${definition}`, say('x ', 0, 'Wort', 1, ' y')),
    `x **[Wort][label]** y\n${definition}`,
  );
});

test('stars that come to the start of a line begin no list, and links around code stay as they are', async () => {
  const text = `Forty columns of text are here, and more\nof it, 512 * 1024 [\`code\`][]\n\n[\`code\`]: x\n`;
  assert.equal(
    await translate(text, say('Vierzig Spalten Text sind hier, und nun 5 * 1024 ', 0)),
    `Vierzig Spalten Text sind hier, und nun\n5 * 1024 [\`code\`][]\n\n[\`code\`]: x\n`,
  );
  assert.equal(
    await translate(text, say('Vierzig Spalten Text sind hier und 5120 * 1024 ', 0)),
    `Vierzig Spalten Text sind hier und 5120\n\\* 1024 [\`code\`][]\n\n[\`code\`]: x\n`,
  );
});
