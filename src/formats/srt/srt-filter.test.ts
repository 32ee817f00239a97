import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Inline, InlineCode } from '../../contracts/segment.ts';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import type { ParsedText } from '../shared/files/open-text-document.ts';
import { breakLines, findOpenings, joinedByNothing, widthOf } from '../shared/subtitles/break-lines.ts';
import { parseSubtitles } from '../shared/subtitles/parse-subtitles.ts';
import { findSrtCues, srtSyntax } from './read-srt.ts';

const options = { targetLanguage: 'es', watermark: false };

function srt(...cues: string[]): string {
  return cues.map((cue, index) => `${index + 1}\n00:00:0${index},000 --> 00:00:0${index},900\n${cue}\n`).join('\n');
}

function parse(source: string): ParsedText {
  return parseSubtitles(source, findSrtCues(source), srtSyntax, 'en');
}

/** The texts of the subtitles after the first unit has become these inlines, given the codes of the unit. */
function translate(source: string, inlines: (codes: readonly InlineCode[]) => readonly Inline[]): string[] {
  const parsed = parse(source);
  const [first, ...others] = parsed.units;
  const codes = first?.segment.inlines.filter(isCode) ?? [];
  const translations = [{ inlines: inlines(codes) }, ...others.map(() => undefined)];
  const written = applyEdits(source, parsed.edit(translations, options));
  return findSrtCues(written).map(({ start, end }) => written.slice(start, end));
}

function texts(source: string): string[] {
  return parse(source).units.map(({ segment }) => plainText(segment));
}

test('subtitles are joined until a sentence ends, which the dot of an abbreviation does not do', () => {
  assert.deepEqual(texts(srt('I met', 'Dr.', 'Smith today.', 'He was well.')), [
    'I metDr.Smith today.',
    'He was well.',
  ]);
  assert.deepEqual(texts(srt('I think...', '...you should go.', 'Yes...', 'Good.')), [
    'I thinkyou should go.',
    'Yes',
    'Good.',
  ]);
});

test('dots where a subtitle is broken off or goes on stay, and are no part of the sentence', () => {
  const source = srt('<i>Nobody knew what had happened...</i>', '<i>…until they came.</i>', 'Wait...!');
  assert.deepEqual(texts(source), ['Nobody knew what had happeneduntil they came.', 'Wait...!']);
  assert.deepEqual(
    translate(source, ([pause]) => ['Nadie sabía qué había pasado', pause as InlineCode, 'hasta que vinieron.']),
    ['<i>Nadie sabía qué había pasado...</i>', '<i>…hasta que vinieron.</i>', 'Wait...!'],
  );
  assert.deepEqual(texts(srt('I know...', 'But I will not.')), ['I know', 'But I will not.']);
});

test('a line end of SubStation Alpha is one', () => {
  const source = srt('First line\\Nand second');
  assert.deepEqual(texts(source), ['First line and second']);
  assert.deepEqual(
    translate(source, () => ['Primera línea y segunda']),
    ['Primera línea\ny segunda'],
  );
});

test('turns of speakers are units of their own, without their dashes', () => {
  assert.deepEqual(texts(srt('- Who is it\n- Me\nand you.', 'Good')), ['Who is it', 'Me and you.', 'Good']);
});

test('the break stays where the translation has it if that is between words and fair', () => {
  const source = srt('When the ship left the port', 'nobody waved.');
  assert.deepEqual(
    translate(source, ([pause]) => ['Cuando el barco zarpó del puerto', pause as InlineCode, 'nadie saludó.']),
    ['Cuando el barco zarpó del puerto', 'nadie saludó.'],
  );
  assert.deepEqual(
    translate(source, ([pause]) => ['Cuando el barco zarpó del pue', pause as InlineCode, 'rto, nadie saludó.']).length,
    2,
  );
});

test('a break that leaves a subtitle empty or far too full is put where the text divides well', () => {
  const source = srt('When the ship left the port', 'nobody on the quay waved.');
  assert.deepEqual(
    translate(source, ([pause]) => [
      'Cuando el barco zarpó del puerto, nadie en el muelle saludó.',
      pause as InlineCode,
    ]),
    ['Cuando el barco zarpó del puerto,', 'nadie en el muelle saludó.'],
  );
});

test('a closing mark does not begin a subtitle', () => {
  const source = srt('He said yes', 'and then he left.');
  assert.deepEqual(
    translate(source, ([pause]) => ['Dijo que sí', pause as InlineCode, ', y luego se fue.']),
    ['Dijo que sí,', 'y luego se fue.'],
  );
});

test('with fewer words than subtitles the last words are shown again', () => {
  assert.deepEqual(
    translate(srt('What', 'is', 'it?'), (codes) => ['¿Qué?', ...codes]),
    ['¿Qué?', '¿Qué?', '¿Qué?'],
  );
});

test('a pair that goes over a break is closed and opened again', () => {
  const source = srt('I <i>never</i> went', 'home again.');
  assert.deepEqual(
    translate(source, ([open, close, pause]) => [
      open as InlineCode,
      'Nunca volví',
      pause as InlineCode,
      'a mi casa',
      close as InlineCode,
    ]),
    ['<i>Nunca volví</i>', '<i>a mi casa</i>'],
  );
});

test('long texts get two lines of about the same length, short ones one, and lines broken on purpose stay two', () => {
  assert.deepEqual(
    translate(srt('Short.'), () => ['Esta frase es bastante más larga de lo que cabe en una sola línea.']),
    ['Esta frase es bastante más larga\nde lo que cabe en una sola línea.'],
  );
  assert.deepEqual(
    translate(srt('This line is so long that it had to be\nbroken into two lines.'), () => ['Corta.']),
    ['Corta.'],
  );
  assert.deepEqual(
    translate(srt('Directed by\nMary Smith'), () => ['Dirigida por Mary Smith']),
    ['Dirigida por\nMary Smith'],
  );
});

test('texts without spaces break between words and are joined without a space', () => {
  assert.ok(joinedByNothing('どこに', 'いました'));
  assert.ok(!joinedByNothing('どこに', 'me'));
  assert.equal(widthOf('どこa'), 5);
  const [only] = breakLines('昨日の夜はどこにいましたか。家で寝ていましたか。', 42, 1, 2);
  assert.ok(only !== undefined && only.start === only.end);
  assert.deepEqual(findOpenings('one two'), [{ end: 3, start: 4 }]);
  assert.deepEqual(findOpenings('one'), []);
});
