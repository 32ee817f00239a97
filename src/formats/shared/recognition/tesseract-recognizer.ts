import type {
  GreyPicture,
  RecognizedWord,
  RecognizeOptions,
  RecognizerHealth,
  TextRecognizer,
} from '../../../contracts/documents/text-recognizer.ts';
import { ServiceError } from '../../../errors/service-error.ts';
import { languageName } from '../../../language/codes.ts';
import { findProgram, usualSearchPath } from '../../../processes/find-program.ts';
import { readHocr } from './read-hocr.ts';
import { type BoundedProgram, runBounded } from './run-bounded.ts';
import { dataForLanguage, dataForScript, languagesOf } from './tesseract-data.ts';

export interface TesseractOptions {
  /** Folders of programs, separated as in `PATH`. */
  readonly searchPath?: string;
  /** Address space of a process in bytes. Default 1 GiB. */
  readonly memoryLimit?: number;
  /** Processor time for one picture. Default 30 s: a page takes one to five, and nothing but noise more. */
  readonly cpuSeconds?: number;
}

const missing = 'Tesseract is not installed; on Debian and Ubuntu, install tesseract-ocr and tesseract-ocr-eng';
/** Text anywhere, in no order: which words belong together is decided by the caller, from their positions and colours. */
const sparseText = ['--psm', '11'];
const scriptDetection = ['--psm', '0'];

/**
 * Tesseract as a process for each picture. It gets pixels as a portable grey map, never the file that they come from, so that no
 * decoder of it meets hostile bytes.
 */
export class TesseractRecognizer implements TextRecognizer {
  readonly id = 'tesseract';
  readonly #options: TesseractOptions;

  constructor(options: TesseractOptions = {}) {
    this.#options = options;
  }

  /** Why it cannot work here, as far as that is known without asking it; undefined where it can. */
  get missing(): string | undefined {
    return this.#program() === undefined ? missing : undefined;
  }

  async health(): Promise<RecognizerHealth> {
    const program = this.#program();
    if (program === undefined) return { state: 'unavailable', reason: missing };
    const installed = await this.#data(program, AbortSignal.timeout(program.patience));
    if (languagesOf(installed).length > 0) return { state: 'ready' };
    return { state: 'unavailable', reason: 'Tesseract has no language data; install tesseract-ocr-eng' };
  }

  async languages(): Promise<readonly string[]> {
    const program = this.#program();
    if (program === undefined) return [];
    return languagesOf(await this.#data(program, AbortSignal.timeout(program.patience)));
  }

  async recognize(picture: GreyPicture, { language, signal }: RecognizeOptions): Promise<readonly RecognizedWord[]> {
    signal.throwIfAborted();
    const program = this.#program();
    if (program === undefined) throw failed(`this server recognizes no text in pictures: ${missing}.`);
    const installed = await this.#data(program, signal);
    const input = [Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`), picture.pixels];
    const data =
      language === undefined
        ? await this.#detectScript(program, input, installed, signal)
        : dataForLanguage(language, installed);
    if (data === undefined) {
      const name = language === undefined ? 'English' : languageName(language);
      throw failed(`this server has no data to recognize ${name} in pictures.`);
    }
    const words = ['stdin', 'stdout', '-l', data, ...sparseText, '-c', 'tessedit_create_hocr=1'];
    const { code, output } = await runBounded(program, words, input, signal);
    if (code !== 0) throw failed('the recognition of its text failed or took too long.');
    return readHocr(output);
  }

  async #detectScript(
    program: BoundedProgram,
    input: readonly Uint8Array[],
    installed: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const latin = dataForScript('Latin', installed);
    if (!installed.has('osd')) return latin;
    const { output } = await runBounded(program, ['stdin', 'stdout', ...scriptDetection], input, signal);
    // Too few letters for an opinion are not rare in pictures.
    const script = /^Script: (\w+)/m.exec(output)?.[1];
    return (script === undefined ? undefined : dataForScript(script, installed)) ?? latin;
  }

  /** Names of installed data. Asked each time, which takes 10 ms: set-up may be installing more of it. */
  async #data(program: BoundedProgram, signal: AbortSignal): Promise<ReadonlySet<string>> {
    const { output } = await runBounded(program, ['--list-langs'], [], signal);
    const [, ...names] = output.split('\n').map((name) => name.trim());
    return new Set(names.filter((name) => name !== ''));
  }

  #program(): BoundedProgram | undefined {
    const { searchPath = usualSearchPath, memoryLimit = 1024 ** 3, cpuSeconds = 30 } = this.#options;
    const path = findProgram('tesseract', searchPath);
    if (path === undefined) return undefined;
    const limiter = findProgram('prlimit', searchPath);
    return { path, limiter, memoryLimit, cpuSeconds, patience: 4_000 * cpuSeconds };
  }
}

function failed(reason: string): ServiceError {
  return new ServiceError('invalid_document', { reason });
}
