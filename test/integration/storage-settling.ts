import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const charactersEach = 7;

/** A running `storage-settling-child.ts`. */
export class SettlingChild implements Disposable {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #milestones: { readonly count: number; readonly reached: () => void }[] = [];
  #errors = '';
  #acknowledged = 0;

  constructor(address: string, keyId: string, clients: number, times?: number) {
    const script = join(import.meta.dirname, 'storage-settling-child.ts');
    const args = [script, address, keyId, String(clients), ...(times === undefined ? [] : [String(times)])];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#closed = once(this.#process, 'close');
    this.#process.stdout?.on('data', (chunk: Buffer) => this.#count(chunk));
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#errors += chunk;
    });
  }

  /** When that many counts have been acknowledged; rejects if the child ends before. */
  async acknowledges(count: number): Promise<void> {
    const reached = new Promise<void>((resolve) => this.#milestones.push({ count, reached: resolve }));
    const ended = this.#closed.then(() => {
      throw new Error(`The child ended after ${this.#acknowledged} of ${count} counts. ${this.#errors}`);
    });
    await Promise.race([reached, ended]);
  }

  /** Ends it as a power switch would; answers how many counts it had acknowledged by then. */
  async kill(): Promise<number> {
    this.#process.kill('SIGKILL');
    await this.#closed;
    return this.#acknowledged;
  }

  /** When it has ended by itself; answers how many counts it acknowledged. */
  async finishes(): Promise<number> {
    await this.#closed;
    if (this.#process.exitCode !== 0) throw new Error(`The child failed. ${this.#errors}`);
    return this.#acknowledged;
  }

  [Symbol.dispose](): void {
    this.#process.kill('SIGKILL');
  }

  #count(chunk: Buffer): void {
    for (const byte of chunk) if (byte === 0x2b) this.#acknowledged++;
    for (const { count, reached } of this.#milestones) if (this.#acknowledged >= count) reached();
  }
}
