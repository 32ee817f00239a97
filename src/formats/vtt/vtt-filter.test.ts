import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCode, plainText } from '../../language/segments.ts';
import { applyEdits } from '../../language/text-edit.ts';
import { parseSubtitles } from '../shared/subtitles/parse-subtitles.ts';
import { findVttCues, isVtt, vttSyntax } from './read-vtt.ts';
import { parseVtt } from './vtt-filter.ts';

const header = 'WEBVTT\n\nNOTE no\n00:01.000 -> not a time\n\nSTYLE\n::cue {}\n\n';

function units(cues: string): string[] {
  const source = header + cues;
  return parseSubtitles(source, findVttCues(source), vttSyntax).units.map(({ segment }) => plainText(segment));
}

test('only the text of cues is translated', () => {
  assert.deepEqual(units('name\n00:01.000 --> 00:02.000 line:0\nOne.\n\n00:02.000 --> 00:03.000\nTwo.\n'), [
    'One.',
    'Two.',
  ]);
});

test('a change of voice ends a sentence, the same voice goes on', () => {
  const cue = (second: number, text: string): string => `00:0${second}.000 --> 00:0${second}.900\n${text}\n\n`;
  assert.deepEqual(units(cue(1, '<v Ann>I was') + cue(2, '<v Ann>there') + cue(3, '<v Bob>and I')), [
    'I wasthere',
    'and I',
  ]);
});

test('references are read, and written only where they are needed', () => {
  const source = `${header}00:01.000 --> 00:02.000\nSalt &amp; caf&eacute; <b>a&nbsp;b</b> &unknown;\n`;
  const parsed = parseSubtitles(source, findVttCues(source), vttSyntax);
  const [unit] = parsed.units;
  assert.equal(plainText(unit?.segment ?? { inlines: [] }), 'Salt & café a\u00a0b &unknown;');
  const inlines = unit?.segment.inlines.map((inline) => (isCode(inline) ? inline : inline.toUpperCase())) ?? [];
  const written = applyEdits(
    source,
    parsed.edit([{ inlines: [...inlines, ' <'] }], { targetLanguage: 'de', watermark: false }),
  );
  assert.ok(written.endsWith('\nSALT &amp; CAFÉ <b>A&nbsp;B</b> &amp;UNKNOWN; &lt;\n'), written);
});

test('readings of ruby are marks, what they are for is text', () => {
  const source = `${header}00:01.000 --> 00:02.000\nSay <ruby>kan<rt>k</rt>ji<rt>j</rt></ruby>!\n`;
  const [unit] = parseSubtitles(source, findVttCues(source), vttSyntax).units;
  assert.equal(plainText(unit?.segment ?? { inlines: [] }), 'Say kanji!');
});

test('the language in the header is that of the translation', () => {
  const cue = '\n\n00:01.000 --> 00:02.000\nHello, Language: en\n';
  const translate = (source: string) => {
    const {
      units: [unit],
      edit,
    } = parseVtt(source, 'en');
    assert.ok(unit);
    return applyEdits(source, edit([{ inlines: ['Hola, Language: en'] }], { targetLanguage: 'es', watermark: false }));
  };
  const translated = cue.replace('Hello', 'Hola');
  assert.equal(
    translate(`WEBVTT\nKind: captions\nLanguage: en-GB${cue}`),
    `WEBVTT\nKind: captions\nLanguage: es${translated}`,
  );
  assert.equal(translate(`WEBVTT${cue}`), `WEBVTT${translated}`);
});

test('a file is WebVTT by its first word', () => {
  for (const source of ['WEBVTT', '\ufeffWEBVTT\n', 'WEBVTT - title']) assert.ok(isVtt(source));
  for (const source of ['', 'WEBVTTX', 'webvtt', '1\n00:00']) assert.ok(!isVtt(source));
});
