import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { comparableSegment, matchSegment } from './match-segment.ts';

const bold: InlineCode = { kind: 'open', id: 1, data: '<b>' };
const endBold: InlineCode = { kind: 'close', id: 1, data: '</b>' };
const italic: InlineCode = { kind: 'open', id: 9, data: '<i>' };
const endItalic: InlineCode = { kind: 'close', id: 9, data: '</i>' };

function match(wanted: readonly Inline[], source: readonly Inline[], target: readonly Inline[] = ['x'], least = 0) {
  return matchSegment(comparableSegment({ inlines: wanted }), { inlines: source }, { inlines: target }, least);
}

function score(wanted: string, source: string): number {
  return match([wanted], [source])?.score ?? 0;
}

describe('the score of a match', () => {
  it('is 100 for the same text, whatever its white space and Unicode form', () => {
    assert.equal(score('The red house.', 'The red house.'), 100);
    assert.equal(score('  The red\n\thouse. ', 'The  red house.'), 100);
    assert.equal(score('caf\u00e9', 'cafe\u0301'), 100);
  });

  it('is below 100 for any difference in the text', () => {
    assert.equal(score('The red house', 'the red house'), 93);
    assert.equal(score('file.txt', 'file .txt'), 99);
    assert.ok(score('The red house.', 'The red house!') < 100);
    const long = Array.from({ length: 250 }, (_, index) => `word${index}x`).join(' ');
    assert.ok(score(`${long} end`, `${long} End`) <= 99);
  });

  it('falls with each word that differs, less with forms of a word and with marks', () => {
    assert.equal(score('one two three four', 'one two three five'), 75);
    assert.equal(score('one two three four', 'one two three'), 75);
    assert.equal(score('one two three four', 'completely other words here'), 0);
    assert.ok(
      score('the small houses stand', 'the small house stands') >
        score('the small dogs stand', 'the small house stands'),
    );
    assert.ok(score('one two three.', 'one two three,') > score('one two three four', 'one two three five'));
  });

  it('counts letters where no spaces part words', () => {
    assert.equal(score('私は猫が好き', '私は犬が好き'), 83);
  });

  it('is the same both ways', () => {
    const texts = ['Open the file.', 'Open the files now.', 'Close 3 files', 'Open 3 big files'];
    for (const one of texts) for (const other of texts) assert.equal(score(one, other), score(other, one));
  });

  it('is not worked out for what cannot reach the least score', () => {
    assert.equal(match(['one two three four'], ['one two three five'], ['x'], 76), undefined);
    assert.equal(match(['one two three four'], ['one two three five'], ['x'], 75)?.score, 75);
  });
});

describe('numbers that differ', () => {
  it('are put into the translation, for one point', () => {
    assert.deepEqual(match(['Page 12 of 30'], ['Page 11 of 28'], ['Página 11 de 28']), {
      score: 99,
      target: { inlines: ['Página 12 de 30'] },
    });
  });

  it('find their position in another order, and around codes', () => {
    assert.deepEqual(
      match(['3 of ', bold, '7', endBold], ['4 of ', bold, '9', endBold], ['von ', bold, '9', endBold, ' 4'])?.target
        .inlines,
      ['von ', bold, '7', endBold, ' 3'],
    );
  });

  it('are written as the translation writes numbers', () => {
    const found = match(['It costs 2,500.75 now'], ['It costs 1,000.50 now'], ['Es kostet jetzt 1.000,50']);
    assert.deepEqual(found?.target.inlines, ['Es kostet jetzt 2.500,75']);
  });

  it('stay, and count as two words, where their position is not clear', () => {
    for (const target of ['Página once', 'Página 11 y 11']) {
      const found = match(['Page 12'], ['Page 11'], [target]);
      assert.deepEqual(found, { score: 33, target: { inlines: [target] } });
    }
    assert.equal(match(['5 to 6'], ['4 to 4'], ['4 a 4'])?.target.inlines[0], '4 a 4');
  });

  it('are left alone within words', () => {
    assert.deepEqual(match(['B4 has 2'], ['B4 has 4'], ['B4 tiene 4'])?.target.inlines, ['B4 tiene 2']);
  });
});

describe('inline codes', () => {
  it('become those of the segment, without loss of score where their positions match', () => {
    const found = match(
      ['A ', italic, 'red', endItalic, ' house'],
      ['A ', bold, 'red', endBold, ' house'],
      ['Una casa ', bold, 'roja', endBold],
    );
    assert.deepEqual(found, { score: 100, target: { inlines: ['Una casa ', italic, 'roja', endItalic] } });
  });

  it('cost a point where they are at other words', () => {
    const found = match(
      [bold, 'A red', endBold, ' house'],
      ['A ', bold, 'red', endBold, ' house'],
      ['Casa ', bold, 'roja', endBold],
    );
    assert.equal(found?.score, 99);
  });

  it('are placed by position, for two points each, where the match has none or others', () => {
    const found = match([bold, 'Red', endBold, ' house'], ['Red house'], ['Casa roja']);
    assert.deepEqual(found, { score: 96, target: { inlines: [bold, 'Casa', endBold, ' ', 'roja'] } });
  });

  it('are left out where the segment has none', () => {
    const found = match(['Red house'], [bold, 'Red', endBold, ' house'], ['Casa ', bold, 'roja', endBold]);
    assert.deepEqual(found, { score: 96, target: { inlines: ['Casa roja'] } });
  });

  it('come out each once and in order, whatever the translation has', () => {
    const alone: InlineCode = { kind: 'alone', id: 3, data: '<br>' };
    const wanted: Inline[] = [bold, 'a', alone, italic, 'b', endItalic, endBold];
    for (const target of [[bold, 'x'], ['x y z w'], [' '], [bold, bold, 'x', endBold], [alone]] as Inline[][]) {
      const codes = match(wanted, ['a b'], target)?.target.inlines.filter((inline) => typeof inline !== 'string');
      assert.deepEqual(codes, [bold, alone, italic, endItalic, endBold]);
    }
  });
});

describe('the full stop of a match', () => {
  const target = (wanted: readonly Inline[], source: string, translation: readonly Inline[]) =>
    match(wanted, [source], translation)?.target.inlines;

  it('is that of the segment, where the stored texts agree', () => {
    assert.deepEqual(target(['Open the door.'], 'Open the door', ['Abra la puerta']), ['Abra la puerta.']);
    assert.deepEqual(target(['Open the door'], 'Open the door.', ['Abra la puerta.']), ['Abra la puerta']);
    assert.deepEqual(target(['Open the door.'], 'Open the door', ['ドアを開ける']), ['ドアを開ける。']);
    assert.deepEqual(target(['Open the door.'], 'Open the door', ['Abra (ya)']), ['Abra (ya).']);
    assert.deepEqual(target(['Open ', bold, 'it.', endBold], 'Open it', ['Ábralo']), ['Ábralo.', bold, endBold]);
  });

  it('stays as it was stored in all other cases', () => {
    assert.deepEqual(target(['Open the door.'], 'Open the door', ['¡Abra la puerta!']), ['¡Abra la puerta!']);
    assert.deepEqual(target(['Open the door.'], 'Open the door!', ['¡Abra la puerta!']), ['¡Abra la puerta!']);
    assert.deepEqual(target(['Open the door'], 'Open the door...', ['Abra la puerta...']), ['Abra la puerta...']);
    assert.deepEqual(target(['Open the door.'], 'Open the door', ['เปิดประตู']), ['เปิดประตู']);
    assert.deepEqual(target(['Open the door:'], 'Open the door', ['Abra la puerta']), ['Abra la puerta']);
  });
});

it('leaves one space where a code goes that the segment does not have', () => {
  const image: InlineCode = { kind: 'alone', id: 3, data: '<img>' };
  const found = match(['Stop the machine'], ['Stop the ', image, ' machine'], ['Pare la ', image, ' máquina']);
  assert.deepEqual(found?.target.inlines, ['Pare la máquina']);
});
