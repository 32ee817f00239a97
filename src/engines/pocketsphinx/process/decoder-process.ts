import type { Socket } from 'node:net';
import type { Clock } from '../../../contracts/clock.ts';
import type { SpeechSamples } from '../../../contracts/engines/speech-recognizer.ts';
import { giveWay } from '../../shared/give-way.ts';
import type { DecodedWord } from '../read-decoded-words.ts';

export interface DecoderSettings {
  /** Its connection to a process of its own (`ModelProcess.connect`). */
  readonly connection: Promise<Socket>;
  /** Path of the dictionary of this stream, or undefined for the one that is loaded. */
  readonly dictionary: string | undefined;
  /** By how much the process gives way to others (`giveWay`). */
  readonly niceness: number;
  readonly clock: Clock;
  /** Milliseconds without an answer after which a decoder that owes one is stuck. */
  readonly timeLimit: number;
}

interface Asked {
  readonly resolve: (words: readonly DecodedWord[]) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly kind: 'ready' | 'tentative' | 'concluded';
  readonly words?: readonly DecodedWord[];
  /** Id of the process, with `ready`. */
  readonly process?: number;
}

/** The decoder took longer than its limit. */
export class DecoderStuck extends Error {}

/**
 * A process of `pocketsphinx-stream` for one stream of speech; its source describes what it reads and writes. Its life:
 *
 *     connection ─► ready ─► begin, hear … tentative … end ─► begin … ─► kill
 */
export class DecoderProcess {
  /** Resolves when the words are loaded. */
  readonly ready: Promise<unknown>;
  readonly #settings: DecoderSettings;
  readonly #onEnd: (reason: Error) => void;
  readonly #gone = Promise.withResolvers<void>();
  readonly #asked: Asked[] = [];
  #socket: Socket | undefined;
  #id: number | undefined;
  #cancelLimit: (() => void) | undefined;
  #end: Error | undefined;
  #isGone = false;
  #rest = '';

  /** `onEnd` is called once, with the reason. */
  constructor(settings: DecoderSettings, onEnd: (reason: Error) => void) {
    this.#settings = settings;
    this.#onEnd = onEnd;
    this.ready = this.#ask();
    settings.connection.then(
      (socket) => this.#open(socket),
      (error: unknown) => this.#ended(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** While the process is there, from its first answer on. */
  get id(): number | undefined {
    return this.#id;
  }

  /** An utterance begins. Where it is heard whole, it is decoded when something is asked: better, and later. */
  begin(isHeardWhole: boolean): Promise<void> {
    return this.#send(isHeardWhole ? 'W' : 'B');
  }

  /** Resolves when the decoder takes more: some seconds of samples lie between here and there. */
  hear(samples: SpeechSamples): Promise<void> {
    return this.#send('A', samples);
  }

  /** What was said so far in the utterance. */
  tentative(): Promise<readonly DecodedWord[]> {
    const answer = this.#ask();
    this.#send('P').catch(() => {});
    return answer;
  }

  /** The utterance ends: what was said in it. */
  end(): Promise<readonly DecodedWord[]> {
    const answer = this.#ask();
    this.#send('E').catch(() => {});
    return answer;
  }

  /** Resolves when the process is gone. */
  kill(): Promise<void> {
    this.#fail(new Error('pocketsphinx-stream was ended'));
    this.#stop();
    // There is no process yet, and models that are held up while they are loaded never give one.
    if (this.#socket === undefined) this.#ended(this.#end as Error);
    return this.#gone.promise;
  }

  #open(socket: Socket): void {
    if (this.#end !== undefined) {
      socket.once('close', () => this.#ended(this.#end as Error)).destroy();
      return;
    }
    this.#socket = socket;
    socket.once('close', () => this.#ended(new Error('pocketsphinx-stream has ended')));
    socket.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#send('L', Buffer.from(this.#settings.dictionary ?? '')).catch(() => {});
  }

  /** The id is that of no other process: it is forgotten with the connection, which ends with the process. */
  #stop(): void {
    if (this.#id === undefined) {
      this.#socket?.destroy();
      return;
    }
    try {
      process.kill(this.#id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  #ask(): Promise<readonly DecodedWord[]> {
    const answer = new Promise<readonly DecodedWord[]>((resolve, reject) => {
      if (this.#end !== undefined) reject(this.#end);
      else this.#asked.push({ resolve, reject });
    });
    answer.catch(() => {});
    if (this.#asked.length === 1) this.#limit();
    return answer;
  }

  #send(kind: 'L' | 'B' | 'W' | 'A' | 'P' | 'E', content: SpeechSamples | Buffer = Buffer.alloc(0)): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(this.#end);
        return;
      }
      const frame = Buffer.alloc(5 + content.byteLength);
      frame.write(kind, 'latin1');
      frame.writeUInt32LE(content.byteLength, 1);
      frame.set(new Uint8Array(content.buffer, content.byteOffset, content.byteLength), 5);
      this.#socket?.write(frame, (error) => {
        if (this.#end !== undefined || error) reject(this.#end ?? error);
        else resolve();
      });
    });
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const { words = [], process: id } = JSON.parse(line) as Answer;
      if (id !== undefined) this.#start(id);
      this.#asked.shift()?.resolve(words);
    }
    if (lines.length > 0) this.#limit();
  }

  #start(id: number): void {
    this.#id = id;
    giveWay({ pid: id }, this.#settings.niceness);
    // It was ended while its words were loaded.
    if (this.#end !== undefined) this.#stop();
  }

  /** The time for the next answer begins. */
  #limit(): void {
    this.#cancelLimit?.();
    this.#cancelLimit = undefined;
    if (this.#asked.length === 0 || this.#end !== undefined) return;
    this.#cancelLimit = this.#settings.clock.after(this.#settings.timeLimit, () => {
      this.#fail(new DecoderStuck('pocketsphinx-stream did not answer in time'));
      this.#stop();
    });
  }

  #ended(reason: Error): void {
    this.#id = undefined;
    this.#fail(reason);
    if (this.#isGone) return;
    this.#isGone = true;
    this.#onEnd(this.#end as Error);
    this.#gone.resolve();
  }

  #fail(error: Error): void {
    this.#end ??= error;
    this.#cancelLimit?.();
    for (const asked of this.#asked.splice(0)) asked.reject(this.#end);
  }
}
