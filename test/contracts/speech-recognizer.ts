import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {
  RecognitionEvent,
  RecognitionOptions,
  RecognitionStream,
  SpeechRecognizer,
  SpokenSegment,
} from '../../src/contracts/engines/speech-recognizer.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { poll } from '../support/poll.ts';
import { countWordErrors, wordsOf } from '../support/speech/count-word-errors.ts';
import { joinSamples } from '../support/speech/tones.ts';

/** A piece of speech, without silence around it. */
export interface SaidSentence {
  readonly text: string;
  readonly samples: Int16Array;
}

export interface SpeechRecognizerContract<Recognizer extends SpeechRecognizer> {
  /** A new recognizer each time; the suite disposes of it. */
  create(): Recognizer | Promise<Recognizer>;
  /** One that it recognizes. */
  readonly language: string;
  /** At least two sentences, each of more than a second. */
  sentences(): Promise<readonly SaidSentence[]>;
  /** The share of words that may be wrong. */
  readonly wordErrorRate: number;
  readonly skip?: string | false;
  /** Times of words are those of the speech. Default true; false for a model that does not understand speech. */
  readonly timesWords?: boolean;
  /** Breaks what a stream runs on: kills its process, for example. Absent if nothing can break. */
  crash?(recognizer: Recognizer): void;
  /** A crash ends the streams that are open. Without it they go on. */
  readonly crashEndsStreams?: boolean;
  /** The recognizer's processes, which must be gone once it is disposed of. */
  processIds?(recognizer: Recognizer): readonly number[];
}

const never = new AbortController().signal;
const pause = new Int16Array(16_000);

/** What every SpeechRecognizer does, whatever is behind it: the docstring of the contract as tests. */
export function describeSpeechRecognizer<Recognizer extends SpeechRecognizer>(
  name: string,
  contract: SpeechRecognizerContract<Recognizer>,
): void {
  const { language, wordErrorRate } = contract;
  const options: RecognitionOptions = Object.freeze({ language, tentative: false });

  describe(`the speech recognizer ${name}`, { skip: contract.skip ?? false }, () => {
    let recognizer: Recognizer;
    let sentences: readonly SaidSentence[];
    let speech: Int16Array;
    let text: string;
    /** What is heard of the speech when it comes in one piece. */
    let whole: readonly SpokenSegment[];
    before(async () => {
      recognizer = await contract.create();
      await recognizer.started?.();
      sentences = await contract.sentences();
      speech = joinSamples([pause, ...sentences.flatMap(({ samples }) => [samples, pause])]);
      text = sentences.map((sentence) => sentence.text).join(' ');
      const events = await recognize(recognizer, options, [speech]);
      checkForm(events, speech.length);
      whole = concluded(events);
    });
    after(async () => {
      await recognizer[Symbol.asyncDispose]();
    });

    function assertHeard(said: string, heard: readonly SpokenSegment[]): void {
      const errors = countWordErrors(said, textOf(heard));
      assert.ok(errors <= wordErrorRate * wordsOf(said).length, `${errors} errors in: ${textOf(heard)}`);
    }

    async function assertStillHears(): Promise<void> {
      const [first] = sentences as [SaidSentence];
      assertHeard(first.text, concluded(await recognize(recognizer, options, [pause, first.samples])));
    }

    it('has a stable id and a version, is ready, and serves its language', () => {
      assert.match(recognizer.id, /^[a-z][a-z0-9_-]*$/);
      assert.notEqual(recognizer.version, '');
      assert.deepEqual(recognizer.health(), { state: 'ready' });
      assert.ok(recognizer.languages().includes(language));
      assert.equal(new Set(recognizer.languages()).size, recognizer.languages().length);
      assert.ok(['none', 'hints', 'words'].includes(recognizer.capabilities(language).spokenTerms));
    });

    it('hears what is said, a segment for each sentence, with times in order', () => {
      assertHeard(text, whole);
      assert.ok(whole.length >= sentences.length, `${whole.length} segments`);
      assert.ok(whole.every((segment) => segment.language === language));
    });

    const untimed = contract.timesWords === false && 'it does not understand speech';
    it('times words as they are said', { skip: untimed }, async () => {
      const [first] = sentences as [SaidSentence];
      const before = joinSamples([pause, pause, pause]);
      const segments = concluded(await recognize(recognizer, options, [before, first.samples, pause]));
      const words = segments.flatMap((segment) => segment.words);
      const end = (before.length + first.samples.length) / 16;
      assert.ok((words[0]?.startMs ?? 0) >= before.length / 16 - 300, JSON.stringify(words[0]));
      assert.ok((words[0]?.startMs ?? 0) <= before.length / 16 + 900, JSON.stringify(words[0]));
      assert.ok((words.at(-1)?.endMs ?? 0) <= end + 300, JSON.stringify(words.at(-1)));
      assert.ok((words.at(-1)?.endMs ?? 0) >= end - 900, JSON.stringify(words.at(-1)));
    });

    it('hears the same however the samples are cut', async () => {
      const pieces: Int16Array[] = [];
      for (let at = 0, size = 1; at < speech.length; at += size, size = ((size * 7) % 4001) + 1)
        pieces.push(speech.slice(at, at + size), new Int16Array());
      assert.deepEqual(concluded(await recognize(recognizer, options, pieces)), whole);
    });

    it('is continued by a stream that begins where a segment was concluded', async () => {
      const events = await recognize(recognizer, options, [speech]);
      const first = events.find((event) => event.kind === 'concluded');
      assert.ok(first !== undefined);
      const rest = speech.slice(first.untilMs * 16);
      const others = await recognize(recognizer, { ...options, before: textOf([first.segment]) }, [rest]);
      checkForm(others, rest.length);
      assertHeard(text, [first.segment, ...concluded(others)]);
    });

    it('says what it hears while somebody speaks, where it can', async () => {
      const events = await recognize(recognizer, { ...options, tentative: true }, [speech]);
      checkForm(events, speech.length);
      assertHeard(text, concluded(events));
      const { streaming } = recognizer.capabilities(language);
      assert.equal(
        events.some(({ kind }) => kind === 'tentative'),
        streaming,
      );
    });

    it('hears nothing in silence, in nothing, and the speech that the end cuts off', async () => {
      assert.deepEqual(await recognize(recognizer, options, []), []);
      assert.deepEqual(await recognize(recognizer, options, [new Int16Array()]), []);
      assert.deepEqual(await recognize(recognizer, options, [joinSamples([pause, pause, pause])]), []);
      const [first] = sentences as [SaidSentence];
      const cut = concluded(await recognize(recognizer, options, [pause, first.samples]));
      assertHeard(first.text, cut);
    });

    it('knows the language of speech where none is named', async () => {
      const [first] = sentences as [SaidSentence];
      const segments = concluded(await recognize(recognizer, { tentative: false }, [pause, first.samples]));
      assert.ok(segments.length > 0);
      assert.ok(segments.every((segment) => recognizer.languages().includes(segment.language)));
      if (recognizer.detectsLanguage || recognizer.languages().length === 1)
        assert.ok(segments.every((segment) => segment.language === language));
    });

    it('keeps streams apart that are open at the same time', async () => {
      const alone = await Promise.all(
        sentences.map(({ samples }) => recognize(recognizer, options, [pause, samples, pause])),
      );
      for (const [index, events] of alone.entries()) assertHeard(sentences[index]?.text ?? '', concluded(events));
    });

    it('holds up a writer whom nobody reads, and loses nothing', async () => {
      const stream = await recognizer.open(options, never);
      const written = writeAll(stream, [speech]);
      const events = await readAll(stream);
      await written;
      assertHeard(text, concluded(events));
      await stream[Symbol.asyncDispose]();
    });

    it('ends with the reason of the signal, when it opens and at any later moment', async () => {
      const reason = new Error('enough');
      await assert.rejects(recognizer.open(options, AbortSignal.abort(reason)), reason);
      const controller = new AbortController();
      const stream = await recognizer.open({ ...options, tentative: true }, controller.signal);
      await stream.write(speech.slice(0, 24_000));
      const reading = assert.rejects(readAll(stream), reason);
      controller.abort(reason);
      await reading;
      await assert.rejects(stream.write(speech), reason);
      await stream[Symbol.asyncDispose]();
      await assertStillHears();
    });

    it('takes no samples after it was closed, and ends whoever reads', async () => {
      const stream = await recognizer.open(options, never);
      await stream.write(speech.slice(0, 24_000));
      const reading = assert.rejects(readAll(stream));
      await stream[Symbol.asyncDispose]();
      await reading;
      await assert.rejects(stream.write(speech));
      stream.finish();
      await stream[Symbol.asyncDispose]();
    });

    if (contract.crash !== undefined)
      it('survives a crash', async () => {
        const stream = await recognizer.open(options, never);
        await stream.write(speech.slice(0, 40_000));
        contract.crash?.(recognizer);
        if (contract.crashEndsStreams === true) {
          stream.finish();
          await assert.rejects(readAll(stream), isServiceError('engine_failed'));
        } else {
          stream.finish();
          await readAll(stream);
        }
        await stream[Symbol.asyncDispose]();
        await assertStillHears();
      });

    it('ends with its processes and streams, and opens no stream afterwards', async () => {
      const other = await contract.create();
      await other.started?.();
      const stream = await other.open(options, never);
      await stream.write(speech.slice(0, 40_000));
      const processes = contract.processIds?.(other) ?? [];
      if (contract.processIds !== undefined) assert.notEqual(processes.length, 0);
      const reading = assert.rejects(readAll(stream), isServiceError('engine_unavailable'));
      await other[Symbol.asyncDispose]();
      await reading;
      await assert.rejects(other.open(options, never), isServiceError('engine_unavailable'));
      assert.equal(other.health().state, 'unavailable');
      for (const id of processes) await poll(() => isGone(id));
    });
  });
}

/** Writes all pieces, reads all events. */
export async function recognize(
  recognizer: SpeechRecognizer,
  options: RecognitionOptions,
  pieces: readonly Int16Array[],
): Promise<readonly RecognitionEvent[]> {
  const stream = await recognizer.open(options, never);
  const [events] = await Promise.all([readAll(stream), writeAll(stream, pieces)]);
  await stream[Symbol.asyncDispose]();
  return events;
}

/** Copies: an array belongs to the stream once it is written. */
async function writeAll(stream: RecognitionStream, pieces: readonly Int16Array[]): Promise<void> {
  for (const piece of pieces) await stream.write(piece.slice());
  stream.finish();
  stream.finish();
}

async function readAll(stream: RecognitionStream): Promise<readonly RecognitionEvent[]> {
  const events: RecognitionEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

export function concluded(events: readonly RecognitionEvent[]): readonly SpokenSegment[] {
  return events.flatMap(({ kind, segment }) => (kind === 'concluded' ? [segment] : []));
}

export function textOf(segments: readonly SpokenSegment[]): string {
  return segments.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
}

/** Order and times of the words, in all events of a stream of so many samples. */
function checkForm(events: readonly RecognitionEvent[], samples: number): void {
  let end = 0;
  let until = 0;
  for (const event of events) {
    const { kind, segment } = event;
    assert.notEqual(segment.words.length, 0);
    let start = end;
    for (const word of segment.words) {
      assert.match(word.text, /^\S+( \S+)*$/);
      assert.ok(word.startMs >= start && word.endMs >= word.startMs, `${JSON.stringify(word)} after ${start}`);
      assert.ok(word.endMs <= samples / 16, `${JSON.stringify(word)} after the end`);
      assert.ok(Number.isInteger(word.startMs) && Number.isInteger(word.endMs));
      if (word.confidence !== undefined) assert.ok(word.confidence >= 0 && word.confidence <= 1);
      start = word.startMs;
    }
    if (kind !== 'concluded') continue;
    end = segment.words.at(-1)?.endMs ?? end;
    assert.ok(Number.isInteger(event.untilMs));
    assert.ok(event.untilMs >= Math.max(end, until) && event.untilMs <= Math.ceil(samples / 16), `${event.untilMs}`);
    until = event.untilMs;
  }
}

function isServiceError(code: string): (error: unknown) => boolean {
  return (error) => error instanceof ServiceError && error.code === code;
}

function isGone(id: number): boolean {
  try {
    process.kill(id, 0);
    return false;
  } catch {
    return true;
  }
}
