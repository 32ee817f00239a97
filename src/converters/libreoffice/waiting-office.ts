import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ErrorGate } from './error-gate.ts';
import { firstDocument, namesOfKind, type OfficeInput, officeKind } from './office-conversions.ts';
import type { OfficeInstallation } from './office-installation.ts';
import { runOffice } from './run-office.ts';
import type { ProcessEnd } from './run-process.ts';
import type { Sandbox } from './sandbox.ts';
import { WorkFolder } from './work-folder.ts';

export interface OfficeToStart {
  readonly office: OfficeInstallation;
  readonly input: OfficeInput;
  /** Extension of the result. */
  readonly to: string;
}

/** A file that is not there. LibreOffice writes that it cannot be loaded, and waits at the gate. */
const missing = 'missing';

/**
 * A LibreOffice that was started before its document came, and that converts this one document:
 *
 *     started ─► converts a document of our own ─► writes of a missing one: waits ─► the document ─► ends
 *        └─ dies ──────────┴──────────────────────────────────────┴─► is not used
 *
 * What it converts is on its command line. The document gets one of these names while it waits.
 */
export class WaitingOffice implements AsyncDisposable {
  readonly kind: string;
  readonly folder: WorkFolder;
  readonly #gate: ErrorGate;
  readonly #stop = new AbortController();
  readonly #end: Promise<ProcessEnd>;
  #isOver = false;

  private constructor(sandbox: Sandbox, start: OfficeToStart, folder: WorkFolder, gate: ErrorGate) {
    this.kind = officeKind(start.input, start.to);
    this.folder = folder;
    this.#gate = gate;
    const names = [firstDocument(start.input).name, missing, ...namesOfKind(this.kind)];
    const run = { ...start, folder: folder.path, names, signal: this.#stop.signal, errors: gate.descriptor };
    this.#end = runOffice(sandbox, run).finally(() => {
      this.#isOver = true;
    });
    this.#end.catch(() => undefined);
  }

  static async start(
    sandbox: Sandbox,
    { parent, ...start }: OfficeToStart & { readonly parent: string },
    signal: AbortSignal,
  ): Promise<WaitingOffice> {
    const folder = await WorkFolder.make(parent);
    try {
      const { name, content } = firstDocument(start.input);
      await writeFile(join(folder.path, name), content, { mode: 0o600 });
      const gate = await ErrorGate.make(folder.beside('errors'), folder.path, signal);
      return new WaitingOffice(sandbox, start, folder, gate);
    } catch (error) {
      await folder[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** It has ended. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Has it convert what is in its folder by now; resolves when it has ended. */
  async finish(signal: AbortSignal): Promise<ProcessEnd> {
    const abort = (): void => this.#stop.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      if (signal.aborted) abort();
      else this.#gate.open();
      return { ...(await this.#end), report: await this.#gate.report() };
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Ends it, and removes its folder. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort(new Error('It is not needed.'));
    await this.#end.catch(() => undefined);
    this.#gate[Symbol.dispose]();
    await this.folder[Symbol.asyncDispose]();
  }
}
