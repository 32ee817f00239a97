import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { DocumentConverter } from '../../src/contracts/documents/document-converter.ts';
import { processIsGone } from '../support/process-is-gone.ts';
import { TemporaryFolder } from './stores-fixtures.ts';

export interface ConverterScene extends AsyncDisposable {
  readonly converter: DocumentConverter;
  /** A document for each conversion, with a word that its result contains. */
  readonly documents: readonly {
    readonly from: string;
    readonly to: string;
    readonly bytes: Uint8Array;
    readonly word: string;
  }[];
  /** Documents that cannot be read. */
  readonly broken: readonly { readonly from: string; readonly to: string; readonly bytes: Uint8Array }[];
  /** What the result says. */
  textOf(path: string, type: string): Promise<string>;
  /** Files and folders of documents under conversion. */
  leftovers(): readonly string[];
  /** Ids of the processes of a conversion; resolves once there is one. */
  processes(): Promise<readonly number[]>;
}

const never = new AbortController().signal;

/** The rules of `DocumentConverter`. */
export function describeDocumentConverter(name: string, start: () => Promise<ConverterScene>): void {
  describe(`a converter of documents, ${name}`, () => {
    it('lists what it can convert, all of it where everything is installed', async () => {
      await using scene = await start();
      const { converter, documents } = scene;
      assert.equal(converter.health().state, 'ready');
      assert.deepEqual(converter.available(), converter.possible);
      for (const { from, to } of documents) assert.ok(converter.possible[from]?.includes(to), `${from} to ${to}`);
    });

    it('converts each type, with its text, and leaves nothing else behind', async () => {
      await using scene = await start();
      using folder = new TemporaryFolder();
      for (const { from, to, bytes, word } of scene.documents) {
        const [source, destination] = [join(folder.path, 'source'), join(folder.path, 'result')];
        writeFileSync(source, bytes);
        writeFileSync(destination, '');
        await scene.converter.convert({ from, to, source, destination }, never);
        const found = await scene.textOf(destination, to);
        assert.ok(found.includes(word), `${from} to ${to}: ${found.slice(0, 500)}`);
        assert.deepEqual(readFileSync(source), Buffer.from(bytes));
      }
      assert.deepEqual(scene.leftovers(), []);
    });

    it('refuses documents that cannot be read, and goes on with others', async () => {
      await using scene = await start();
      using folder = new TemporaryFolder();
      const [source, destination] = [join(folder.path, 'source'), join(folder.path, 'result')];
      for (const { from, to, bytes } of scene.broken) {
        writeFileSync(source, bytes);
        const conversion = { from, to, source, destination };
        await assert.rejects(scene.converter.convert(conversion, never), { code: 'invalid_document' });
        assert.ok(!existsSync(destination));
      }
      assert.deepEqual(scene.leftovers(), []);
    });

    it('ends its processes when the signal aborts, and rejects with the reason', async () => {
      await using scene = await start();
      using folder = new TemporaryFolder();
      const [document] = scene.documents;
      assert.ok(document);
      const [source, destination] = [join(folder.path, 'source'), join(folder.path, 'result')];
      writeFileSync(source, document.bytes);
      const controller = new AbortController();
      const conversion = { from: document.from, to: document.to, source, destination };
      const ended = assert.rejects(scene.converter.convert(conversion, controller.signal), /stopped/);
      const processes = await scene.processes();
      controller.abort(new Error('stopped'));
      await ended;
      for (const id of processes) await processIsGone(id);
      assert.deepEqual(scene.leftovers(), []);
      assert.deepEqual(readdirSync(folder.path), ['source']);
      await assert.rejects(scene.converter.convert(conversion, AbortSignal.abort(new Error('before'))), /before/);
    });
  });
}
