import assert from 'node:assert/strict';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type {
  DocumentFilter,
  OpenDocument,
  ReadOptions,
  TextUnit,
} from '../../src/contracts/documents/document-filter.ts';
import type { TextRecognizer } from '../../src/contracts/documents/text-recognizer.ts';
import type { Segment } from '../../src/contracts/segment.ts';
import { withinCpu } from '../support/within-cpu.ts';
import { filterContext, listFiles, sourceOf, testLimits, useFolder } from './document-files.ts';
import { corpusFiles, type FuzzOptions, fuzzDocumentFilter, openAndWrite } from './document-fuzz.ts';
import { canonicalInlines, pseudoTranslate } from './document-pseudo.ts';
import { assertSameCodes } from './segment-codes.ts';

export interface DocumentFilterContract {
  /**
   * Real files, at least a dozen with an extension of the format. In `hostile/` beside them, with any name: files that
   * must be refused or read, but must do no harm.
   */
  readonly folder: string;
  readonly read?: Partial<ReadOptions>;
  /** Another reader's opinion: throws when the document after pseudo-translation is not what it was but for its text. */
  readonly independent?: (before: Buffer, after: Buffer, path: string) => void | Promise<void>;
  /**
   * Names of files where every text says its own language. What is not translated beside what is keeps saying so, and is then in
   * another language than the document.
   */
  readonly ownLanguages?: readonly string[];
  /** Codes can swap positions among the words. Default true. */
  readonly moveCodes?: boolean;
  /** Canonical code that pseudo-translations are written as. Default `de`. */
  readonly targetLanguage?: string;
  /** What is compared of a segment before writing and after reading again. Default: texts and codes. */
  readonly canonical?: (segment: Segment) => unknown;
  /**
   * What is compared of all segments of a document together, for formats without paragraphs: reading finds the units by how the text
   * looks, and longer text looks different. Default: each segment and its kind.
   */
  readonly together?: (segments: readonly Segment[]) => unknown;
  /** Reads pictures; default Tesseract. What is read in them is not compared: it has mistakes, and tests of its own. */
  readonly recognizer?: TextRecognizer;
  /** Reads pictures of mutated files; default the same. Files that lose their text are recognized, which takes most of the time. */
  readonly fuzzRecognizer?: TextRecognizer;
  /** Mutated files. Default 200. */
  readonly fuzzRuns?: number;
  readonly mutate?: FuzzOptions['mutate'];
}

/** What every DocumentFilter does: the docstring of the contract as tests, over a folder of files. */
export function describeDocumentFilter(filter: DocumentFilter, contract: DocumentFilterContract): void {
  const { moveCodes = true, targetLanguage = 'de', canonical = canonicalInlines } = contract;
  const read: ReadOptions = { sourceLanguage: 'en', conversion: {}, ...contract.read };
  const around = { read, ...(contract.recognizer && { recognizer: contract.recognizer }) };
  const open = async (path: string): Promise<OpenDocument> =>
    filter.open(await sourceOf(path), read, filterContext(around));
  const isCompared = ({ unbilled = false }: TextUnit): boolean => !unbilled;
  const compared = contract.together ?? ((all: readonly Segment[]): unknown => all.map(canonical));
  const segments = (document: OpenDocument): unknown =>
    compared(document.units.filter(isCompared).map(({ segment }) => segment));
  const pseudo = (document: OpenDocument): readonly Segment[] =>
    document.units.map((unit) => pseudoTranslate(unit, { moveCodes }));

  describe(`the document filter ${filter.id}`, () => {
    let files: readonly string[];
    let hostile: readonly string[];
    let folder: Awaited<ReturnType<typeof useFolder>>;
    let written = 0;
    /** Of files that tests share: opening and writing take most of the time. */
    const opened = new Map<string, OpenDocument>();
    const translated = new Map<string, string>();
    before(async () => {
      folder = await useFolder();
      files = await corpusFiles(filter, contract.folder);
      hostile = await listFiles(join(contract.folder, 'hostile'));
    });
    after(async () => {
      for (const document of opened.values()) await document[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    });

    const destinationFor = (path: string): string => {
      written += 1;
      return join(folder.path, `${written}${extname(path)}`);
    };

    async function write(
      document: OpenDocument,
      path: string,
      translations: readonly (Segment | undefined)[],
    ): Promise<string> {
      const destination = destinationFor(path);
      await document.write(translations, destination, { targetLanguage, watermark: false });
      return destination;
    }

    /** The file with all texts translated. */
    async function writeAll(document: OpenDocument, path: string): Promise<string> {
      const known = translated.get(path);
      if (known !== undefined) return known;
      const destination = await write(document, path, pseudo(document));
      translated.set(path, destination);
      return destination;
    }

    /** Every file in turn, opened once for all tests; what fails says in which. */
    async function forEachFile(check: (path: string, document: OpenDocument) => Promise<void>): Promise<void> {
      for (const path of files) {
        try {
          const document = opened.get(path) ?? (await open(path));
          opened.set(path, document);
          await check(path, document);
        } catch (cause) {
          throw new Error(`${basename(path)}: ${(cause as Error).message}`, { cause });
        }
      }
    }

    it('has a folder of files to show it with', () => {
      assert.ok(files.length >= 12, `${files.length} files in ${contract.folder}`);
      assert.ok(hostile.length > 0, `${contract.folder}/hostile is empty`);
    });

    it('finds the same units when it opens a file twice, with room for no more', () =>
      forEachFile(async (path, document) => {
        const limits = { ...testLimits, texts: document.units.length };
        await using again = await filter.open(await sourceOf(path), read, filterContext({ ...around, limits }));
        assert.deepEqual(again.units, document.units);
      }));

    it('gives units with text and with codes that are well nested', () =>
      forEachFile(async (_path, document) => {
        for (const { segment } of document.units) {
          assertSameCodes(segment, segment);
          assert.ok(
            segment.inlines.some((inline) => typeof inline === 'string' && inline.trim() !== ''),
            `a unit without text: ${JSON.stringify(segment)}`,
          );
        }
      }));

    it('writes the same bytes when nothing is translated', () =>
      forEachFile(async (path, document) => {
        const destination = await write(
          document,
          path,
          document.units.map(() => undefined),
        );
        assert.ok((await readFile(destination)).equals(await readFile(path)), 'other bytes');
      }));

    it('reads what was written as translations again, codes included', () =>
      forEachFile(async (path, document) => {
        const translations = pseudo(document);
        await using again = await open(await writeAll(document, path));
        assert.deepEqual(
          segments(again),
          compared(translations.filter((_, index) => isCompared(document.units[index] as TextUnit))),
        );
        if (contract.together !== undefined) return;
        assert.deepEqual(
          again.units.filter(isCompared).map(({ kind }) => kind),
          document.units.filter(isCompared).map(({ kind }) => kind),
        );
      }));

    it('leaves what is not translated beside what is', () =>
      forEachFile(async (path, document) => {
        const translations = pseudo(document).map((segment, index) => (index % 2 === 0 ? undefined : segment));
        await using again = await open(await write(document, path, translations));
        const keepsLanguage = contract.ownLanguages?.includes(basename(path)) ?? false;
        const expected = document.units.flatMap(({ segment, ...unit }, index) => {
          if (!isCompared({ segment, ...unit })) return [];
          const written = translations[index] ?? (keepsLanguage ? undefined : segment);
          return written === undefined ? [] : [written];
        });
        assert.deepEqual(segments(again), compared(expected));
      }));

    it('writes more than once from one opening', () =>
      forEachFile(async (path, document) => {
        const first = await readFile(await writeAll(document, path));
        const second = await readFile(await write(document, path, pseudo(document)));
        assert.ok(first.equals(second), 'other bytes the second time');
      }));

    it(
      'keeps what another reader sees',
      { skip: contract.independent === undefined && 'nothing else reads the format here' },
      () =>
        forEachFile(async (path, document) => {
          const destination = await writeAll(document, path);
          await contract.independent?.(await readFile(path), await readFile(destination), path);
        }),
    );

    it('refuses hostile files or reads them, before long', () =>
      withinCpu(60, async () => {
        for (const path of hostile) {
          const copy = join(folder.path, basename(path));
          await copyFile(path, copy);
          try {
            await openAndWrite(filter, copy, { ...around, moveCodes });
          } catch (cause) {
            throw new Error(`hostile/${basename(path)}`, { cause });
          }
        }
      }));

    it('refuses files over the limit of bytes', async () => {
      const path = files[0] as string;
      const limits = { unpackedBytes: 1, entries: 1000, depth: 100 };
      await assert.rejects(filter.open(await sourceOf(path), read, filterContext({ read, limits })), {
        code: 'document_too_large',
      });
    });

    it('refuses a file with more than twice as many texts as are allowed, while it reads it', async () => {
      for (const path of files) {
        const document = await open(path);
        const texts = Math.ceil(document.units.length / 2) - 1;
        await document[Symbol.asyncDispose]();
        if (texts < 1) continue;
        const context = filterContext({ ...around, limits: { ...testLimits, texts } });
        await assert.rejects(filter.open(await sourceOf(path), read, context), {
          code: 'document_too_large',
          message: new RegExp(`larger than ${texts.toLocaleString('en-US')} paragraphs, cells and other texts`),
        });
        return;
      }
      assert.fail('no file has three texts');
    });

    it('survives mutated files', async () => {
      const { fuzzRuns: runs = 200, mutate, fuzzRecognizer = contract.recognizer } = contract;
      await fuzzDocumentFilter(filter, {
        files,
        runs,
        read,
        moveCodes,
        ...(fuzzRecognizer && { recognizer: fuzzRecognizer }),
        ...(mutate && { mutate }),
      });
    });

    it('stops with the reason of an abort and leaves no file', async () => {
      const path = files[0] as string;
      const reason = new Error('stopped');
      const signal = AbortSignal.abort(reason);
      await assert.rejects(filter.open(await sourceOf(path), read, filterContext({ read, signal })), reason);
      for (const ticks of [0, 1, 2, 5, 20]) {
        const controller = new AbortController();
        await using document = await filter.open(
          await sourceOf(path),
          read,
          filterContext({ read, signal: controller.signal }),
        );
        const { rejects, name } = await abortedWrite(document, path, { controller, reason, ticks });
        if (ticks === 0) assert.ok(rejects, 'wrote although the signal was aborted before');
        const names = await readdir(folder.path);
        assert.equal(names.includes(basename(name)), !rejects, `a file and a rejection, or neither (${ticks} ticks)`);
      }
    });

    async function abortedWrite(
      document: OpenDocument,
      path: string,
      when: { readonly controller: AbortController; readonly reason: Error; readonly ticks: number },
    ): Promise<{ readonly rejects: boolean; readonly name: string }> {
      const name = destinationFor(path);
      if (when.ticks === 0) when.controller.abort(when.reason);
      const writing = document.write(pseudo(document), name, { targetLanguage, watermark: false }).then(
        () => false,
        (error: unknown) => {
          assert.equal(error, when.reason);
          return true;
        },
      );
      for (let tick = 0; tick < when.ticks; tick++) await new Promise(setImmediate);
      when.controller.abort(when.reason);
      return { rejects: await writing, name };
    }
  });
}
