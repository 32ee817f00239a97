import { mkdirSync, rmSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../contracts/clock.ts';
import type {
  Conversion,
  Conversions,
  ConverterHealth,
  DocumentConverter,
} from '../../contracts/documents/document-converter.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { SharedCapacity } from '../../scheduling/shared-capacity.ts';
import { WorkUnderWay } from '../../scheduling/work-under-way.ts';
import { checkWordFile } from './check-word-file.ts';
import { nameOfInput, type OfficeInput, officeConversions, officeInputs, officeKind } from './office-conversions.ts';
import { findOffice, type OfficeInstallation } from './office-installation.ts';
import { runOffice } from './run-office.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';
import { type Isolation, Sandbox } from './sandbox.ts';
import type { OfficeToStart } from './waiting-office.ts';
import { WarmOffice } from './warm-office.ts';
import { WorkFolder } from './work-folder.ts';

export interface LibreofficeOptions {
  /** For documents under conversion: this process's own. What an earlier one left in it is removed. */
  readonly folder: string;
  /** Folder with LibreOffice's program; default where packages put it. */
  readonly program?: string | undefined;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  /** Documents at the same time; default 2. */
  readonly processes?: number;
  /** Milliseconds for one document; default five minutes. */
  readonly milliseconds?: number;
  /** Seconds of processor time for one document; default 120. */
  readonly cpuSeconds?: number;
  /** Milliseconds that a LibreOffice waits for the next document after one of its kind; default 0: none does. */
  readonly idle?: number;
}

const mebibyte = 1024 ** 2;
/** LibreOffice takes half a gibibyte for a small document. */
const memory = 2_048 * mebibyte;
const largestFile = 1_024 * mebibyte;
const printer = fileURLToPath(new URL('../printable/print-as-page.ts', import.meta.url));

/** What `unshare` writes, and exits with 1, where its program was killed: it cannot end itself by the same signal. */
const killedInside = 'sigprocmask unblock failed';

const missing = 'LibreOffice is not installed on this server; `npm run setup converters` installs it.';

/**
 * Conversions by LibreOffice, a process for each document in a folder and a profile of its own:
 *
 *     source ─► checked ─► work/document.doc ─► soffice in a sandbox ─► work/out/document.docx ─► destination
 *                  │ refused                       │ crashed, too slow, aborted: its group is killed
 *                  └───────────────────────────────┴──► the folder is removed
 *
 * After a conversion, one that is started ahead may wait for the next document of the same kind.
 */
export class LibreofficeConverter implements DocumentConverter {
  readonly id = 'libreoffice';
  readonly possible: Conversions = officeConversions(new Set(['writer', 'calc', 'impress']));
  readonly #options: LibreofficeOptions;
  readonly #sandbox: Sandbox;
  readonly #capacity: SharedCapacity;
  readonly #warm: WarmOffice;
  readonly #closed = new AbortController();
  readonly #underWay = new WorkUnderWay();
  #isolation: Isolation | undefined;

  constructor(options: LibreofficeOptions) {
    this.#options = options;
    const { folder, clock, processes = 2, cpuSeconds = 120, idle = 0 } = options;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#sandbox = new Sandbox({ memory, cpuSeconds, file: largestFile });
    this.#capacity = new SharedCapacity({ capacity: processes, accountShare: processes, backgroundShare: processes });
    this.#warm = new WarmOffice({ parent: folder, sandbox: this.#sandbox, clock, idle });
  }

  available(): Conversions {
    return officeConversions(this.#find()?.components ?? new Set());
  }

  health(): ConverterHealth {
    const components = this.#find()?.components;
    if (components === undefined || components.size === 0) return { state: 'unavailable', reason: missing };
    if (components.size < 3) {
      const note = `only ${[...components].join(' and ')} of LibreOffice are installed; \`npm run setup converters\` installs the rest.`;
      return { state: 'ready', note };
    }
    if (this.#isolation !== 'settings') return { state: 'ready' };
    return {
      state: 'ready',
      note: 'this system allows no namespaces, so only its settings keep LibreOffice from the network and from other files.',
    };
  }

  /** Resolves when it is known how far LibreOffice can be kept from the machine. */
  async started(): Promise<void> {
    if (this.#find() === undefined) return;
    await using folder = await WorkFolder.make(this.#options.folder);
    this.#isolation = await this.#sandbox.isolation(folder.path);
  }

  async convert(conversion: Conversion, signal: AbortSignal): Promise<void> {
    const input = officeInputs[conversion.from];
    const office = this.#find();
    if (input === undefined || !input.outputs.includes(conversion.to))
      throw new Error(`There is no conversion from ${conversion.from} to ${conversion.to}.`);
    if (office === undefined || !office.components.has(input.component))
      throw new ServiceError('engine_unavailable', { reason: missing });
    const start = { office, input, to: conversion.to };
    await this.#underWay.add(this.#work(conversion, start, AbortSignal.any([signal, this.#closed.signal])));
    // Others that wait for the processor need it more.
    if (this.#underWay.size === 0) this.#warm.prepare(start);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed.abort(new Error('The server is closing.'));
    await this.#underWay[Symbol.asyncDispose]();
    await this.#warm[Symbol.asyncDispose]();
  }

  #find(): OfficeInstallation | undefined {
    const { program } = this.#options;
    return program === undefined ? findOffice() : findOffice([program]);
  }

  #work(conversion: Conversion, start: OfficeToStart, signal: AbortSignal): Promise<void> {
    const { clock, milliseconds = 300_000 } = this.#options;
    return this.#capacity.use({ weight: 1 }, signal, async () => {
      if (conversion.from === 'doc') await checkWordFile(conversion.source);
      const late = new AbortController();
      const stop = clock.after(milliseconds, () => late.abort(tooSlow(`${Math.round(milliseconds / 1000)} seconds`)));
      const either = AbortSignal.any([signal, late.signal]);
      try {
        if (!(await this.#convertWarm(conversion, start, either))) await this.#convertCold(conversion, start, either);
      } finally {
        stop();
      }
    });
  }

  /** By the LibreOffice that waits. False if there is none, and if it has no result: that may have another reason than the document. */
  async #convertWarm(conversion: Conversion, { input, to }: OfficeToStart, signal: AbortSignal): Promise<boolean> {
    await using waiting = this.#warm.take(officeKind(input, to));
    if (waiting === undefined) return false;
    const { clock, cpuSeconds = 120 } = this.#options;
    const start = clock.elapsed();
    await this.#prepare(conversion, input, waiting.folder.path, signal);
    const end = await waiting.finish(signal);
    // A kill that comes early was for its memory, or it came before the document.
    if (isStopped(end) && clock.elapsed() - start > (cpuSeconds * 1000) / 4) throw this.#failureOf(end);
    return await this.#deliver(waiting.folder, conversion);
  }

  async #convertCold(conversion: Conversion, start: OfficeToStart, signal: AbortSignal): Promise<void> {
    await using folder = await WorkFolder.make(this.#options.folder);
    this.#isolation = await this.#sandbox.isolation(folder.path);
    await this.#prepare(conversion, start.input, folder.path, signal);
    const names = [nameOfInput(conversion.from)];
    const end = await runOffice(this.#sandbox, { ...start, folder: folder.path, names, signal });
    if (!(await this.#deliver(folder, conversion))) throw this.#failureOf(end);
  }

  /** Puts the file that LibreOffice reads into the folder. */
  async #prepare(
    { from, source }: Conversion,
    { printed }: OfficeInput,
    folder: string,
    signal: AbortSignal,
  ): Promise<void> {
    const path = join(folder, `document.${from}`);
    await copyFile(source, path);
    if (printed === undefined) return;
    const words = ['--max-old-space-size=1024', '--disable-warning=ExperimentalWarning', printer, printed];
    const page = join(folder, nameOfInput(from));
    const end = await runProcess([process.execPath, ...words, path, page], { folder, signal });
    if (end.code === 2) throw unreadable(end.report);
    if (end.code !== 0) throw new Error(`The page could not be made: ${end.report}`);
  }

  /** False if there is no result. The exit code is 0 for many documents that could not be read. */
  async #deliver(folder: WorkFolder, { from, to, destination }: Conversion): Promise<boolean> {
    const result = join(folder.results, `${parse(nameOfInput(from)).name}.${to}`);
    const size = await stat(result).then(
      (found) => found.size,
      () => 0,
    );
    if (size > 0) await copyFile(result, destination);
    return size > 0;
  }

  #failureOf(end: ProcessEnd): ServiceError {
    const { cpuSeconds = 120 } = this.#options;
    if (isStopped(end)) return tooSlow(`${cpuSeconds} seconds of processor time`);
    const cause = new Error(`LibreOffice ended with ${end.code ?? end.signal}: ${end.report}`);
    return unreadable('LibreOffice cannot open it; it may be damaged or have a password.', cause);
  }
}

/** By its limit of processor time. */
function isStopped({ code, signal, report }: ProcessEnd): boolean {
  const status = code ?? signal;
  if (status === 'SIGKILL' || status === 128 + 9 || report.includes(killedInside)) return true;
  return status === 'SIGXCPU' || status === 128 + 24;
}

function tooSlow(limit: string): ServiceError {
  return new ServiceError('work_too_large', { limit });
}

function unreadable(reason: string, cause?: Error): ServiceError {
  return new ServiceError('invalid_document', { reason }, { cause });
}
