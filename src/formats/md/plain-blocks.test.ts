import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findPlainBlocks } from './find-plain-blocks.ts';
import { type MarkdownNode, rangeOf } from './node-range.ts';
import { parseBlocks } from './parse-blocks.ts';
import { parsePlainBlocks } from './parse-plain-blocks.ts';

const definitions = '[^1]: x\n\n[a]: x\n\n';

/** All that is read of a tree, with the depth of each block. Code has no text, and lists and tables only hold others. */
function blocksOf(node: MarkdownNode, depth = 0): { start: number; end: number; read: unknown }[] {
  if (node.type === 'code') return [];
  if (['root', 'list', 'listItem', 'table', 'tableRow'].includes(node.type) && 'children' in node)
    return (node.children as MarkdownNode[]).flatMap((child) => blocksOf(child, depth + 1));
  return [{ ...rangeOf(node), read: [depth, outline(node)] }];
}

function outline(node: MarkdownNode): unknown {
  const { start, end } = rangeOf(node);
  const said = ['value', 'url', 'title', 'alt', 'identifier', 'label', 'referenceType'].map((name) =>
    node.type === 'definition' && name === 'url' ? '' : (node as unknown as Record<string, unknown>)[name],
  );
  return [node.type, start, end, ...said, 'children' in node ? node.children.map(outline) : []];
}

/** All definitions that the parser finds, since they hold for texts before them. */
function definitionsIn(node: MarkdownNode): string {
  const own =
    node.type === 'definition' ? node.label : node.type === 'footnoteDefinition' ? `^${node.label}` : undefined;
  const inside = 'children' in node ? (node.children as MarkdownNode[]).map(definitionsIn).join('') : '';
  return own === undefined ? inside : `\n\n[${own}]: x${inside}`;
}

/** In the whole text the parser finds the same up to where plain blocks end, and nothing that goes on there. */
function assertAsParsed(source: string, start: number): void {
  const { blocks, end } = findPlainBlocks(source, start, Infinity);
  const tree = parseBlocks(source, { start: 0, end: source.length, head: '' });
  const usual = blocksOf(tree);
  const plain = blocksOf(parsePlainBlocks(source, { start, end }, blocks, definitionsIn(tree)));
  const same = usual.filter((block) => block.start >= start && block.start < end);
  assert.deepEqual(plain, same, JSON.stringify(source));
  const apart = usual.every((block) => block.end <= end || block.start >= end);
  assert.ok(apart, JSON.stringify(source));
}

const words = ['a', 'b c', 'é', '"q"', '(x)', '1', '12.', '3)', '.', ',', '$', '%', '{', '{{ a }}', '中'];
const marks = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '[a]',
  '[^1]',
  '](b)',
  '![',
  '!',
  '\\',
  '&amp;',
  '&',
  '<',
  '<b>',
];
const rare = [
  '[a]: ',
  ']:',
  '\t',
  '\0',
  '\r\n',
  '\r',
  '\ufeff',
  'www.a.org',
  'http://a.b',
  'a@b.c',
  '"',
  '</b>',
  '<!--',
];
const starts = [
  '# ',
  '## ',
  '#',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '2. ',
  '1) ',
  '  ',
  '   ',
  '    ',
  '> ',
  '-',
  '---',
  '===',
  '=',
  ':',
];
const fences = ['```', '````', '~~~', '<!-- a -->', '<div>', '<b c="d">', '<pre>', '-->', '[ ] ', '[x] '];
const definitionPieces = [
  '[b]: c',
  '[b c]: <d>',
  '[B]:',
  '[d]: e "f"',
  '\n"g"',
  ' "g"',
  '[^2]: h',
  '<a id="b"></a>',
  '<b>',
  '<span>i',
  '<!-- j\n  k -->',
  '[b]',
  '[B c]',
];
const rows = ['|', '| a | b |', '|-|-|', '| --- | :-: |', '| c |', '| `d` | **e** |', '||', '\\|'];

function assertAll(pieces: readonly string[], numRuns: number): void {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((found) => found.join(''));
  fc.assert(
    fc.property(text, (source) => assertAsParsed(definitions + source, definitions.length)),
    { numRuns },
  );
}

test('plain blocks are those that the parser finds, and what it reads in them', () => {
  assertAll([...words, ...marks, ' ', ' ', '\n', '\n', '\n\n', '  \n'], 500);
  assertAll([...words, ...starts, ...starts, ' ', '\n', '\n', '\n\n', '\n  '], 800);
  assertAll([...words, ...starts, ...fences, '\n', '\n', '\n', '\n\n'], 500);
  assertAll(['a', 'b c', ' ', '\n', '\n', '\n\n', '- ', ...rows, ...rows.map((row) => `${row}\n`)], 500);
  assertAll([...definitionPieces, ...definitionPieces, 'a', ' ', '\n', '\n', '\n\n', '- ', '# '], 800);
  assertAll([...words, ...marks, ...starts, ...fences, ...rare, ' ', '\n', '\n', '\n\n'], 800);
});

test('what most documents are made of is plain', () => {
  const source =
    '# One `two`\n\nSome **text**\nover lines:\n- an item\n  of two lines\n- [a](b)\n\n1. first\n\n2. second\n\n```sh\n- no\n```\n\n' +
    '| a | b |\n|---|---|\n| `c` | |\n\n<!-- no -->\n\n<div class="a">\n\nThe end.\n';
  const { blocks, end } = findPlainBlocks(source, 0, Infinity);
  assert.deepEqual(
    blocks.map(({ type, from, to }) => [type, source.slice(from, to)]),
    [
      ['heading', 'One `two`'],
      ['paragraph', 'Some **text**\nover lines:'],
      ['item', 'an item\n  of two lines'],
      ['item', '[a](b)'],
      ['item', 'first'],
      ['item', 'second'],
      ...['a', 'b', '`c`', ''].map((text) => ['cell', text]),
      ['html', '<!-- no -->'],
      ['html', '<div class="a">'],
      ['paragraph', 'The end.'],
    ],
  );
  assert.equal(end, source.length);
});
