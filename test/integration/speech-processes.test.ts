import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { processTree } from '../../bench/measurement/process-tree.ts';
import type { RecognitionStream } from '../../src/contracts/engines/speech-recognizer.ts';
import { Installation, installedFiles } from '../../src/engines/pocketsphinx/installation.ts';
import { PocketsphinxRecognizer } from '../../src/engines/pocketsphinx/pocketsphinx-recognizer.ts';
import { SileroDetector } from '../../src/engines/sherpa/silero-detector.ts';
import { readChildProcessorSeconds } from '../../src/observability/child-processes.ts';
import { concluded, recognize, textOf } from '../contracts/speech-recognizer.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { poll } from '../support/poll.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { fliteMissing, speakWithFlite } from '../support/speech/flite-speech.ts';

const clock = new ManualClock();
const skip = fliteMissing || (new Installation(installedFiles, clock).missing() ?? false);
const never = new AbortController().signal;
const options = { language: 'en', tentative: true };
const pause = new Int16Array(16_000);
const program = 'pocketsphinx-stream';

function nameOf(id: number): string | undefined {
  try {
    return readFileSync(`/proc/${id}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Of the recognizer, zombies included; the kernel shortens names. */
function decoders(root = process.pid): readonly number[] {
  return processTree(root).filter((id) => program.startsWith(nameOf(id) ?? '-'));
}

function openFiles(id = process.pid): number {
  return readdirSync(`/proc/${id}/fd`).length;
}

function foldersOf(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => /^dragoman-(models|terms)-/.test(name));
}

describe('the processes of PocketSphinx', { skip }, () => {
  const detector = new SileroDetector({ clock });
  /** What spoken terms need, which takes seconds to make. */
  const learned = mkdtempSync(join(tmpdir(), 'dragoman-learned-'));
  let recognizer: PocketsphinxRecognizer;
  let speech: Int16Array;
  before(async () => {
    recognizer = new PocketsphinxRecognizer({ detector, clock, folder: learned });
    speech = await speakWithFlite('Our customers expect a quick answer to their questions.', 'rms');
    // What every stream shares is there afterwards.
    await recognize(recognizer, { ...options, spokenTerms: ['Kubernetes'] }, [pause, speech, pause]);
  });
  after(async () => {
    await recognizer[Symbol.asyncDispose]();
    await detector[Symbol.asyncDispose]();
    rmSync(learned, { recursive: true });
  });

  it('leave no process, no zombie, no open file and no folder when 30 streams are dropped', async () => {
    const [models = 0] = decoders();
    const before = { own: openFiles(), models: openFiles(models), folders: foldersOf(tmpdir()).length };
    const processor = readChildProcessorSeconds();
    for (let round = 0; round < 3; round += 1) {
      const streams = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          recognizer.open(number % 5 === 0 ? { ...options, spokenTerms: ['Kubernetes'] } : options, never),
        ),
      );
      assert.equal(decoders().length, 11);
      // In the middle of what they say.
      await Promise.all(streams.map((stream) => stream.write(speech.slice(0, 24_000))));
      await Promise.all(streams.map((stream) => stream[Symbol.asyncDispose]()));
    }
    await poll(() => decoders().length === 1);
    assert.deepEqual(decoders(), [models]);
    await poll(() => openFiles() <= before.own && openFiles(models) <= before.models);
    assert.equal(foldersOf(tmpdir()).length, before.folders);
    // Ended streams count among the children of the process with the models.
    assert.ok(readChildProcessorSeconds() >= processor + 0.2, `${readChildProcessorSeconds() - processor} s`);
  });

  it('know the terms of their own stream only, while others know others', async () => {
    const said = [
      pause,
      await speakWithFlite('We moved our servers to Kubernetes and to Acme Cloud last week.', 'rms'),
      pause,
    ];
    const [first = '', second = '', neither = ''] = await Promise.all(
      [['Kubernetes'], ['Acme Cloud'], []].map(async (spokenTerms) =>
        textOf(concluded(await recognize(recognizer, { ...options, spokenTerms }, said))),
      ),
    );
    assert.match(first, /\bKubernetes\b/);
    assert.doesNotMatch(first, /Acme Cloud/);
    assert.match(second, /\bAcme Cloud\b/);
    assert.doesNotMatch(`${second} ${neither}`, /kubernetes/i);
    assert.doesNotMatch(neither, /Acme Cloud/);
  });

  it('fail one stream with a reason where its own is killed, and leave the others', async () => {
    const read = async (stream: RecognitionStream) => textOf(concluded(await Array.fromAsync(stream)));
    const [victim, other] = await Promise.all([recognizer.open(options, never), recognizer.open(options, never)]);
    const [id = 0] = recognizer.processIds;
    const heard = await Promise.allSettled([
      read(victim),
      read(other),
      (async () => {
        await Promise.all([victim, other].map((stream) => stream.write(speech.slice(0, 24_000))));
        process.kill(id, 'SIGKILL');
        await Promise.allSettled([victim, other].map((stream) => stream.write(speech.slice(24_000))));
        for (const stream of [victim, other]) stream.finish();
      })(),
    ]);
    const outcomes = heard.slice(0, 2).map((each) => (each.status === 'rejected' ? each.reason.code : each.value));
    assert.equal(outcomes.filter((outcome) => outcome === 'engine_failed').length, 1, String(outcomes));
    assert.ok(
      outcomes.some((outcome) => /answer to their questions/.test(outcome)),
      String(outcomes),
    );
    await processIsGone(id);
  });

  it('fail what waits for the models with a reason where those are killed while they are loaded', async () => {
    await using own = new PocketsphinxRecognizer({ detector, clock, folder: learned });
    const known = decoders();
    const opening = assert.rejects(own.open(options, never), { code: 'engine_failed' });
    let loading: number | undefined;
    await poll(() => {
      loading = decoders().find((id) => !known.includes(id));
      return loading !== undefined;
    });
    process.kill(loading ?? 0, 'SIGKILL');
    await opening;
    const stream = await own.open(options, never);
    await stream[Symbol.asyncDispose]();
  });

  it('do not hold up the end of the recognizer where they are held up while they are loaded', async () => {
    const own = new PocketsphinxRecognizer({ detector, clock, folder: learned });
    const known = decoders();
    const opening = assert.rejects(own.open(options, never), { code: 'engine_unavailable' });
    let loading = 0;
    await poll(() => {
      loading = decoders().find((id) => !known.includes(id)) ?? 0;
      return loading !== 0;
    });
    process.kill(loading, 'SIGSTOP');
    await own[Symbol.asyncDispose]();
    await opening;
    await processIsGone(loading);
  });

  for (const stopped of ['none', 'a stream is', 'the models are'] as const)
    it(`end with a server that is killed, ${stopped === 'none' ? 'while all are at work' : `where ${stopped} held up`}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
      const script = fileURLToPath(new URL('../support/speech/open-streams.ts', import.meta.url));
      const server = spawn(process.execPath, [script, '2', learned], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR: folder },
      });
      await once(server.stdout, 'data');
      const [models = 0, first = 0, ...more] = decoders(server.pid);
      assert.equal(more.length, 1);
      const all = processTree(server.pid ?? 0).slice(1);
      if (stopped !== 'none') process.kill(stopped === 'a stream is' ? first : models, 'SIGSTOP');
      server.kill('SIGKILL');
      await once(server, 'exit');
      for (const id of all) await processIsGone(id);
      assert.deepEqual(foldersOf(folder), []);
      rmSync(folder, { recursive: true });
    });
});
