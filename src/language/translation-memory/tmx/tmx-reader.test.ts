import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { withinCpu } from '../../../../test/support/within-cpu.ts';
import type { MemoryUnit } from '../../../contracts/stores/translation-memories.ts';
import { TmxError } from './tmx-error.ts';
import { TmxReader, type TmxReaderOptions } from './tmx-reader.ts';
import { writeTmx } from './write-tmx.ts';

const corpus = join(import.meta.dirname, '../../../../test/corpus/tmx');

function read(content: string | Uint8Array, options: TmxReaderOptions = {}, pieceSize = 7) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const reader = new TmxReader(options);
  const units: MemoryUnit[] = [];
  for (let at = 0; at < bytes.length; at += pieceSize) units.push(...reader.push(bytes.subarray(at, at + pieceSize)));
  units.push(...reader.finish());
  return { units, sourceLanguage: reader.sourceLanguage };
}

function inFile(units: string, header = '<header srclang="en"/>'): string {
  return `<tmx version="1.4">${header}<body>${units}</body></tmx>`;
}

function unit(source: string, target: string): string {
  return `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`;
}

function only(content: string, options?: TmxReaderOptions): MemoryUnit {
  const { units } = read(content, options);
  assert.equal(units.length, 1);
  return units[0] as MemoryUnit;
}

describe('the files of the corpus', () => {
  for (const name of readdirSync(corpus).filter((file) => file.endsWith('.tmx'))) {
    const bytes = readFileSync(join(corpus, name));
    const expectation = JSON.parse(readFileSync(join(corpus, name.replace(/tmx$/, 'json')), 'utf8'));
    if ('error' in expectation)
      it(`${name} is refused with its line`, () => {
        for (const size of [1, 64, 1e6])
          assert.throws(
            () => read(bytes, {}, size),
            (error) => error instanceof TmxError && error.message.startsWith(expectation.error),
          );
      });
    else
      it(`${name} is read the same in pieces of any size, written and read again`, async () => {
        for (const size of [1, 3, 64, 1e6]) assert.deepEqual(read(bytes, {}, size), expectation);
        let written = '';
        const head = { sourceLanguage: expectation.sourceLanguage, version: '1' };
        for await (const piece of writeTmx(head, [expectation.units])) written += piece;
        assert.deepEqual(read(written), expectation);
      });
  }
});

describe('inline elements', () => {
  it('share ids over the languages by x, else by i, else by content and order', () => {
    const byLabel = only(inFile(unit('<ph x="1"/>a<ph x="2"/>', '<ph x="2"/>b<ph x="1"/>')));
    assert.deepEqual(ids(byLabel), [
      [1, 2],
      [2, 1],
    ]);
    const byIndex = only(
      inFile(
        unit(
          '<bpt i="1"/>a<ept i="1"/><bpt i="2"/>b<ept i="2"/>',
          '<bpt i="2"/>b<ept i="2"/><bpt i="1"/>a<ept i="1"/>',
        ),
      ),
    );
    assert.deepEqual(ids(byIndex), [
      [1, 1, 2, 2],
      [2, 2, 1, 1],
    ]);
    const byContent = only(inFile(unit('<ph>1</ph>a<ph>2</ph>', '<ph>2</ph>b<ph>1</ph>')));
    assert.deepEqual(ids(byContent), [
      [1, 2],
      [2, 1],
    ]);
  });

  it('that overlap or have no partner are alone', () => {
    const { source } = only(inFile(unit('<bpt i="1"/>a<bpt i="2"/>b<ept i="1"/>c<ept i="2"/><it pos="end"/>', 'x')));
    assert.deepEqual(
      source.inlines.flatMap((inline) => (typeof inline === 'string' ? [] : [inline.kind])),
      ['open', 'alone', 'close', 'alone', 'alone'],
    );
  });

  it('with the text of a hi are a pair around it, and subflows part of their data', () => {
    const { source } = only(inFile(unit('a <hi>b</hi> <ph>&lt;img alt="<sub>c</sub>"></ph>d', 'x')));
    assert.deepEqual(source.inlines, [
      'a ',
      { kind: 'open', id: 1, data: '' },
      'b',
      { kind: 'close', id: 1, data: '' },
      ' ',
      { kind: 'alone', id: 2, data: '<img alt="c">' },
      'd',
    ]);
  });
});

describe('the source language', () => {
  const units = unit('house', 'casa');

  it('is that of the header, of the unit where it says so, or the one given', () => {
    assert.equal(read(inFile(units)).sourceLanguage, 'en');
    const all = inFile(units, '<header srclang="*all*"/>');
    assert.equal(read(all).sourceLanguage, 'en');
    assert.equal(read(all, { sourceLanguage: 'es' }).sourceLanguage, 'es');
    assert.deepEqual(only(all, { sourceLanguage: 'es' }).source.inlines, ['casa']);
  });

  it('need not have the region of the units; units without it are skipped', () => {
    assert.equal(read(inFile(units, '<header srclang="EN-GB"/>')).units.length, 1);
    assert.equal(read(inFile(units, '<header srclang="fr"/>')).units.length, 0);
  });
});

describe('what is no TMX', () => {
  const cases: readonly (readonly [name: string, content: string, line: number])[] = [
    ['nothing', '', 1],
    ['plain text', 'hello', 1],
    ['another root element', '<xliff/>', 1],
    ['a tag that is not closed', '<tmx>\n<body>\n</tmx>', 3],
    ['a file that ends early', '<tmx>\n<body>\n<tu>', 3],
    ['a file that ends within a tag', '<tmx>\n<bo', 2],
    ['a second root element', '<tmx/>\n<tmx/>', 2],
    ['an entity of its own', inFile(`\n${unit('&company;', 'x')}`), 2],
    ['an ampersand that is not escaped', inFile(`\n${unit('R & D', 'x')}`), 2],
    ['an attribute without quotes', '<tmx version=1.4/>', 1],
    ['an attribute without a language', inFile('\n<tu><tuv><seg>a</seg></tuv></tu>'), 2],
    ['a language that is none', inFile('\n<tu><tuv xml:lang="english language"><seg>a</seg></tuv></tu>'), 2],
    ['a variant without a segment', inFile('\n<tu><tuv xml:lang="en">\n</tuv></tu>'), 3],
    ['another element in a segment', inFile(unit('a\n<b>b</b>', 'x')), 2],
    ['a segment without end', inFile(unit('a'.repeat(100_001), 'x')), 1],
    ['a segment of very many codes', inFile(unit(`a${'<ph/>'.repeat(2_001)}`, 'x')), 1],
    ['a unit of very many texts', inFile(`<tu>${'<tuv xml:lang="en"><seg>a</seg></tuv>\n'.repeat(1_001)}</tu>`), 1_001],
    ['a tag without end', `<tmx\n${' '.repeat(2 ** 20)}`, 1],
  ];
  for (const [name, content, line] of cases)
    it(`${name} is refused at its line`, () => {
      assert.throws(
        () => read(content, {}, 1_000),
        (error) => error instanceof TmxError && error.line === line,
      );
    });

  it('bytes that are no text are refused at their line', () => {
    const bytes = Buffer.concat([Buffer.from('<tmx>\n\n'), Buffer.from([0xc3, 0x28]), Buffer.from('</tmx>')]);
    assert.throws(() => read(bytes, {}, 1_000), { name: 'TmxError', line: 3 });
    assert.throws(() => read('<?xml version="1.0" encoding="x-nonsense"?><tmx/>'), { name: 'TmxError', line: 1 });
  });

  it('pieces of markup that never end cost no more when they come in small parts', async () => {
    const parts = ['<!DOCTYPE tmx [<!ELEMENT a (b)> ', '<tmx a=">>> ', '<!-- >>> '];
    for (const part of parts)
      await withinCpu(4, async () => {
        assert.throws(() => read(part.repeat(1_000_000 / part.length), {}, 64), { name: 'TmxError' });
      });
  });
});

function ids({ source, targets }: MemoryUnit): number[][] {
  return [source, ...targets.map(({ segment }) => segment)].map(({ inlines }) =>
    inlines.flatMap((inline) => (typeof inline === 'string' ? [] : [inline.id])),
  );
}
