import { mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patchLanguageModel, placeholder, placeholderCount } from './patch-language-model.ts';
import { pronounceTerms } from './pronounce-terms.ts';

export interface ModelFiles {
  readonly languageModel: string;
  readonly dictionary: string;
}

/** What a decoder that knows the terms of one stream is started with. */
export interface TermModels extends ModelFiles, AsyncDisposable {
  /** What the words of the dictionary represent: placeholders the terms, words in small letters those of the terms. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Makes models that know spoken terms. PocketSphinx cannot be taught words while it runs, so one copy of the language model
 * has words without a meaning, and each stream has a dictionary that gives some of them pronunciations:
 *
 *     terms ─► words ─► dictionary, else eSpeak NG ─► phones ─► `spkterm000 K Y UW B ER …` ─► decoder ─► spkterm000 ─► the term
 */
export class TermModelMaker {
  readonly #files: ModelFiles;
  readonly #folder: string | undefined;
  #ownFolder: Promise<string> | undefined;
  #patched: Promise<string> | undefined;

  /** `folder` keeps the copy of the language model. Without one it is made anew, and removed at the end. */
  constructor(files: ModelFiles, folder: string | undefined) {
    this.#files = files;
    this.#folder = folder;
  }

  async make(terms: readonly string[], signal: AbortSignal): Promise<TermModels> {
    const [languageModel, dictionary] = await Promise.all([this.#languageModel(), readFile(this.#files.dictionary)]);
    const pronounced = await pronounceTerms(terms.slice(0, placeholderCount), dictionary, signal);
    const written = new Map<string, string>();
    const lines: string[] = [];
    for (const [index, pronunciations] of pronounced.entries()) {
      const term = terms[index] ?? '';
      if (pronunciations.length > 0) written.set(placeholder(index), term);
      if (!/\s/.test(term)) written.set(term.toLowerCase(), term);
      for (const [number, phones] of pronunciations.entries())
        lines.push(`${placeholder(index)}${number === 0 ? '' : `(${number + 1})`} ${phones}\n`);
    }
    const path = await mkdtemp(join(tmpdir(), 'dragoman-terms-'));
    const dispose = (): Promise<void> => rm(path, { recursive: true, force: true });
    try {
      const file = await open(join(path, 'terms.dict'), 'wx', 0o600);
      try {
        await file.writeFile(dictionary);
        await file.writeFile(`\n${lines.join('')}`);
      } finally {
        await file.close();
      }
    } catch (error) {
      await dispose();
      throw error;
    }
    return { languageModel, dictionary: join(path, 'terms.dict'), written, [Symbol.asyncDispose]: dispose };
  }

  async dispose(): Promise<void> {
    const folder = await this.#ownFolder?.catch(() => undefined);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }

  /** The copy of the language model, made once for each state of it. */
  async #languageModel(): Promise<string> {
    this.#patched ??= this.#patch();
    try {
      const path = await this.#patched;
      await stat(path);
      return path;
    } catch {
      // Somebody has removed it, or the disk was full.
      this.#patched = this.#patch();
      return this.#patched;
    }
  }

  async #patch(): Promise<string> {
    const folder = await this.#modelFolder();
    const { size, mtimeMs } = await stat(this.#files.languageModel);
    const path = join(folder, `spoken-terms-${size}-${Math.round(mtimeMs)}.lm.bin`);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) await patchLanguageModel(this.#files.languageModel, path);
    return path;
  }

  async #modelFolder(): Promise<string> {
    if (this.#folder !== undefined) {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      return this.#folder;
    }
    this.#ownFolder ??= mkdtemp(join(tmpdir(), 'dragoman-speech-'));
    return this.#ownFolder;
  }
}
