import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { killTree } from '../measurement/process-tree.ts';

const modeFile = '/usr/share/apertium/modes/eng-spa.mode';

/** Characters that mean something in the stream format. */
const reserved = /[\^$/[\]{}\\<>@*]/g;

/**
 * The mode as a shell would run it, each stage with `-z`: a NUL in the input makes every stage write out what it has,
 * so the pipeline serves message after message. `$1` is the generator's flag, `$2` the tagger's.
 */
export function shellPipeline(mode: string): string {
  return mode
    .trim()
    .split('|')
    .map((stage) => stage.trim().replace('$2', '').replace('$1', '-g').replace(/^\S+/, '$& -z'))
    .join(' | ');
}

/**
 * Sentences as one message. The blank `[]` after each lets the last full stop be seen as the end of a sentence; without
 * a blank before the NUL the bilingual stage (`lt-proc -b`) keeps the message to itself.
 */
export function encodeMessage(sentences: readonly string[]): Buffer {
  return Buffer.from(`${sentences.map((sentence) => `${sentence.replaceAll(reserved, '\\$&')}[]`).join('\n')}\0`);
}

/** The sentences of an answer, without the marks of unknown words. */
export function decodeMessage(answer: Buffer): string[] {
  return answer
    .toString()
    .split('[]')
    .slice(0, -1)
    .map((sentence) =>
      sentence
        .trim()
        .replaceAll(/(?<!\\)[*#@]/g, '')
        .replaceAll(/\\(.)/g, '$1'),
    );
}

/** The pipeline that everything else is compared with: nothing between the caller and Apertium's own programs. */
export class RawPipeline implements Disposable {
  readonly #shell: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting: PromiseWithResolvers<Buffer>[] = [];
  #received: Buffer[] = [];

  constructor() {
    this.#shell = spawn('/bin/sh', ['-c', shellPipeline(readFileSync(modeFile, 'utf8'))], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    });
    // Its end is reported by 'close', for all that is under way.
    this.#shell.stdin.on('error', () => {});
    this.#shell.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#shell.once('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('The raw pipeline has ended.'));
    });
  }

  get processId(): number {
    if (this.#shell.pid === undefined) throw new Error('The raw pipeline did not start.');
    return this.#shell.pid;
  }

  /** Messages are answered in order, so any number of them may be under way. */
  send(message: Buffer): Promise<Buffer> {
    const answer = Promise.withResolvers<Buffer>();
    this.#waiting.push(answer);
    this.#shell.stdin.write(message);
    return answer.promise;
  }

  [Symbol.dispose](): void {
    this.#shell.stdin.destroy();
    killTree(this.processId);
  }

  #receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      this.#received.push(chunk.subarray(start, end));
      const answer = this.#received.length === 1 ? chunk.subarray(start, end) : Buffer.concat(this.#received);
      this.#received = [];
      this.#waiting.shift()?.resolve(answer);
      start = end + 1;
    }
    if (start < chunk.length) this.#received.push(chunk.subarray(start));
  }
}
