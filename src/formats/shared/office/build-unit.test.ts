import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText } from '../../../language/segments.ts';
import { type BuiltUnit, buildUnit } from './build-unit.ts';
import { formatOf, type Markup, plainFormat, type RunItem, type RunWriter } from './run-items.ts';
import { writeUnit } from './write-unit.ts';

const writer: RunWriter = {
  run: ({ properties }, text) => `[${properties.join(' ')}|${text}]`,
  properties: ({ properties }) => properties.join(' '),
};
const shown = (markup: Markup): string => markup.join('');

const text = (words: string, ...properties: readonly string[]): RunItem => ({
  type: 'text',
  text: words,
  format: properties.length === 0 ? plainFormat : formatOf(properties),
});
const alone = (markup: string): RunItem => ({ type: 'alone', markup: [markup] });
const open: RunItem = { type: 'open', markup: ['<link>'] };
const close: RunItem = { type: 'close', markup: ['</link>'] };

function built(...items: readonly RunItem[]): BuiltUnit {
  const unit = buildUnit(items, writer, shown);
  assert.ok(unit);
  return unit;
}

function codes({ segment }: BuiltUnit): string {
  return segment.inlines
    .map((inline) => (typeof inline === 'string' ? inline : `{${inline.kind} ${inline.data}}`))
    .join('');
}

const written = (unit: BuiltUnit): string => writeUnit(unit, unit.segment, writer, shown);

describe('units of runs', () => {
  it('need no code for what all runs have', () => {
    assert.equal(codes(built(text('a ', 'large'), text('b', 'large', 'bold'))), 'a {open large bold}b{close }');
  });

  it('need no code for the most frequent look where no run has only what all have', () => {
    const unit = built(text('a ', 'thin', 'large'), text('b', 'bold', 'large'), text(' c', 'thin', 'large'));
    assert.equal(codes(unit), 'a {open bold large}b{close } c');
  });

  it('have the same codes whatever the order and length of their runs', () => {
    const [plain, bold] = [text('plain'), text('bold', 'b')];
    assert.equal(codes(built(plain, bold)), 'plain{open b}bold{close }');
    assert.equal(codes(built(bold, plain)), '{open b}bold{close }plain');
    assert.equal(codes(built(text('very long and bold', 'b'), text('x'))), '{open b}very long and bold{close }x');
  });

  it('keep codes within text of one look inside of its pair', () => {
    const unit = built(text('a '), text('b', 'b'), alone('<tab>'), text('c', 'b'), alone('<note>'), text(' d'));
    assert.equal(codes(unit), 'a {open b}b{alone <tab>}c{close }{alone <note>} d');
  });

  it('have their own looks within elements', () => {
    const unit = built(text('see '), open, text('the ', 'u'), text('page', 'u', 'b'), close, text('.'));
    assert.equal(codes(unit), 'see {open <link>}the {open u b}page{close }{close </link>}.');
    assert.equal(written(unit), '[|see ]<link>[u|the ][u b|page]</link>[|.]');
  });

  it('leave what is at the ends where it is', () => {
    const unit = built(alone('<a>'), open, alone('<b>'), text('words', 'u'), close, alone('<c>'));
    assert.equal(codes(unit), 'words');
    assert.equal(written(unit), '<a><link><b>[u|words]</link><c>');
  });

  it('join neighbours that are alone', () => {
    const unit = built(text('a'), alone('<1>'), alone('<2>'), text('b'));
    assert.equal(codes(unit), 'a{alone <1><2>}b');
    assert.equal(written(unit), '[|a]<1><2>[|b]');
  });

  it('may have more at their end than a call may have arguments', () => {
    const unit = built(text('a'), ...Array.from({ length: 50 }, () => alone('<x>')), open, close, alone('<y>'));
    assert.equal(written(unit).length, '[|a]<link></link><y>'.length + 150);
    const marks = Array.from({ length: 150_000 }, () => alone('<x>'));
    assert.equal(buildUnit([text('a')].concat(marks as never), writer, shown)?.after.length, 150_000);
  });

  it('are none without letters or digits', () => {
    assert.equal(buildUnit([text(' — '), alone('<x>')], writer, shown), undefined);
  });

  it('write nothing for text that went, and keep elements and what is alone', () => {
    const unit = built(text('a '), text('b', 'b'), open, text('c'), close, text(' d'));
    const inlines = unit.segment.inlines.map((inline) => (inline === 'b' || inline === 'c' ? '' : inline));
    assert.equal(writeUnit(unit, { inlines }, writer, shown), '[|a ]<link></link>[| d]');
    assert.equal(plainText(unit.segment), 'a bc d');
  });
});
