import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyTrack, linesOf, textOf, toSubtitles, withUpdate } from './captions.ts';

const segment = (text: string, start_time: number, end_time: number) => ({ text, start_time, end_time });

describe('captions', () => {
  it('keep what is concluded, and replace what is tentative', () => {
    const first = withUpdate(emptyTrack, { concluded: [], tentative: [segment('the hows', 0, 400)] });
    assert.deepEqual([textOf(first), first.tentative], ['', 'the hows']);
    const second = withUpdate(first, {
      concluded: [segment('The house', 0, 500)],
      tentative: [segment(' is', 500, 600)],
    });
    assert.deepEqual([textOf(second), second.tentative], ['The house', ' is']);
    const third = withUpdate(second, { concluded: [segment(' is red.', 500, 900)], tentative: [] });
    assert.deepEqual([textOf(third), third.tentative], ['The house is red.', '']);
  });

  it('become subtitles by sentences, with their times', () => {
    const track = withUpdate(emptyTrack, {
      concluded: [
        segment('The house', 0, 500),
        segment(' is red.', 500, 900),
        segment(' And the dog', 3_600_900, 3_661_042),
      ],
      tentative: [],
    });
    assert.equal(
      toSubtitles(track),
      '1\r\n00:00:00,000 --> 00:00:00,900\r\nThe house is red.\r\n\r\n2\r\n01:00:00,900 --> 01:01:01,042\r\nAnd the dog\r\n\r\n',
    );
  });

  it('are cut where nobody ends a sentence', () => {
    const words = Array.from({ length: 60 }, (_, index) => segment(' word', index * 100, index * 100 + 100));
    const lines = linesOf(withUpdate(emptyTrack, { concluded: words, tentative: [] }));
    assert.ok(lines.length > 1);
    assert.ok(lines.every(({ text }) => text.length < 100));
  });
});
