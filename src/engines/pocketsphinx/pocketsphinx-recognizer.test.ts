import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { concluded, recognize, textOf } from '../../../test/contracts/speech-recognizer.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { poll } from '../../../test/support/poll.ts';
import { countWordErrors, wordsOf } from '../../../test/support/speech/count-word-errors.ts';
import { fliteMissing, speakWithFlite } from '../../../test/support/speech/flite-speech.ts';
import { joinSamples } from '../../../test/support/speech/tones.ts';
import { trimSilence } from '../../../test/support/speech/trim-silence.ts';
import { SileroDetector } from '../sherpa/silero-detector.ts';
import { Installation, installedFiles } from './installation.ts';
import { PocketsphinxRecognizer } from './pocketsphinx-recognizer.ts';

const clock = new ManualClock();
const detector = new SileroDetector({ clock });
after(() => detector[Symbol.asyncDispose]());
const pause = new Int16Array(16_000);
const options = { language: 'en', tentative: false };
const skip = fliteMissing || (new Installation(installedFiles, clock).missing() ?? false);

describe('PocketSphinx', { skip }, () => {
  it('hears spoken terms that it did not know, and writes them as their owner does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-recognizer-'));
    await using recognizer = new PocketsphinxRecognizer({ detector, clock, folder });
    const speech = [
      pause,
      await speakWithFlite('We moved our servers to Kubernetes and to Acme Cloud last week.', 'rms'),
      pause,
    ];
    const without = textOf(concluded(await recognize(recognizer, options, speech)));
    assert.doesNotMatch(without, /kubernetes/i);
    const spokenTerms = ['Kubernetes', 'Acme Cloud', 'Wojciechowski'];
    const heard = concluded(await recognize(recognizer, { ...options, spokenTerms }, speech));
    assert.match(textOf(heard), /\bKubernetes\b.*\bAcme Cloud\b/);
    assert.doesNotMatch(textOf(heard), /Wojciechowski|spkterm/);
    // The language model with room for terms, the words that it knows, and what letters say.
    assert.equal((await readdir(folder)).length, 3);
    await rm(folder, { recursive: true });
  });

  it('concludes speech without a pause in parts, and loses nothing at the cuts', async () => {
    await using recognizer = new PocketsphinxRecognizer({ detector, clock });
    const texts = [
      'The quarterly report shows that our revenue increased by twelve percent.',
      'Our customers expect a quick answer to their questions.',
      'She has been working for this company for more than ten years.',
      'The software update will be installed on all computers next week.',
    ];
    const spoken = await Promise.all(texts.map(async (text) => trimSilence(await speakWithFlite(text, 'rms'))));
    const gap = new Int16Array(2400);
    const speech = joinSamples([pause, ...spoken.flatMap((samples) => [samples, gap]), pause]);
    for (const tentative of [false, true]) {
      const segments = concluded(await recognize(recognizer, { ...options, tentative }, [speech]));
      const said = texts.join(' ');
      const errors = countWordErrors(said, textOf(segments));
      assert.ok(errors <= 0.15 * wordsOf(said).length, `${errors} errors: ${textOf(segments)}`);
      assert.ok(segments.length > 1, 'one segment');
      assert.deepEqual(
        segments.map(({ endsSentence }) => endsSentence),
        segments.map((_, index) => index === segments.length - 1),
      );
      for (const { words } of segments)
        assert.ok((words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0) <= 12_000, textOf(segments));
    }
  });

  it('ends a stream whose decoder is stuck', async () => {
    const stuckClock = new ManualClock();
    await using recognizer = new PocketsphinxRecognizer({ detector, clock: stuckClock });
    const stream = await recognizer.open(options, new AbortController().signal);
    const [decoder = 0] = recognizer.processIds;
    process.kill(decoder, 'SIGSTOP');
    let failure: unknown;
    const reading = (async () => {
      for await (const _ of stream);
    })().catch((error: unknown) => {
      failure = error;
    });
    // It waits for the decoder.
    stream.write(joinSamples([pause, await speakWithFlite('How do you do?', 'rms'), pause])).catch(() => {});
    await poll(() => {
      stuckClock.advance(60_000);
      return failure !== undefined;
    });
    await reading;
    assert.equal((failure as { code?: unknown }).code, 'engine_timed_out');
    await poll(() => recognizer.processIds.length === 0);
  });

  it('keeps no process and no file of a stream', async () => {
    await using recognizer = new PocketsphinxRecognizer({ detector, clock });
    const terms = async (): Promise<readonly string[]> =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('dragoman-terms-'));
    const before = await terms();
    await recognize(recognizer, { ...options, spokenTerms: ['Kubernetes'] }, [pause]);
    assert.deepEqual(recognizer.processIds, []);
    assert.ok((await terms()).every((name) => before.includes(name) || existsSync(join(tmpdir(), name))));
  });
});

describe('PocketSphinx that is not installed', () => {
  it('says what is missing, and becomes available when set-up has finished', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dragoman-recognizer-'));
    const paths = ['program', 'acousticModel', 'languageModel', 'dictionary'] as const;
    const files = Object.fromEntries(
      paths.map((name) => [name, join(folder, name)]),
    ) as unknown as typeof installedFiles;
    const own = new ManualClock();
    await using recognizer = new PocketsphinxRecognizer({ detector, clock: own, files });
    const reason = (): string => {
      const health = recognizer.health();
      return health.state === 'unavailable' ? health.reason : '';
    };
    assert.deepEqual(recognizer.languages(), []);
    assert.match(reason(), /pocketsphinx-en-us/);
    await assert.rejects(recognizer.open(options, new AbortController().signal), { code: 'engine_unavailable' });
    for (const name of paths.slice(1)) await writeFile(files[name], '');
    own.advance(1000);
    assert.match(reason(), /libpocketsphinx-dev/);
    await writeFile(files.program, '');
    own.advance(1000);
    assert.deepEqual(recognizer.languages(), ['en']);
    assert.deepEqual(recognizer.health(), { state: 'ready' });
    await rm(folder, { recursive: true });
  });
});
