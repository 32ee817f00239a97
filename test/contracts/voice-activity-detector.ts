import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {
  VoiceActivity,
  VoiceActivityDetector,
  VoiceActivityOptions,
} from '../../src/contracts/engines/voice-activity-detector.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { poll } from '../support/poll.ts';
import { joinSamples } from '../support/speech/tones.ts';

export interface VoiceActivityDetectorContract<Detector extends VoiceActivityDetector> {
  /** A new detector each time; the suite disposes of it. */
  create(): Detector | Promise<Detector>;
  /** At least two pieces of speech of more than a second, without silence around them and without a pause within. */
  speech(): Promise<readonly Int16Array[]>;
  readonly skip?: string | false;
  /** Breaks what the detector runs on. Streams go on. */
  crash?(detector: Detector): void;
  processIds?(detector: Detector): readonly number[];
}

const never = new AbortController().signal;
const second = 16_000;
/** Milliseconds by which a detector may err. */
const tolerance = 400;

/** What every VoiceActivityDetector does, whatever is behind it: the docstring of the contract as tests. */
export function describeVoiceActivityDetector<Detector extends VoiceActivityDetector>(
  name: string,
  contract: VoiceActivityDetectorContract<Detector>,
): void {
  describe(`the detector of speech ${name}`, { skip: contract.skip ?? false }, () => {
    let detector: Detector;
    let pieces: readonly Int16Array[];
    /** Each piece after a second of silence. */
    let samples: Int16Array;
    before(async () => {
      detector = await contract.create();
      pieces = await contract.speech();
      samples = joinSamples([...pieces.flatMap((piece) => [new Int16Array(second), piece]), new Int16Array(second)]);
    });
    after(async () => {
      await detector[Symbol.asyncDispose]();
    });

    /** Where the pieces begin and end, and where the detector says so. */
    function assertFound(found: readonly VoiceActivity[]): void {
      let at = 0;
      const truth = pieces.flatMap((piece) => {
        const start = at + second;
        at = start + piece.length;
        return [start / 16, at / 16];
      });
      assert.equal(found.length, truth.length, JSON.stringify(found));
      for (const [index, { atMs }] of found.entries())
        assert.ok(Math.abs(atMs - (truth[index] ?? 0)) <= tolerance, `${atMs} for ${truth[index]}`);
    }

    it('has a stable id and a version, and is ready', () => {
      assert.match(detector.id, /^[a-z][a-z0-9_-]*$/);
      assert.notEqual(detector.version, '');
      assert.deepEqual(detector.health(), { state: 'ready' });
    });

    it('finds where speech begins and ends', async () => {
      const found = await detect(detector, {}, [samples]);
      assertFound(found);
      checkForm(found, samples.length);
    });

    it('finds the same however the samples are cut, also in calls that overlap', async () => {
      const whole = await detect(detector, {}, [samples]);
      const cut: Int16Array[] = [];
      for (let at = 0, size = 1; at < samples.length; at += size, size = ((size * 11) % 3001) + 1)
        cut.push(samples.slice(at, at + size));
      assert.deepEqual(await detect(detector, {}, cut), whole);
      using stream = await detector.open({}, never);
      const answers = await Promise.all([...cut.map((piece) => stream.push(piece)), stream.flush()]);
      assert.deepEqual(answers.flat(), whole);
    });

    it('says that speech goes on until it is over', async () => {
      using stream = await detector.open({}, never);
      const [piece = new Int16Array()] = pieces;
      const began = await stream.push(joinSamples([new Int16Array(second), piece]));
      assert.deepEqual(
        began.map(({ kind }) => kind),
        ['speech_began'],
      );
      const ended = await stream.push(new Int16Array(second));
      assert.deepEqual(
        ended.map(({ kind }) => kind),
        ['speech_ended'],
      );
      assert.deepEqual(await stream.flush(), []);
    });

    it('takes a short silence for no pause, where a pause is long', async () => {
      const [piece = new Int16Array()] = pieces;
      const twice = joinSamples([
        new Int16Array(second),
        piece,
        new Int16Array(second * 0.6),
        piece,
        new Int16Array(3 * second),
      ]);
      const kinds = (found: readonly VoiceActivity[]): number => found.length / 2;
      assert.equal(kinds(await detect(detector, { pauseMs: 1500 }, [twice])), 1);
      assert.equal(kinds(await detect(detector, { pauseMs: 200 }, [twice])), 2);
    });

    it('finds nothing in silence and in nothing', async () => {
      assert.deepEqual(await detect(detector, {}, []), []);
      assert.deepEqual(await detect(detector, {}, [new Int16Array(), new Int16Array(3 * second)]), []);
    });

    it('keeps streams apart', async () => {
      const all = await Promise.all([0, 1, 2].map(() => detect(detector, {}, [samples])));
      for (const found of all) assertFound(found);
    });

    it('ends with the reason of the signal', async () => {
      const reason = new Error('enough');
      await assert.rejects(detector.open({}, AbortSignal.abort(reason)), reason);
      const controller = new AbortController();
      using stream = await detector.open({}, controller.signal);
      await stream.push(samples.slice(0, second));
      const call = assert.rejects(stream.push(samples.slice()), reason);
      controller.abort(reason);
      await call;
      await assert.rejects(stream.flush(), reason);
      assertFound(await detect(detector, {}, [samples]));
    });

    if (contract.crash !== undefined)
      it('survives a crash: streams go on, and begin and end alternate', async () => {
        using stream = await detector.open({}, never);
        const found = [...(await stream.push(samples.slice(0, second * 1.8)))];
        contract.crash?.(detector);
        found.push(...(await stream.push(samples.slice(second * 1.8))), ...(await stream.flush()));
        assert.ok(found.length >= 2 * pieces.length, JSON.stringify(found));
        checkForm(found, samples.length);
        assertFound(await detect(detector, {}, [samples]));
      });

    it('ends with its processes, and rejects calls in flight and later ones', async () => {
      const other = await contract.create();
      using stream = await other.open({}, never);
      await stream.push(samples.slice(0, second));
      const processes = contract.processIds?.(other) ?? [];
      if (contract.processIds !== undefined) assert.notEqual(processes.length, 0);
      const unavailable = (error: unknown): boolean =>
        error instanceof ServiceError && error.code === 'engine_unavailable';
      const call = assert.rejects(stream.push(samples.slice()), unavailable);
      await other[Symbol.asyncDispose]();
      await call;
      await assert.rejects(other.open({}, never), unavailable);
      assert.equal(other.health().state, 'unavailable');
      for (const id of processes) await poll(() => isGone(id));
    });
  });
}

async function detect(
  detector: VoiceActivityDetector,
  options: VoiceActivityOptions,
  pieces: readonly Int16Array[],
): Promise<readonly VoiceActivity[]> {
  using stream = await detector.open(options, never);
  const found: VoiceActivity[] = [];
  for (const piece of pieces) found.push(...(await stream.push(piece.slice())));
  return [...found, ...(await stream.flush())];
}

function checkForm(found: readonly VoiceActivity[], samples: number): void {
  let last = 0;
  for (const [index, { kind, atMs }] of found.entries()) {
    assert.equal(kind, index % 2 === 0 ? 'speech_began' : 'speech_ended');
    assert.ok(atMs >= last && atMs <= samples / 16, `${atMs} after ${last}`);
    last = atMs;
  }
}

function isGone(id: number): boolean {
  try {
    process.kill(id, 0);
    return false;
  } catch {
    return true;
  }
}
