import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
import { checkWordFile } from './check-word-file.ts';
import { type OfficeInput, officeConversions, officeInputs, outputFilter } from './office-conversions.ts';
import { findOffice, type OfficeInstallation, officeProgram } from './office-installation.ts';
import { writeOfficeProfile } from './office-profile.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';
import { type Isolation, Sandbox } from './sandbox.ts';

export interface LibreofficeOptions {
  /** For documents under conversion: this process's own. What an earlier one left in it is removed. */
  readonly folder: string;
  /** Folder with LibreOffice's program; default where packages put it. */
  readonly program?: string | undefined;
  readonly clock: Pick<Clock, 'after'>;
  /** Documents at the same time; default 2. */
  readonly processes?: number;
  /** Milliseconds for one document; default five minutes. */
  readonly milliseconds?: number;
  /** Seconds of processor time for one document; default 120. */
  readonly cpuSeconds?: number;
}

const mebibyte = 1024 ** 2;
/** LibreOffice takes half a gibibyte for a small document. */
const memory = 2_048 * mebibyte;
const largestFile = 1_024 * mebibyte;
/** What LibreOffice exits with after it has set up a profile: to be started again. */
const restart = 81;
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
 */
export class LibreofficeConverter implements DocumentConverter {
  readonly id = 'libreoffice';
  readonly possible: Conversions = officeConversions(new Set(['writer', 'calc', 'impress']));
  readonly #options: LibreofficeOptions;
  readonly #sandbox: Sandbox;
  readonly #capacity: SharedCapacity;
  readonly #closed = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #isolation: Isolation | undefined;

  constructor(options: LibreofficeOptions) {
    this.#options = options;
    const { folder, processes = 2, cpuSeconds = 120 } = options;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#sandbox = new Sandbox({ memory, cpuSeconds, file: largestFile });
    this.#capacity = new SharedCapacity({ capacity: processes, accountShare: processes, backgroundShare: processes });
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
    await this.#inFolder(async (folder) => {
      this.#isolation = await this.#sandbox.isolation(folder);
    });
  }

  async convert(conversion: Conversion, signal: AbortSignal): Promise<void> {
    const input = officeInputs[conversion.from];
    const office = this.#find();
    if (input === undefined || !input.outputs.includes(conversion.to))
      throw new Error(`There is no conversion from ${conversion.from} to ${conversion.to}.`);
    if (office === undefined || !office.components.has(input.component))
      throw new ServiceError('engine_unavailable', { reason: missing });
    const work = this.#work(conversion, { input, office }, AbortSignal.any([signal, this.#closed.signal]));
    this.#underWay.add(work);
    try {
      await work;
    } finally {
      this.#underWay.delete(work);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed.abort(new Error('The server is closing.'));
    await Promise.allSettled(this.#underWay);
  }

  #find(): OfficeInstallation | undefined {
    const { program } = this.#options;
    return program === undefined ? findOffice() : findOffice([program]);
  }

  #work(
    conversion: Conversion,
    { input, office }: { readonly input: OfficeInput; readonly office: OfficeInstallation },
    signal: AbortSignal,
  ): Promise<void> {
    const { clock, milliseconds = 300_000 } = this.#options;
    return this.#capacity.use({ weight: 1 }, signal, () =>
      this.#inFolder(async (folder) => {
        this.#isolation = await this.#sandbox.isolation(folder);
        const late = new AbortController();
        const stop = clock.after(milliseconds, () => late.abort(tooSlow(`${Math.round(milliseconds / 1000)} seconds`)));
        const either = AbortSignal.any([signal, late.signal]);
        try {
          const name = await this.#prepare(conversion, input, folder, either);
          await writeOfficeProfile(join(folder, 'profile'));
          const result = await this.#run(office, { name, input, to: conversion.to, folder }, either);
          await copyFile(result, conversion.destination);
        } finally {
          stop();
        }
      }),
    );
  }

  /** A new folder that is gone at the end, with an empty one beside it where a sandbox gets its root. */
  async #inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const outer = join(this.#options.folder, randomUUID());
    const folder = join(outer, 'work');
    try {
      await mkdir(join(folder, 'out'), { recursive: true, mode: 0o700 });
      await mkdir(join(outer, 'root'), { mode: 0o700 });
      return await work(folder);
    } finally {
      await rm(outer, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  /** The file that LibreOffice reads. Its name says nothing: others see arguments of programs. */
  async #prepare(
    { from, source }: Conversion,
    { printed }: OfficeInput,
    folder: string,
    signal: AbortSignal,
  ): Promise<string> {
    if (from === 'doc') await checkWordFile(source);
    const path = join(folder, `document.${from}`);
    await copyFile(source, path);
    if (printed === undefined) return `document.${from}`;
    const words = ['--max-old-space-size=1024', '--disable-warning=ExperimentalWarning', printer, printed];
    const page = 'page.html';
    const end = await runProcess([process.execPath, ...words, path, join(folder, page)], { folder, signal });
    if (end.code === 2) throw unreadable(end.report);
    if (end.code !== 0) throw new Error(`The page could not be made: ${end.report}`);
    return page;
  }

  async #run(
    { folder: program }: OfficeInstallation,
    {
      name,
      input,
      to,
      folder,
    }: { readonly name: string; readonly input: OfficeInput; readonly to: string; readonly folder: string },
    signal: AbortSignal,
  ): Promise<string> {
    const isolation = await this.#sandbox.isolation(folder);
    const home = isolation === 'namespaces' ? '/work' : folder;
    const words = (work: string): readonly string[] => [
      `-env:UserInstallation=file://${work}/profile`,
      ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck'],
      ...(input.filter === undefined ? [] : [`--infilter=${input.filter}`]),
      ...['--convert-to', outputFilter(input, to), '--outdir', `${work}/out`, `${work}/${name}`],
    ];
    const command = this.#sandbox.command({ path: join(program, officeProgram), words, folder }, isolation);
    let end = await runProcess(command, { folder, home, signal });
    if (end.code === restart) end = await runProcess(command, { folder, home, signal });
    const [result] = await readdir(join(folder, 'out'));
    const path = result === undefined ? undefined : join(folder, 'out', result);
    // The exit code is 0 for many documents that could not be read.
    if (path === undefined || (await stat(path)).size === 0) throw this.#failureOf(end);
    return path;
  }

  #failureOf({ code, signal, report }: ProcessEnd): ServiceError {
    const { cpuSeconds = 120 } = this.#options;
    const status = code ?? signal;
    const isKilled = status === 'SIGKILL' || status === 128 + 9 || report.includes(killedInside);
    if (isKilled || status === 'SIGXCPU' || status === 128 + 24)
      return tooSlow(`${cpuSeconds} seconds of processor time`);
    const cause = new Error(`LibreOffice ended with ${status}: ${report}`);
    return unreadable('LibreOffice cannot open it; it may be damaged or have a password.', cause);
  }
}

function tooSlow(limit: string): ServiceError {
  return new ServiceError('work_too_large', { limit });
}

function unreadable(reason: string, cause?: Error): ServiceError {
  return new ServiceError('invalid_document', { reason }, { cause });
}
