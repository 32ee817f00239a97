import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelFiles } from './heard-words.ts';
import { writeHeardWords } from './heard-words.ts';
import { MadeFiles } from './made-files.ts';
import { patchLanguageModel, placeholder, placeholderCount } from './patch-language-model.ts';
import { pronounceTerms } from './pronounce-terms.ts';
import { makeSpellingFile } from './spelling/make-spelling-file.ts';
import { SpellingModel } from './spelling/spelling-model.ts';

/** What makes a decoder know the terms of one stream. */
export interface TermModels extends AsyncDisposable {
  /** A file, which is gone with this. */
  readonly dictionary: string;
  /** What the words of the dictionary represent: placeholders the terms, words in small letters those of the terms. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Makes models that know spoken terms. PocketSphinx cannot be taught words while it runs, so one copy of the language model
 * has words without a meaning, and each stream has a dictionary that gives some of them pronunciations:
 *
 *     terms ─► words ─► dictionary ───────────────► phones ─► `spkterm000 K Y UW B ER …` ─► decoder ─► spkterm000 ─► the term
 *                └─ unknown ─► spelling, eSpeak NG ──┘
 */
export class TermModelMaker {
  readonly #files: ModelFiles;
  readonly #made: MadeFiles;
  readonly #onIncident: (detail: string) => void;
  #spelling: Promise<SpellingModel | undefined> | undefined;

  /**
   * `folder` keeps the copy of the language model, and what was learned from the dictionary. Without one they are made anew, and
   * removed at the end. `onIncident` gets why nothing could be learned.
   */
  constructor(files: ModelFiles, folder: string | undefined, onIncident: (detail: string) => void = () => {}) {
    this.#files = files;
    this.#made = new MadeFiles(folder);
    this.#onIncident = onIncident;
  }

  async make(terms: readonly string[], signal: AbortSignal): Promise<TermModels> {
    const [, spelling, dictionary, base] = await Promise.all([
      this.languageModel(),
      this.#learnedSpelling(),
      readFile(this.#files.dictionary),
      this.dictionary().then((path) => readFile(path)),
    ]);
    const known = { terms: terms.slice(0, placeholderCount), dictionary, spelling };
    const pronounced = await pronounceTerms(known, signal);
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
        await file.writeFile(base);
        await file.writeFile(lines.join(''));
      } finally {
        await file.close();
      }
    } catch (error) {
      await dispose();
      throw error;
    }
    return { dictionary: join(path, 'terms.dict'), written, [Symbol.asyncDispose]: dispose };
  }

  /** The copy of the language model, made once for each state of it. */
  languageModel(): Promise<string> {
    const { languageModel } = this.#files;
    const make = (path: string): Promise<void> => patchLanguageModel(languageModel, path);
    return this.#made.path({ sources: [languageModel], name: 'spoken-terms-lm', make });
  }

  /** The dictionary without the words that the language model lacks: they are never heard, and are two of five. */
  dictionary(): Promise<string> {
    const { languageModel, dictionary } = this.#files;
    const make = (path: string): Promise<void> => writeHeardWords(this.#files, path);
    return this.#made.path({ sources: [languageModel, dictionary], name: 'words', make });
  }

  async dispose(): Promise<void> {
    await this.#made.dispose();
  }

  /** Read once. Without it terms are pronounced as eSpeak NG does. */
  #learnedSpelling(): Promise<SpellingModel | undefined> {
    this.#spelling ??= this.#readSpelling().catch((error: unknown) => {
      this.#onIncident(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    return this.#spelling;
  }

  async #readSpelling(): Promise<SpellingModel> {
    const { dictionary } = this.#files;
    const make = (path: string, signal: AbortSignal): Promise<void> => makeSpellingFile(dictionary, path, signal);
    return SpellingModel.fromBytes(
      await readFile(await this.#made.path({ sources: [dictionary], name: 'spelling', make })),
    );
  }
}
