import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpokenSentence } from '../../../language/transcripts/sentences.ts';
import type { SessionUpdate } from './session-updates.ts';
import { TargetStream } from './target-stream.ts';
import { UpdateQueue } from './update-queue.ts';

const word = { text: 'Monday.', startMs: 0, endMs: 900 };
const sentence: SpokenSentence = { ...word, language: 'en', words: [word] };

/** All updates of a stream whose translations are these, one after another. */
async function updatesOf(
  translations: readonly (string | Error)[],
  steer: (stream: TargetStream) => void,
): Promise<readonly SessionUpdate[]> {
  const updates = new UpdateQueue();
  const left = [...translations];
  const stream = new TargetStream({
    language: 'es',
    translate: async () => {
      const next = left.shift();
      if (next instanceof Error) throw next;
      return [next ?? ''];
    },
    media: undefined,
    updates,
    continues: false,
    now: () => 0,
    signal: new AbortController().signal,
  });
  steer(stream);
  await stream.end();
  updates.end();
  const taken: SessionUpdate[] = [];
  for (;;) {
    const update = await updates.take(new AbortController().signal);
    if (update === undefined) return taken;
    taken.push(update);
  }
}

describe('a target language of a session', () => {
  it('goes on where a translation of what may still change fails', async () => {
    const updates = await updatesOf([new Error('too slow'), 'Abrimos el lunes.'], (stream) => {
      stream.suggest(sentence);
      stream.conclude([sentence]);
    });
    assert.deepEqual(
      updates.map((update) => ('concluded' in update ? update.concluded.map(({ text }) => text) : update.kind)),
      [['Abrimos el lunes.'], 'end_of_target_transcript'],
    );
  });

  it('ends with the failure of a translation of what is concluded', async () => {
    const failing = updatesOf([new Error('no engine')], (stream) => stream.conclude([sentence]));
    await assert.rejects(failing, /no engine/);
  });
});
