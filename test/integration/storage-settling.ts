import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { UsageUnit } from '../../src/contracts/stores/usage.ts';

/** What is settled at once. The amounts differ, so that one that is counted as the other shows. */
export const amountEach: Readonly<Record<UsageUnit, number>> = { characters: 7, milliseconds: 11 };

/** How a child acknowledges a count. */
export const signOf: Readonly<Record<UsageUnit, string>> = { characters: 'c', milliseconds: 'm' };

/** How many counts there were. */
export type Counts = Readonly<Record<UsageUnit, number>>;

/** A running `storage-settling-child.ts`. */
export class SettlingChild implements Disposable {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  readonly #milestones: { readonly count: number; readonly reached: () => void }[] = [];
  readonly #acknowledged = { characters: 0, milliseconds: 0 };
  #errors = '';

  constructor(address: string, keyId: string, clients: number, times?: number) {
    const script = join(import.meta.dirname, 'storage-settling-child.ts');
    const args = [script, address, keyId, String(clients), ...(times === undefined ? [] : [String(times)])];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#closed = once(this.#process, 'close');
    this.#process.stdout?.setEncoding('latin1').on('data', (text: string) => this.#count(text));
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#errors += chunk;
    });
  }

  /** When that many counts of each unit have been acknowledged; rejects if the child ends before. */
  async acknowledges(count: number): Promise<void> {
    const reached = new Promise<void>((resolve) => this.#milestones.push({ count, reached: resolve }));
    const ended = this.#closed.then(() => {
      throw new Error(`The child ended after ${this.#fewest()} of ${count} counts. ${this.#errors}`);
    });
    await Promise.race([reached, ended]);
  }

  /** Ends it as a power switch would; answers how many counts it had acknowledged by then. */
  async kill(): Promise<Counts> {
    this.#process.kill('SIGKILL');
    await this.#closed;
    return { ...this.#acknowledged };
  }

  /** When it has ended by itself; answers how many counts it acknowledged. */
  async finishes(): Promise<Counts> {
    await this.#closed;
    if (this.#process.exitCode !== 0) throw new Error(`The child failed. ${this.#errors}`);
    return { ...this.#acknowledged };
  }

  [Symbol.dispose](): void {
    this.#process.kill('SIGKILL');
  }

  #count(text: string): void {
    for (const sign of text) {
      if (sign === signOf.characters) this.#acknowledged.characters += 1;
      if (sign === signOf.milliseconds) this.#acknowledged.milliseconds += 1;
    }
    for (const { count, reached } of this.#milestones) if (this.#fewest() >= count) reached();
  }

  #fewest(): number {
    return Math.min(...Object.values(this.#acknowledged));
  }
}
