import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastCheck from 'fast-check';
import type { TermTranslation } from '../../contracts/engines/text-translator.ts';
import type { InlineCode, Segment } from '../../contracts/segment.ts';
import { textSegment } from '../segments.ts';
import { findBounds } from './find-bounds.ts';
import { findTerms, findTermsInSteps } from './find-terms.ts';
import { caseAgrees, isCaseSensitive } from './letter-case.ts';
import { normalText } from './normal-text.ts';
import { buildTermMatcher } from './term-matcher.ts';

function terms(...sources: string[]): TermTranslation[] {
  return sources.map((source, index) => ({ source, target: `${index}` }));
}

/** What is found, as `place:entry`. */
function found(text: string | Segment, ...dictionaries: TermTranslation[][]): string[] {
  const segment = typeof text === 'string' ? textSegment(text) : text;
  return findTerms(segment, dictionaries.map(buildTermMatcher)).map((match) => `${match.found}:${match.target}`);
}

const code = (kind: InlineCode['kind'], id: number, equivalent?: string): InlineCode => ({
  kind,
  id,
  data: `<${kind}${id}>`,
  ...(equivalent === undefined ? {} : { equivalent }),
});

describe('findTerms', () => {
  it('finds whole terms and no parts of words', () => {
    assert.deepEqual(found('The car, a racing-car, cars and a scar.', terms('car')), ['car:0', 'car:0']);
    assert.deepEqual(found('USB3 is not USB, file_name no name.', terms('USB', 'name')), ['USB:0', 'name:1']);
  });

  it('takes a number whole', () => {
    assert.deepEqual(found('3.5 or 1,000 or 3. 5', terms('3', '5', '1', '000')), ['3:0', '5:1']);
  });

  it('finds terms behind and before apostrophes, but not in a negation', () => {
    assert.deepEqual(found("l’état et John's don't", terms('état', 'John', 'don', 't')), ['état:0', 'John:1']);
  });

  it('takes the longest, also when a shorter one begins further left', () => {
    assert.deepEqual(found('red car stop light', terms('red', 'red car', 'car stop light')), [
      'red:0',
      'car stop light:2',
    ]);
  });

  it('prefers at one position the first dictionary, but the longest term of all', () => {
    assert.deepEqual(found('red car', terms('red'), terms('x', 'red')), ['red:0']);
    assert.deepEqual(found('red car', terms('red'), terms('x', 'red car')), ['red car:1']);
  });

  it('distinguishes capitals only where they say something', () => {
    assert.deepEqual(found('tell us in the US', terms('US')), ['US:0']);
    assert.deepEqual(found('IPHONE iphone iPhone', terms('iPhone')), ['IPHONE:0', 'iPhone:0']);
    assert.deepEqual(found('USB Cable, usb cable', terms('USB cable')), ['USB Cable:0']);
    assert.deepEqual(found('windows WINDOWS', terms('Windows')), ['windows:0', 'WINDOWS:0']);
    assert.deepEqual(found('a C or a c', terms('C')), ['C:0']);
  });

  it('prefers the entry of the same case', () => {
    assert.deepEqual(found('Polish the polish POLISH', terms('polish', 'Polish')), [
      'Polish:1',
      'polish:0',
      'POLISH:0',
    ]);
  });

  it('finds across codes that nobody sees, and not across a line break', () => {
    const inlines = ['a red ', code('open', 1), 'c', code('close', 1), 'ar and red', code('alone', 2, '\n'), ' car'];
    assert.deepEqual(found({ inlines }, terms('red car')), ['red car:0']);
  });

  it('finds any piece of a text without spaces', () => {
    assert.deepEqual(found('東京都に住む', terms('東京', '都', '京都')), ['東京:0', '都:1']);
    assert.deepEqual(found('サーバーを使う', terms('サーバ', 'サーバー')), ['サーバー:1']);
    assert.deepEqual(found('ฉันชอบกาแฟเย็น', terms('กาแฟ')), ['กาแฟ:0']);
  });

  it('finds Korean words before their particles', () => {
    assert.deepEqual(found('서버는 USB를 서버리스', terms('서버', 'USB')), ['서버:0', 'USB:1']);
  });

  it('does not mind how letters are written', () => {
    assert.deepEqual(found('Cafe\u0301 ＵＳＢ', terms('café', 'USB')), ['Cafe\u0301:0', 'ＵＳＢ:1']);
    assert.deepEqual(
      found('red\u00A0\n car, e\u2011mail, soft\u00ADware, ｻｰﾊﾞ', terms('red car', 'e-mail', 'software', 'サーバ')),
      ['red\u00A0\n car:0', 'e\u2011mail:1', 'soft\u00ADware:2', 'ｻｰﾊﾞ:3'],
    );
    assert.deepEqual(found('ΟΔΟΣ İstanbul', terms('οδος', 'istanbul')), ['ΟΔΟΣ:0', 'İstanbul:1']);
  });

  it('leaves the letters of most languages as they are, and so finds what is normal by itself', () => {
    for (let unit = 0xa1; unit < 0xd7a4; unit += 1) {
      const letter = String.fromCharCode(unit);
      const { spelling, starts, folded } = normalText(letter);
      if (starts === undefined) assert.equal(spelling, normalText(`${letter}\u00A0`).spelling.trimEnd());
      assert.equal(folded.length, spelling.length, unit.toString(16));
    }
  });

  it('finds nothing in no text or with no entries', () => {
    assert.deepEqual(found('', terms('a')), []);
    assert.deepEqual(found('a', []), []);
    assert.deepEqual(found('a b', terms('', ' ')), []);
  });

  it('keeps thousands of entries apart, of all lengths and alphabets', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      source: `${index % 7 === 0 ? '語' : 'w'}${index} end`,
      target: `${index}`,
    }));
    const matcher = buildTermMatcher(many);
    assert.equal(matcher.size, 5_000);
    for (const { source, target } of many)
      assert.equal(findTerms(textSegment(`is ${source} here`), [matcher])[0]?.target, target);
  });

  it('finds what a naive search finds', () => {
    const letters = fastCheck.constantFrom(
      'a',
      'b',
      'A',
      'B',
      ' ',
      "'",
      '-',
      '東',
      'é',
      'e\u0301',
      '1',
      '.',
      '서',
      '는',
      '\u{1F600}',
    );
    const phrase = (maxLength: number) => fastCheck.string({ unit: letters, maxLength });
    const dictionary = fastCheck
      .uniqueArray(phrase(6), { maxLength: 8, selector: (source) => normalText(source).spelling })
      .map((sources) => terms(...sources));
    fastCheck.assert(
      fastCheck.property(phrase(25), fastCheck.array(dictionary, { maxLength: 3 }), (text, dictionaries) => {
        assert.deepEqual(found(text, ...dictionaries), naive(text, dictionaries));
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Every place and every entry, the best candidate first, again and again until none is left. */
function naive(text: string, dictionaries: readonly TermTranslation[][]): string[] {
  const { spelling, folded, starts, ends } = normalText(text);
  const bounds = findBounds(folded);
  const candidates: { start: number; end: number; rank: number[]; target: string }[] = [];
  for (const [order, dictionary] of dictionaries.entries())
    for (const [number, { source, target }] of dictionary.entries()) {
      const term = normalText(source);
      for (let start = 0; start + term.folded.length <= folded.length && term.folded.trim() !== ''; start += 1) {
        const end = start + term.folded.length;
        const piece = spelling.slice(start, end);
        if (bounds[start] !== 1 || bounds[end] !== 1 || folded.slice(start, end) !== term.folded) continue;
        if (isCaseSensitive(term.spelling) && !caseAgrees(term.spelling, piece)) continue;
        const rank = [start - end, start, order, piece === term.spelling ? 0 : 1, number];
        candidates.push({ start, end, rank, target });
      }
    }
  candidates.sort((one, other) => {
    const index = one.rank.findIndex((value, position) => value !== other.rank[position]);
    return (one.rank[index] ?? 0) - (other.rank[index] ?? 0);
  });
  const chosen: typeof candidates = [];
  for (const one of candidates)
    if (chosen.every((other) => one.end <= other.start || one.start >= other.end)) chosen.push(one);
  return chosen
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, target }) => `${text.slice(starts?.[start] ?? start, ends?.[end - 1] ?? end)}:${target}`);
}

describe('terms found in steps', () => {
  it('leave pauses of less than 50 ms in the longest segment, with phrases that begin alike', () => {
    const alike = Array.from({ length: 10_000 }, (_, index) => `${'a '.repeat((index % 400) + 1)}${index}`);
    const matcher = buildTermMatcher(terms(...alike, ...alike.map((source) => source.replace(/\d+$/, 'a'))));
    // What language models get in one piece.
    const segment = textSegment('a '.repeat(10_000));
    let longest = 0;
    let steps = 0;
    for (const work = findTermsInSteps(segment, [matcher]); ; steps += 1) {
      const before = process.threadCpuUsage();
      const { done = false } = work.next();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      if (done) break;
    }
    assert.ok(steps > 100 && longest < 50, `${longest} ms in one of ${steps} steps`);
  });
});
