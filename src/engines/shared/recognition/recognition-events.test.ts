import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecognitionEvent } from '../../../contracts/engines/speech-recognizer.ts';
import { RecognitionEvents } from './recognition-events.ts';

function event(kind: RecognitionEvent['kind'], text: string): RecognitionEvent {
  const segment = { words: [{ text, startMs: 0, endMs: 1 }], language: 'en', endsSentence: true };
  return kind === 'tentative' ? { kind, segment } : { kind, segment, untilMs: 1 };
}

async function read(events: RecognitionEvents): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const { kind, segment } of events) texts.push(`${kind} ${segment.words[0]?.text}`);
  return texts;
}

describe('the events of a stream of speech', () => {
  it('come in order; a tentative one that nobody has read gives way to the next', async () => {
    const events = new RecognitionEvents();
    for (const text of ['a', 'b']) events.push(event('tentative', text));
    events.push(event('concluded', 'c'));
    for (const text of ['d', 'e']) events.push(event('tentative', text));
    events.end();
    events.push(event('concluded', 'late'));
    assert.deepEqual(await read(events), ['concluded c', 'tentative e']);
  });

  it('hold writers up while too many are unread', async () => {
    const events = new RecognitionEvents();
    for (let count = 0; count < 64; count += 1) events.push(event('concluded', String(count)));
    let isHeldUp = true;
    const room = events.room().then(() => {
      isHeldUp = false;
    });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isHeldUp, true);
    for await (const _ of events) break;
    await room;
  });

  it('are dropped for an error, which readers and writers get', async () => {
    const events = new RecognitionEvents();
    events.push(event('concluded', 'a'));
    const failure = new Error('gone');
    events.fail(failure);
    await assert.rejects(read(events), failure);
    await assert.rejects(events.room(), failure);
  });
});
