import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpokenSegment } from '../../contracts/engines/speech-recognizer.ts';
import { cuesOf, translatedCuesOf } from './cues.ts';
import { type SpokenSentence, sentencesOf } from './sentences.ts';
import { splitText } from './split-text.ts';
import { writePlainText, writeSrt, writeVtt } from './write-transcript.ts';

/** Words of 400 ms each from `startMs` on. */
function segment(text: string, startMs = 0, differences: Partial<SpokenSegment> = {}): SpokenSegment {
  const words = text.split(' ').map((word, index) => {
    const start = startMs + index * 400;
    return { text: word, startMs: start, endMs: start + 400 };
  });
  return { words, language: 'en', endsSentence: true, ...differences };
}

function sentence(text: string, startMs = 0): SpokenSentence {
  const [only] = sentencesOf([segment(text, startMs)]);
  assert.ok(only);
  return only;
}

describe('sentences of a transcript', () => {
  const texts = (segments: readonly SpokenSegment[]) => [...sentencesOf(segments)].map(({ text }) => text);

  it('end behind a mark and with a segment that ends one, and go on over segments that do not', () => {
    const spoken = [
      segment('Yes. I am here'),
      segment('and so', 3_000, { endsSentence: false }),
      segment('are you', 5_000),
    ];
    assert.deepEqual(texts(spoken), ['Yes.', 'I am here', 'and so are you']);
  });

  it('end where the language changes, and nothing is lost when speech stops in the middle', () => {
    const spoken = [
      segment('good morning', 0, { endsSentence: false }),
      segment('guten Tag', 2_000, { language: 'de', endsSentence: false }),
    ];
    assert.deepEqual(texts(spoken), ['good morning', 'guten Tag']);
  });

  it('are cut where no mark ever comes', () => {
    const endless = segment(Array.from({ length: 150 }, (_, index) => `w${index}`).join(' '));
    assert.deepEqual(
      [...sentencesOf([endless])].map(({ words }) => words.length),
      [60, 60, 30],
    );
  });
});

describe('a text that is split by shares', () => {
  it('is cut between words, and rather behind a mark', () => {
    assert.deepEqual(splitText('one two three four', [1, 1]), ['one two', 'three four']);
    assert.deepEqual(splitText('so it was, and nothing else', [1, 1]), ['so it was,', 'and nothing else']);
    assert.deepEqual(splitText('今日はいい天気です', [1, 1]).join(''), '今日はいい天気です');
  });

  it('gives all of the text, and empty pieces where there are too few words', () => {
    assert.deepEqual(
      splitText('word', [1, 1, 1]).filter((piece) => piece !== ''),
      ['word'],
    );
    assert.deepEqual(splitText('', [1, 2]), ['', '']);
  });
});

describe('subtitles', () => {
  const long = sentence(
    'the quarterly report shows that our revenue increased by twelve percent and that the number of customers has doubled since',
  );

  it('have at most two lines of 42 characters and 7 seconds, in order', () => {
    const cues = cuesOf(long);
    assert.ok(cues.length > 1);
    for (const { startMs, endMs, lines } of cues) {
      assert.ok(lines.length <= 2 && endMs - startMs <= 7_000);
      for (const line of lines) assert.ok(line.length <= 44, line);
    }
    assert.equal(cues.flatMap(({ lines }) => lines).join(' '), long.text);
  });

  it('of a translation have the times of those of the source', () => {
    const translation =
      'el informe trimestral muestra que nuestros ingresos aumentaron un doce por ciento y que el número de clientes se ha duplicado';
    const [source, cues] = [cuesOf(long), translatedCuesOf(long, translation, 'es')];
    assert.deepEqual(
      cues.map(({ startMs, endMs }) => [startMs, endMs]),
      source.map(({ startMs, endMs }) => [startMs, endMs]),
    );
    assert.equal(cues.flatMap(({ lines }) => lines).join(' '), translation);
  });

  it('show a translation that is too long in halves, and none of nothing', () => {
    const cues = translatedCuesOf(sentence('yes'), 'aber selbstverständlich '.repeat(8).trim(), 'de');
    assert.ok(cues.length > 1);
    assert.deepEqual(cues[0]?.startMs, 0);
    assert.deepEqual(cues.at(-1)?.endMs, 400);
    assert.deepEqual(translatedCuesOf(sentence('yes'), ' ', 'de'), []);
  });
});

describe('files of a transcript', () => {
  const plain = (...given: Parameters<typeof writePlainText>): string => [...writePlainText(...given)].join('');
  const [first, second] = [sentence('good morning'), sentence('the <train> & I', 3_600_000)];

  it('are plain text with a paragraph for each long pause', () => {
    assert.equal(plain([first, { ...second, startMs: 1_000 }], 'en'), 'good morning the <train> & I\n');
    assert.equal(plain([first, second], 'en'), 'good morning\n\nthe <train> & I\n');
    assert.equal(plain([], 'en'), '');
  });

  it('are SubRip and WebVTT', () => {
    const cues = [first, second].flatMap(cuesOf);
    assert.equal(
      [...writeSrt(cues)].join(''),
      '1\r\n00:00:00,000 --> 00:00:00,800\r\ngood morning\r\n\r\n' +
        '2\r\n01:00:00,000 --> 01:00:01,600\r\nthe <train> & I\r\n\r\n',
    );
    assert.equal(
      [...writeVtt(cues)].join(''),
      'WEBVTT\n\n00:00:00.000 --> 00:00:00.800\ngood morning\n\n' +
        '01:00:00.000 --> 01:00:01.600\nthe &lt;train&gt; &amp; I\n\n',
    );
  });
});
