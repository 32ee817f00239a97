import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentText, DocumentTools, WrittenDocument } from '../../src/contracts/documents/document-tools.ts';
import { textSegment } from '../../src/language/segments.ts';

export interface ToolsScene extends AsyncDisposable {
  readonly tools: DocumentTools;
  /** A document of one of the formats with the units that it has. */
  readonly document: { readonly name: string; readonly format: string; readonly bytes: Uint8Array };
  readonly units: readonly string[];
  /** One that cannot be read, for a reason that lies in it. */
  readonly broken: { readonly name: string; readonly format: string; readonly bytes: Uint8Array };
  /** Files with the plain text of documents that have names. */
  plainFiles(): readonly string[];
}

const never = new AbortController().signal;
const limits = { unpackedBytes: 1 << 20, entries: 100, depth: 100 };
const options = { targetLanguage: 'es', watermark: false };

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 7) yield bytes.subarray(from, from + 7);
}

async function textOf({ content }: WrittenDocument): Promise<string> {
  return Buffer.concat(await Array.fromAsync(content)).toString();
}

/** The rules of `DocumentTools`. */
export function describeDocumentTools(name: string, start: () => Promise<ToolsScene>): void {
  const open = ({ tools }: ToolsScene, document: ToolsScene['document'], signal = never): Promise<DocumentText> =>
    tools.open(
      { name: document.name, bytes: piecesOf(document.bytes) },
      { format: document.format, limits, conversion: {} },
      signal,
    );

  describe(`tools for documents ${name}`, () => {
    it('name their formats, with extensions in lower case that belong to one each', async () => {
      await using scene = await start();
      const extensions = scene.tools.formats.flatMap((format) => format.extensions);
      assert.equal(new Set(extensions).size, extensions.length);
      for (const extension of extensions) assert.match(extension, /^[a-z\d]+$/);
      for (const { mediaType } of scene.tools.formats) assert.match(mediaType, /^[\w.+-]+\/[\w.+-]+$/);
    });

    it('read units in order, and write translations in the position of theirs', async () => {
      await using scene = await start();
      await using document = await open(scene, scene.document);
      assert.deepEqual(
        document.units.map(({ segment }) => segment.inlines.join('')),
        scene.units,
      );
      const last = scene.units.length - 1;
      const translations = scene.units.map((_, index) => (index === last ? textSegment('Traducido.') : undefined));
      const written = await textOf(await document.write(translations, options, never));
      for (const kept of scene.units.slice(0, -1)) assert.ok(written.includes(kept), kept);
      assert.ok(written.includes('Traducido.') && !written.includes(scene.units[last] ?? ''));
      assert.deepEqual(scene.plainFiles(), []);
    });

    it('have several documents open at once', async () => {
      await using scene = await start();
      await using one = await open(scene, scene.document);
      await using other = await open(scene, scene.document);
      assert.deepEqual(other.units, one.units);
      const unchanged = scene.units.map(() => undefined);
      const [first, second] = await Promise.all(
        [one, other].map(async (document) => textOf(await document.write(unchanged, options, never))),
      );
      assert.equal(first, second);
    });

    it('refuse a document that cannot be read, and go on with others', async () => {
      await using scene = await start();
      await assert.rejects(open(scene, scene.broken), { code: 'invalid_document' });
      await (await open(scene, scene.document))[Symbol.asyncDispose]();
      assert.deepEqual(scene.plainFiles(), []);
    });

    it('reject with what the bytes throw, and with the reason of the signal', async () => {
      await using scene = await start();
      const { name: file, format } = scene.document;
      const broken = new Error('broken');
      const bytes = (async function* () {
        yield Buffer.from('a');
        throw broken;
      })();
      const reading = { format, limits, conversion: {} };
      await assert.rejects(scene.tools.open({ name: file, bytes }, reading, never), (error) => error === broken);
      const reason = new Error('stopped');
      const stopped = AbortSignal.abort(reason);
      await assert.rejects(open(scene, scene.document, stopped), (error) => error === reason);
      await using document = await open(scene, scene.document);
      const unchanged = scene.units.map(() => undefined);
      await assert.rejects(
        (async () => textOf(await document.write(unchanged, options, stopped)))(),
        (error) => error === reason,
      );
      assert.deepEqual(scene.plainFiles(), []);
    });
  });
}
